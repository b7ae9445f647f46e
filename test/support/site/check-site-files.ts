import { createHash } from 'node:crypto'
import { matchRoute } from '../../../src/api/http/router.ts'
import type { Handler } from '../../../src/index.ts'
import { takeSample } from '../sample.ts'
import { findSchemaErrorsById } from '../schemas/schema-errors.ts'

/** Files that contain the problem document for a request without input, with its status. */
const REJECTED_FILES: ReadonlyMap<string, number> = new Map([
  ['v1/search.json', 400],
  ['v1/packs/compile.json', 405],
  ['v1/packs/select.json', 405],
])

/** The texts of a site's files by path. */
export type SiteFiles = ReadonlyMap<string, string>

/** True for files without a route: tables, registry items, manifests and bodies of 404 responses. */
const isRaw = (file: string): boolean => /^v1\/(_i\/|r\/|manifest\.|404\.)/.test(file)

/** Lists the files that contain a response of the handler. */
export const listResponseFiles = (files: SiteFiles): string[] =>
  [...files.keys()].filter((file) => /^(v1\/|health(\.json)?$)/.test(file) && !isRaw(file))

/** Finds files that differ from the handler's response for their path. */
export async function findDifferingFiles(files: SiteFiles, handle: Handler): Promise<string[]> {
  const errors: string[] = []
  for (const file of takeSample(listResponseFiles(files), 3)) {
    const response = await handle(new Request(`http://svc.test/${file}`))
    // Static hosts cannot search, so this file contains the problem of a search without a query.
    const expectedStatus = REJECTED_FILES.get(file) ?? 200
    const isSame = response.status === expectedStatus && (await response.text()) === files.get(file)
    if (!isSame) errors.push(`${response.status} ${file}`)
  }
  return errors
}

/** Validates files against the schema or the shape of their route. */
export function findInvalidFiles(files: SiteFiles): string[] {
  return takeSample(listResponseFiles(files), 3, 1)
    .filter((file) => !REJECTED_FILES.has(file))
    .flatMap((file) => {
      const { describedby, shape, print } = matchRoute('GET', `/${file}`).route
      const text = files.get(file) ?? ''
      const body = print === 'text' ? text : JSON.parse(text)
      if (describedby)
        return findSchemaErrorsById(describedby, body).map((error) => `${file} ${error}`)
      if (!shape) return [`${file} has neither a schema nor a shape`]
      return shape.safeParse(body).success ? [] : [`${file} does not match its shape`]
    })
}

type JsonObject = Readonly<Record<string, unknown>>

const listStrings = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((item): item is string => typeof item === 'string')
    : []

/** Lists the links of a body, relative to the base URL. */
export function listLinks(body: JsonObject): string[] {
  const { next, previous, links, tables } = body
  return [...listStrings([next, previous]), ...listStrings(links), ...listStrings(tables)]
}

/** Finds links to missing files or to queries that the handler does not answer with 200. */
export async function findDeadLinks(files: SiteFiles, handle: Handler): Promise<string[]> {
  const links = new Map<string, string>()
  for (const [file, text] of files) {
    if (!/^v1\/.*\.json$/.test(file) || isRaw(file)) continue
    for (const link of listLinks(JSON.parse(text))) links.set(link, file)
  }
  const dead: string[] = []
  for (const [link, file] of links) {
    if (!(await linkExists(link, files, handle))) dead.push(`${file} links to ${link}`)
  }
  return dead
}

async function linkExists(link: string, files: SiteFiles, handle: Handler): Promise<boolean> {
  if (!link.includes('?')) return files.has(`v1/${link}`)
  return (await handle(new Request(`http://svc.test/v1/${link}`))).status === 200
}

interface ManifestRow {
  readonly path: string
  readonly bytes: number
  readonly integrity: string
}

/** Finds wrong or duplicate rows in the manifests, and files that no manifest lists. */
export function findWrongManifestRows(
  files: SiteFiles,
  read: (path: string) => Uint8Array | undefined,
): string[] {
  const seen = new Set<string>()
  const errors: string[] = []
  for (const { path, bytes, integrity } of listManifestRows(files)) {
    const file = path.startsWith('../') ? path.slice(3) : `v1/${path}`
    const content = read(file)
    const hash = content && `sha256-${createHash('sha256').update(content).digest('base64')}`
    if (content?.length !== bytes || hash !== integrity || seen.has(file)) errors.push(file)
    seen.add(file)
  }
  const unlisted = [...files.keys()].filter(
    (file) => !seen.has(file) && file !== 'v1/manifest.json',
  )
  return [...errors, ...unlisted.map((file) => `${file} is in no manifest`)]
}

const listManifestRows = (files: SiteFiles): ManifestRow[] =>
  [...files]
    .filter(([file]) => /^v1\/manifest(\.[a-z]+)?\.json$/.test(file))
    .flatMap(([, text]) => (JSON.parse(text) as { files: ManifestRow[] }).files)
