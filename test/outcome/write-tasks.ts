import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ROOT } from '../support/root.ts'
import { renderTaskFiles } from './task-files.ts'

/** Writes the packs, contracts and themes of the tasks, and returns the exit code. */
export async function run(_: unknown, out: { readonly log: (text: string) => void }) {
  for (const [name, text] of await renderTaskFiles()) {
    const path = `${ROOT}test/outcome/${name}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    out.log(`written: test/outcome/${name}`)
  }
  return 0
}
