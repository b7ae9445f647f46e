import { createHash } from 'node:crypto'
import { matchRoute } from '../../../src/api/router.ts'
import type { Handler } from '../../../src/index.ts'
import { takeSample } from '../sample.ts'
import { findSchemaErrorsById } from '../schemas/schema-errors.ts'

/** Files that hold the problem of a bare request, with its status. */
const REJECTED_FILES: ReadonlyMap<string, number> = new Map([
  ['v1/search.json', 400],
  ['v1/packs/compile.json', 405],
  ['v1/packs/select.json', 405],
])

/** The files of a site by their path below its root. */
export type SiteFiles = ReadonlyMap<string, string>

/** Files that no route answers: tables, manifests, the bodies for dead ends. */
const isRaw = (file: string): boolean => /^v1\/(_i\/|manifest\.|404\.)/.test(file)

/** The files that hold what the handler answers at their address. */
export const listResponseFiles = (files: SiteFiles): string[] =>
  [...files.keys()].filter((file) => /^(v1\/|health(\.json)?$)/.test(file) && !isRaw(file))

/** The files that are not, byte for byte, what the handler answers at their address. */
export async function findDifferingFiles(files: SiteFiles, handle: Handler): Promise<string[]> {
  const wrong: string[] = []
  for (const file of takeSample(listResponseFiles(files), 3)) {
    const response = await handle(new Request(`http://svc.test/${file}`))
    // A host of files answers a search with the problem of one that asks nothing.
    const wanted = REJECTED_FILES.get(file) ?? 200
    const isSame = response.status === wanted && (await response.text()) === files.get(file)
    if (!isSame) wrong.push(`${response.status} ${file}`)
  }
  return wrong
}

/** What speaks against the files by the schema or the shape that their route names. */
export function findInvalidFiles(files: SiteFiles): string[] {
  return takeSample(listResponseFiles(files), 3, 1)
    .filter((file) => !REJECTED_FILES.has(file))
    .flatMap((file) => {
      const { describedby, shape, print } = matchRoute('GET', `/${file}`).route
      const text = files.get(file) ?? ''
      const body = print === 'text' ? text : JSON.parse(text)
      if (describedby)
        return findSchemaErrorsById(describedby, body).map((error) => `${file} ${error}`)
      if (!shape) return [`${file} is described by nothing`]
      return shape.safeParse(body).success ? [] : [`${file} has another shape`]
    })
}

type JsonObject = Readonly<Record<string, unknown>>

const listStrings = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((one): one is string => typeof one === 'string')
    : []

/** The links of a body, relative to the base address. */
export function listLinks(body: JsonObject): string[] {
  const { next, previous, links, tables } = body
  return [...listStrings([next, previous]), ...listStrings(links), ...listStrings(tables)]
}

/** The links of all files that lead nowhere: to no file, or to a question without an answer. */
export async function findDeadLinks(files: SiteFiles, handle: Handler): Promise<string[]> {
  const links = new Map<string, string>()
  for (const [file, text] of files) {
    if (!/^v1\/.*\.json$/.test(file) || isRaw(file)) continue
    for (const link of listLinks(JSON.parse(text))) links.set(link, file)
  }
  const dead: string[] = []
  for (const [link, file] of links) {
    if (!(await linkExists(link, files, handle))) dead.push(`${file} leads to ${link}`)
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

/** The rows of all manifests that are not true of the file that they name, or are there twice. */
export function findWrongManifestRows(
  files: SiteFiles,
  read: (path: string) => Uint8Array | undefined,
): string[] {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (const { path, bytes, integrity } of listManifestRows(files)) {
    const file = path.startsWith('../') ? path.slice(3) : `v1/${path}`
    const found = read(file)
    const hash = found && `sha256-${createHash('sha256').update(found).digest('base64')}`
    if (found?.length !== bytes || hash !== integrity || seen.has(file)) wrong.push(file)
    seen.add(file)
  }
  const unlisted = [...files.keys()].filter(
    (file) => !seen.has(file) && file !== 'v1/manifest.json',
  )
  return [...wrong, ...unlisted.map((file) => `${file} is in no manifest`)]
}

const listManifestRows = (files: SiteFiles): ManifestRow[] =>
  [...files]
    .filter(([file]) => /^v1\/manifest(\.[a-z]+)?\.json$/.test(file))
    .flatMap(([, text]) => (JSON.parse(text) as { files: ManifestRow[] }).files)
