import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Maps the path segment of each content type to its singular name, as in the specification. */
export const TYPES = {
  patterns: 'pattern',
  themes: 'theme',
  blueprints: 'blueprint',
  archetypes: 'archetype',
  shells: 'shell',
} as const

export type Type = keyof typeof TYPES

/** Expected values, read from the files of a corpus without the code under test. */
export interface CorpusFacts {
  /** Returns the number of listed records of a type. */
  readonly total: (type: Type) => number
  /** Returns the slugs of a list, in an order that depends on the files alone. */
  readonly slugs: (type: Type, sort: 'name' | 'recent') => readonly string[]
  /** Returns the slugs of the blueprints in a set. */
  readonly set: (name: 'featured' | 'certified' | 'labs') => readonly string[]
}

interface AuthoredRow {
  readonly id: string
  readonly name?: string
  readonly updated?: string
  readonly blueprint_portfolio?: { visibility: string; artifact: { status: string } }
}

/** Reads the facts of record folders; records in later folders replace those in earlier ones. */
export function readCorpusFacts(folders: readonly string[]): CorpusFacts {
  const passed = readPassedSites(folders[0])
  const rows = new Map(Object.keys(TYPES).map((type) => [type, readType(folders, type)]))
  const listed = (type: Type): readonly AuthoredRow[] => rows.get(type) ?? []
  return {
    total: (type) => listed(type).length,
    slugs: (type, sort) =>
      listed(type)
        .toSorted((a, b) => COMPARATORS[sort](a, b) || compareText(a.id, b.id))
        .map(({ id }) => id),
    set: (name) =>
      listed('blueprints')
        .filter(({ id, blueprint_portfolio: portfolio }) =>
          name === 'certified'
            ? portfolio?.artifact.status === 'certified' || passed.has(id)
            : portfolio?.visibility === name,
        )
        .map(({ id }) => id),
  }
}

/** Reads the slugs of the blueprints whose sites passed the last showcase run. */
function readPassedSites(folder = ''): ReadonlySet<string> {
  const file = `${folder}/showcase/report.json`
  const { results } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { results: [] }
  return new Set(
    (results as { slug: string; verificationStatus: string }[])
      .filter(({ verificationStatus }) => verificationStatus === 'smoke-green')
      .map(({ slug }) => slug),
  )
}

/** Reads the listed records of a type: all except hidden blueprints. */
function readType(folders: readonly string[], type: string): AuthoredRow[] {
  const files = new Map(folders.flatMap((folder) => readFolder(`${folder}/${type}`)))
  return [...files.values()].filter((row) => row.blueprint_portfolio?.visibility !== 'hidden')
}

/** Reads records in files (`themes/slate.json`) and in folders (`patterns/hero/pattern.json`). */
const readFolder = (folder: string): [string, AuthoredRow][] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /^[^/]+\.json$|\/(pattern|shell)\.json$/.test(file))
    .map((file) => [
      file.replace(/(\/\w+)?\.json$/, ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    ])

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const COMPARATORS = {
  name: (a: AuthoredRow, b: AuthoredRow) => {
    const [first, second] = [a.name ?? a.id, b.name ?? b.id]
    return compareText(first.toLowerCase(), second.toLowerCase()) || compareText(first, second)
  },
  recent: (a: AuthoredRow, b: AuthoredRow) => compareText(b.updated ?? '', a.updated ?? ''),
}
