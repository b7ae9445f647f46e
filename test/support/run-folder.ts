import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for files that the processes of a run share. */
    readonly scratch: string
  }
}

/**
 * Creates the shared folder of a run and removes it after all processes have ended. The temporary
 * files of all tests are in it, so that nothing is left behind.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-test-'))
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  const removeOnExit = () => rmSync(folder, { recursive: true, force: true })
  // A run that is interrupted or fails early has no teardown.
  process.once('exit', removeOnExit)
  provide('scratch', folder)
  return async () => {
    process.off('exit', removeOnExit)
    await rm(folder, { recursive: true, force: true })
  }
}
