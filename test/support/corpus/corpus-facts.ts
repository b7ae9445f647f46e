import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The types by their path segment, as the specification names them. */
export const TYPES = {
  patterns: 'pattern',
  themes: 'theme',
  blueprints: 'blueprint',
  archetypes: 'archetype',
  shells: 'shell',
} as const

export type Type = keyof typeof TYPES

/** What the files of a corpus say, read without the code under test. */
export interface CorpusFacts {
  /** How many records of a type lists show. */
  readonly total: (type: Type) => number
  /** The slugs that a list shows in an order that the files alone decide. */
  readonly slugs: (type: Type, sort: 'name' | 'recent') => readonly string[]
  /** The slugs of the blueprints of a set. */
  readonly set: (name: 'featured' | 'certified' | 'labs') => readonly string[]
}

interface AuthoredRow {
  readonly id: string
  readonly name?: string
  readonly updated?: string
  readonly blueprint_portfolio?: { visibility: string; artifact: { status: string } }
}

/** The facts of some folders of records, of which a later one replaces records of an earlier one. */
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

/** The blueprints whose sites passed the last run of the showcase. */
function readPassedSites(folder = ''): ReadonlySet<string> {
  const file = `${folder}/showcase/report.json`
  const { results } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { results: [] }
  return new Set(
    (results as { slug: string; verificationStatus: string }[])
      .filter(({ verificationStatus }) => verificationStatus === 'smoke-green')
      .map(({ slug }) => slug),
  )
}

/** The records of a type that lists show: all but hidden blueprints. */
function readType(folders: readonly string[], type: string): AuthoredRow[] {
  const files = new Map(folders.flatMap((folder) => readFolder(`${folder}/${type}`)))
  return [...files.values()].filter((row) => row.blueprint_portfolio?.visibility !== 'hidden')
}

const readFolder = (folder: string): [string, AuthoredRow][] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))])

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const COMPARATORS = {
  name: (a: AuthoredRow, b: AuthoredRow) => {
    const [first, second] = [a.name ?? a.id, b.name ?? b.id]
    return compareText(first.toLowerCase(), second.toLowerCase()) || compareText(first, second)
  },
  recent: (a: AuthoredRow, b: AuthoredRow) => compareText(b.updated ?? '', a.updated ?? ''),
}
