import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, type Source } from '../index.ts'

/** A source over the `v1` folder of a built site. */
export const folderSource =
  (folder: string): Source =>
  async (path, { signal } = {}) => {
    try {
      return JSON.parse(await readFile(join(folder, path), { encoding: 'utf8', signal }))
    } catch (cause) {
      if (signal?.aborted) throw cause
      if (isFileNotFound(cause))
        throw new Problem('record-not-found', `There is nothing at ${path}.`)
      throw new Problem('source-unreachable', `${path} could not be read.`, {
        cause,
        hint: `Check that ${folder} is the v1 folder of a built site.`,
      })
    }
  }

const isFileNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
