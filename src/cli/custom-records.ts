import { join } from 'node:path'
import {
  type Client,
  CONTENT_TYPES,
  nearest,
  parseContentType,
  SCHEMA_NAMES,
  type Source,
} from '../index.ts'
import { readContent } from '../node.ts'
import { type AssembledContent, assembleContent, type ContentIssue, corpusSource } from '../site.ts'
import { CliError } from './errors.ts'
import { displayPath } from './files.ts'
import { CUSTOM_FOLDER, hasCustomRecords } from './project.ts'

/** What the records of a project say they come from. */
const SOURCE_NAME = 'custom'

/** The records of a project, and what is weak about them. */
export interface CustomRecords {
  readonly source: Source
  readonly warnings: readonly ContentIssue[]
}

/**
 * A source over the records of a project's own folder, or of files that are about to be written
 * there. A record that cannot be used is refused, with every fault of every file.
 */
export async function readCustomRecords(
  root: string,
  official: Client,
  planned: ReadonlyMap<string, string>,
): Promise<CustomRecords> {
  const folder = join(root, CUSTOM_FOLDER)
  const kept = (await hasCustomRecords(root)) ? await readContent([folder]) : EMPTY_CONTENT
  const made =
    planned.size > 0 ? assembleContent([{ name: folder, files: planned }]) : EMPTY_CONTENT
  const faults = [...kept.issues, ...made.issues]
    .filter(({ code }) => code !== 'content-root-empty')
    .map((fault) => ({ ...fault, file: displayPath(root, fault.file) }))
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const message = `Records in ${CUSTOM_FOLDER} cannot be used.`
    throw new CliError('custom-invalid', message, { issues: errors })
  }
  const schemas = await Promise.all(
    SCHEMA_NAMES.map(async (name) => [name, await official.schema(name)] as const),
  )
  const { version } = await official.health()
  const source = corpusSource({
    version,
    schemas: new Map(schemas),
    records: mergeRecords(kept, made),
    // Nobody has judged them: they are neither recommended nor held back.
    intelligence: new Map(),
    findings: [],
    source: SOURCE_NAME,
  })
  return { source, warnings: await dropResolvedReferences(faults, official) }
}

const EMPTY_CONTENT = { records: emptyRecords(), issues: [] } satisfies AssembledContent

function emptyRecords(): AssembledContent['records'] {
  return { patterns: [], themes: [], blueprints: [], archetypes: [], shells: [] }
}

/** The records of both; a planned one replaces the one that is there. */
function mergeRecords(kept: AssembledContent, made: AssembledContent): AssembledContent['records'] {
  return Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const own = new Map(
        [...kept.records[type], ...made.records[type]].map((record) => [record.slug, record]),
      )
      return [type, [...own.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))]
    }),
  ) as unknown as AssembledContent['records']
}

/** The faults without those about names that the official corpus has. */
async function dropResolvedReferences(
  faults: readonly ContentIssue[],
  official: Client,
): Promise<ContentIssue[]> {
  const kept = faults.map(async (fault) => {
    const type = parseContentType(fault.code.replace(/-unknown$/, ''))
    if (type === undefined) return [fault]
    const slugs = (await official.all(type)).items.map(({ slug }) => slug)
    const name = String(JSON.parse(fault.found ?? '""'))
    if (slugs.includes(name)) return []
    const [near] = fault.hint ? [] : nearest(name, slugs)
    return [near ? { ...fault, hint: `Did you mean "${near}"?`, suggestion: near } : fault]
  })
  return (await Promise.all(kept)).flat()
}
