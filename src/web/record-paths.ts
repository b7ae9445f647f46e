import { type ContentType, NAMESPACE } from '../index.ts'

/** The way from the page of a record to the site's root. */
export const RECORD_ROOT_PATH = '../../'

/** A file of the API that belongs to a record, seen from its page. */
export const getApiFilePath = (type: ContentType, name: string): string =>
  `${RECORD_ROOT_PATH}v1/${type}/${NAMESPACE}/${name}`
