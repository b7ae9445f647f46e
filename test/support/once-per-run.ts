import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'
import type {} from './run-folder.ts'

/** Returns a folder that the first process of a run fills; the others wait for it to finish. */
export async function oncePerRun(
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(inject('scratch'), name)
  const outcomeFile = `${folder}.outcomeFile`
  const isFirst = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  if (isFirst)
    await fill(folder).then(() => writeFile(outcomeFile, SUCCESS), recordFailure(outcomeFile))
  else await waitForSuccess(outcomeFile)
  return folder
}

const SUCCESS = 'ok'

const recordFailure = (outcomeFile: string) => async (error: unknown) => {
  await writeFile(outcomeFile, String(error))
  throw error
}

/** Waits for the outcome that another process writes, and throws if it failed. */
async function waitForSuccess(file: string): Promise<void> {
  let outcome = ''
  while (outcome === '') {
    await setTimeout(50)
    if (existsSync(file)) outcome = await readFile(file, 'utf8')
  }
  if (outcome !== SUCCESS) throw new Error(outcome)
}
