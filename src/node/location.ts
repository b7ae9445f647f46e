import { join } from 'node:path'
import { type FetchOptions, fetchSource, type Source } from '../index.ts'
import { folderSource } from './folder-source.ts'

/** Returns the URL or the folder of a site that the environment variables name. */
export const readLocation = (): string | undefined =>
  process.env.SVC_API_URL || process.env.REGISTRY_URL || undefined

/** Returns the source of a URL, or of the folder of a built site. */
export const toSource = (location: string, options?: FetchOptions): Source =>
  /^https?:/i.test(location) ? fetchSource(location, options) : folderSource(join(location, 'v1'))
