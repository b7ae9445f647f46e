import { createHash } from 'node:crypto'
import { matchRoute } from '../../src/api/match.ts'
import type { Handler } from '../../src/index.ts'
import { sample } from './sample.ts'
import { schemaErrorsAt } from './schema-errors.ts'

/** Files that hold the problem of a bare request, with its status. */
const REFUSALS: ReadonlyMap<string, number> = new Map([
  ['v1/search.json', 400],
  ['v1/packs/compile.json', 405],
  ['v1/packs/select.json', 405],
])

/** The files of a site by their path below its root. */
export type SiteFiles = ReadonlyMap<string, string>

/** Files that no route answers: tables, manifests, the bodies for dead ends. */
const isRaw = (file: string): boolean => /^v1\/(_i\/|manifest\.|404\.)/.test(file)

/** The files that hold what the handler answers at their address. */
export const answerFiles = (files: SiteFiles): string[] =>
  [...files.keys()].filter((file) => /^(v1\/|health(\.json)?$)/.test(file) && !isRaw(file))

/** The files that are not, byte for byte, what the handler answers at their address. */
export async function differing(files: SiteFiles, handle: Handler): Promise<string[]> {
  const wrong: string[] = []
  for (const file of sample(answerFiles(files), 3)) {
    const response = await handle(new Request(`http://svc.test/${file}`))
    // A host of files answers a search with the problem of one that asks nothing.
    const wanted = REFUSALS.get(file) ?? 200
    const isSame = response.status === wanted && (await response.text()) === files.get(file)
    if (!isSame) wrong.push(`${response.status} ${file}`)
  }
  return wrong
}

/** What speaks against the files by the schema or the shape that their route names. */
export function invalid(files: SiteFiles): string[] {
  return sample(answerFiles(files), 3, 1)
    .filter((file) => !REFUSALS.has(file))
    .flatMap((file) => {
      const { describedby, shape, print } = matchRoute('GET', `/${file}`).route
      const text = files.get(file) ?? ''
      const body = print === 'text' ? text : JSON.parse(text)
      if (describedby) return schemaErrorsAt(describedby, body).map((error) => `${file} ${error}`)
      if (!shape) return [`${file} is described by nothing`]
      return shape.safeParse(body).success ? [] : [`${file} has another shape`]
    })
}

type Fields = Readonly<Record<string, unknown>>

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((one): one is string => typeof one === 'string')
    : []

/** The links of a body, relative to the base address. */
export function linksOf(body: Fields): string[] {
  const { next, previous, links, tables } = body
  return [...textsIn([next, previous]), ...textsIn(links), ...textsIn(tables)]
}

/** The links of all files that lead nowhere: to no file, or to a question without an answer. */
export async function deadLinks(files: SiteFiles, handle: Handler): Promise<string[]> {
  const links = new Map<string, string>()
  for (const [file, text] of files) {
    if (!/^v1\/.*\.json$/.test(file) || isRaw(file)) continue
    for (const link of linksOf(JSON.parse(text))) links.set(link, file)
  }
  const dead: string[] = []
  for (const [link, file] of links) {
    if (!(await isThere(link, files, handle))) dead.push(`${file} leads to ${link}`)
  }
  return dead
}

async function isThere(link: string, files: SiteFiles, handle: Handler): Promise<boolean> {
  if (!link.includes('?')) return files.has(`v1/${link}`)
  return (await handle(new Request(`http://svc.test/v1/${link}`))).status === 200
}

interface ManifestRow {
  readonly path: string
  readonly bytes: number
  readonly integrity: string
}

/** The rows of all manifests that are not true of the file that they name, or are there twice. */
export function wrongManifestRows(
  files: SiteFiles,
  read: (path: string) => Uint8Array | undefined,
): string[] {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (const { path, bytes, integrity } of manifestRows(files)) {
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

const manifestRows = (files: SiteFiles): ManifestRow[] =>
  [...files]
    .filter(([file]) => /^v1\/manifest(\.[a-z]+)?\.json$/.test(file))
    .flatMap(([, text]) => (JSON.parse(text) as { files: ManifestRow[] }).files)
