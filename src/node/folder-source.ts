import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, type Source } from '../index.ts'
import { ifExists } from './if-exists.ts'

/** Returns a source that reads from the `v1` folder of a built site. */
export const folderSource =
  (folder: string): Source =>
  async (path, { signal } = {}) => {
    try {
      const text = await ifExists(readFile(join(folder, path), { encoding: 'utf8', signal }))
      if (text !== undefined) return JSON.parse(text)
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw new Problem('source-unreachable', `${path} could not be read.`, {
        cause,
        hint: `Check that ${folder} is the v1 folder of a built site.`,
      })
    }
    throw new Problem('record-not-found', `There is nothing at ${path}.`)
  }
