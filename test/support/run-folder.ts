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

/** Creates the shared folder of a run and removes it after all processes have ended. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-test-'))
  provide('scratch', folder)
  return () => rm(folder, { recursive: true, force: true })
}
