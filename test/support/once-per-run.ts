import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'
import type {} from './run-folder.ts'

/** A folder that one process of a run fills; the others wait until it has, or has failed. */
export async function oncePerRun(
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(inject('scratch'), name)
  const ended = `${folder}.ended`
  const isFirst = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  if (isFirst) await fill(folder).then(() => writeFile(ended, SUCCESS), recordFailure(ended))
  else await waitForSuccess(ended)
  return folder
}

const SUCCESS = 'well'

const recordFailure = (ended: string) => async (error: unknown) => {
  await writeFile(ended, String(error))
  throw error
}

/** Waits for the file in which another process tells how it ended. */
async function waitForSuccess(file: string): Promise<void> {
  let told = ''
  while (told === '') {
    await setTimeout(50)
    if (existsSync(file)) told = await readFile(file, 'utf8')
  }
  if (told !== SUCCESS) throw new Error(told)
}
