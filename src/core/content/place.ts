import { type ContentType, parseContentType } from './type.ts'

/** What a file of a corpus folder holds: a record, or the example of one of its presets. */
export interface ContentPath {
  readonly type: ContentType
  readonly slug: string
  readonly kind: 'record' | 'example'
  /** The preset that a pattern's example shows. */
  readonly preset?: string
}

const CONTENT_PATH_PATTERN =
  /^(?<folder>[a-z]+)\/(?<slug>[^/]+?)(?:\/(?<preset>[^/]+))?\.(?<ending>json|html)$/

/** What stands at a path below a corpus folder, or undefined where no file of a corpus belongs. */
export function parseContentPath(path: string): ContentPath | undefined {
  const { folder = '', slug = '', preset, ending } = CONTENT_PATH_PATTERN.exec(path)?.groups ?? {}
  const type = parseContentType(folder)
  if (type !== folder || type === undefined) return undefined
  if (ending === 'json') return preset === undefined ? { type, slug, kind: 'record' } : undefined
  if (type === 'shells' && preset === undefined) return { type, slug, kind: 'example' }
  return type === 'patterns' && preset !== undefined
    ? { type, slug, kind: 'example', preset }
    : undefined
}
