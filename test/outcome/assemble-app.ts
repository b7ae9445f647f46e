import { cp, rm } from 'node:fs/promises'
import { ROOT } from '../support/root.ts'

const OUTCOME_FOLDER = `${ROOT}test/outcome`

/** Copies the empty app and the layers over it, and returns the folder of the result. */
export async function assembleApp(name: string, layers: readonly string[]): Promise<string> {
  const folder = `${ROOT}node_modules/.cache/outcome/${name}`
  await rm(folder, { recursive: true, force: true })
  for (const layer of ['app', ...layers]) {
    await cp(`${OUTCOME_FOLDER}/${layer}`, folder, { recursive: true })
  }
  return folder
}
