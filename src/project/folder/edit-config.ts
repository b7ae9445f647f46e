import type { FileWrite } from '../../internal/node.ts'
import { CONFIG_FILE, type OutputSettings, readSettingsFile } from './config.ts'
import { setJsonValue } from './json-edit.ts'

/** Plans a change of one of the `output` settings, in the file that has the settings. */
export async function planOutputSetting<K extends keyof OutputSettings>(
  root: string,
  key: K,
  value: OutputSettings[K],
): Promise<FileWrite> {
  const config = await readSettingsFile(root, CONFIG_FILE)
  if (config)
    return { path: CONFIG_FILE, content: setJsonValue(config.text, ['output', key], value) }
  const manifest = await readSettingsFile(root, 'package.json')
  if (manifest?.value.svc === undefined) {
    return {
      path: CONFIG_FILE,
      content: `${JSON.stringify({ output: { [key]: value } }, null, 2)}\n`,
    }
  }
  return {
    path: 'package.json',
    content: setJsonValue(manifest.text, ['svc', 'output', key], value),
  }
}
