import { getOwn } from '../kernel/json/value.ts'
import { nearest } from '../kernel/nearest.ts'
import { quote } from '../kernel/text.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from './content-types.ts'

/** What a file of a content folder holds. */
export type FileKind = 'record' | 'example' | 'style' | 'behavior' | 'queries'

/** The parsed path of a file in a content folder. */
export interface ContentPath {
  readonly type: ContentType
  readonly slug: string
  readonly kind: FileKind
  /** The preset of a pattern's example. */
  readonly preset?: string
  /** Set for a record in a folder of its own. */
  readonly inFolder?: true
}

/** The names of the files in a record's folder. A type without them has one JSON file per record. */
const FOLDER_FILES: {
  readonly [T in ContentType]: Readonly<Record<string, FileKind>> | undefined
} = {
  patterns: {
    'pattern.json': 'record',
    'style.css': 'style',
    'behavior.js': 'behavior',
    'queries.json': 'queries',
  },
  themes: undefined,
  blueprints: undefined,
  archetypes: undefined,
  shells: { 'shell.json': 'record', 'example.html': 'example', 'style.css': 'style' },
}

/** Returns the path of a record in a content folder, for types with and without own folders. */
export const getRecordPath = (type: ContentType, slug: string): string =>
  FOLDER_FILES[type] ? `${type}/${slug}/${toSingular(type)}.json` : `${type}/${slug}.json`

/**
 * Parses a path relative to a content folder. Returns undefined for files that do not belong. A
 * pattern or shell may also be a JSON file next to the folder of its examples, as in version 1.
 *
 * @example
 * import { parseContentPath } from '@svc/content/site'
 *
 * const { type, slug, kind } = parseContentPath('patterns/hero/style.css')
 * [type, slug, kind] // => ['patterns', 'hero', 'style']
 */
export function parseContentPath(path: string): ContentPath | undefined {
  const [folder, name = '', part, ...rest] = path.split('/')
  const type = CONTENT_TYPES.find((type) => type === folder)
  if (type === undefined || rest.length > 0) return undefined
  return part === undefined ? parseFile(type, name) : parseFolderFile(type, name, part)
}

function parseFile(type: ContentType, name: string): ContentPath | undefined {
  const { slug, extension } = /^(?<slug>.+)\.(?<extension>json|html)$/.exec(name)?.groups ?? {}
  if (slug === undefined) return undefined
  if (extension === 'json') return { type, slug, kind: 'record' }
  return type === 'shells' ? { type, slug, kind: 'example' } : undefined
}

function parseFolderFile(type: ContentType, slug: string, name: string): ContentPath | undefined {
  if (slug === '' || FOLDER_FILES[type] === undefined) return undefined
  const kind = getOwn(FOLDER_FILES[type], name) as FileKind | undefined
  if (kind === 'record') return { type, slug, kind, inFolder: true }
  if (kind !== undefined) return { type, slug, kind }
  const preset = type === 'patterns' ? /^(.+)\.html$/.exec(name)?.[1] : undefined
  return preset === undefined ? undefined : { type, slug, kind: 'example', preset }
}

/** True for a folder of a type, and for the folder of a record. */
export function isRecordFolder(path: string): boolean {
  const [folder, slug, ...rest] = path.split('/')
  const type = CONTENT_TYPES.find((type) => type === folder)
  if (type === undefined || rest.length > 0) return false
  return slug === undefined || FOLDER_FILES[type] !== undefined
}

/** What to write about a path that does not belong to a content folder. */
export interface UnexpectedPath {
  readonly message: string
  readonly expected?: string
  readonly hint?: string
  readonly suggestion?: string
}

/** Describes a path that does not belong, with the name that was probably meant. */
export function describeUnexpectedPath(path: string): UnexpectedPath {
  const [folder, , name] = path.split('/')
  const type = CONTENT_TYPES.find((type) => type === folder)
  const files = type && name !== undefined ? FOLDER_FILES[type] : undefined
  if (!type || !files || name === undefined) return NOT_A_RECORD
  const names = Object.keys(files)
  const extension = /\.\w+$/.exec(name)?.[0]
  const suggestion =
    nearest(name, names)[0] ?? names.find((known) => extension && known.endsWith(extension))
  const examples = type === 'patterns' ? ', and an HTML file for each preset' : ''
  return {
    message: `${quote(name)} is not the name of a file in the folder of a ${toSingular(type)}.`,
    expected: `${names.join(', ')}${examples}`,
    ...(suggestion && { hint: `Did you mean "${suggestion}"?`, suggestion }),
  }
}

const NOT_A_RECORD: UnexpectedPath = {
  message: 'Only records (JSON) and their examples (HTML) belong in this folder.',
}
