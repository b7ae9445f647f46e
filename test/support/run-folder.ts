import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the processes of a run share. */
    readonly scratch: string
  }
}

/** Gives a run its folder, and takes it away when all of its processes have ended. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-test-'))
  provide('scratch', folder)
  return () => rm(folder, { recursive: true, force: true })
}
