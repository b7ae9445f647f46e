import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

// `npm run content`: checks the corpus against the quality rules. `--write` sorts the keys of records;
// `--format` only reports records whose keys are not sorted. `--only patterns/hero` selects records.

const root = fileURLToPath(new URL('../', import.meta.url))
process.chdir(root)
const { values } = parseArgs({
  options: {
    content: { type: 'string', multiple: true, default: ['content'] },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    format: { type: 'boolean', default: false },
  },
})
/** @type {{ module: typeof import('./check-content.ts') }} */
const { module } = await runnerImport(`${root}build/check-content.ts`, {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = values.write || values.format ? await format() : await check()

async function format() {
  const files = await module.formatFolders(values.content, {
    write: values.write,
    only: values.only,
  })
  for (const file of files) console.log(values.write ? `written: ${file}` : `not in order: ${file}`)
  if (files.length > 0 && !values.write) console.log('`npm run content -- --write` fixes it.')
  return files.length > 0 && !values.write ? 1 : 0
}

async function check() {
  const { report, text } = await module.checkFolders({
    root,
    folders: values.content,
    only: values.only,
  })
  console.log(values.json ? JSON.stringify(report, null, 2) : text)
  return report.status === 'healthy' ? 0 : 1
}
