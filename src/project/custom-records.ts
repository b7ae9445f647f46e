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
import { OperationError } from './errors.ts'
import { displayPath } from './files.ts'
import { CUSTOM_FOLDER, hasCustomRecords } from './project.ts'

/** The `source` of the records of a project. */
const SOURCE_NAME = 'custom'

/** The records of a project, with warnings about them. */
export interface CustomRecords {
  readonly source: Source
  readonly warnings: readonly ContentIssue[]
}

/**
 * Reads the records in the custom folder of a project, together with files that are about to be
 * written there. Throws all errors of all files if a record is invalid.
 */
export async function readCustomRecords(
  root: string,
  official: Client,
  planned: ReadonlyMap<string, string>,
): Promise<CustomRecords> {
  const folder = join(root, CUSTOM_FOLDER)
  const existing = (await hasCustomRecords(root)) ? await readContent([folder]) : EMPTY_CONTENT
  const added =
    planned.size > 0 ? assembleContent([{ name: folder, files: planned }]) : EMPTY_CONTENT
  const issues = [...existing.issues, ...added.issues]
    .filter(({ code }) => code !== 'content-root-empty')
    .map((issue) => ({ ...issue, file: displayPath(root, issue.file) }))
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const message = `${CUSTOM_FOLDER} has invalid records.`
    throw new OperationError('custom-invalid', message, { issues: errors })
  }
  const schemas = await Promise.all(
    SCHEMA_NAMES.map(async (name) => [name, await official.schema(name)] as const),
  )
  const { version } = await official.health()
  const source = corpusSource({
    version,
    schemas: new Map(schemas),
    records: mergeRecords(existing, added),
    // No quality data: custom records are neither recommended nor demoted.
    intelligence: new Map(),
    findings: [],
    source: SOURCE_NAME,
  })
  return { source, warnings: await dropResolvedReferences(issues, official) }
}

const EMPTY_CONTENT = { records: emptyRecords(), issues: [] } satisfies AssembledContent

function emptyRecords(): AssembledContent['records'] {
  return { patterns: [], themes: [], blueprints: [], archetypes: [], shells: [] }
}

/** Merges records; an added record replaces an existing one with the same slug. */
function mergeRecords(
  existing: AssembledContent,
  added: AssembledContent,
): AssembledContent['records'] {
  return Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const bySlug = new Map(
        [...existing.records[type], ...added.records[type]].map((record) => [record.slug, record]),
      )
      return [type, [...bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))]
    }),
  ) as unknown as AssembledContent['records']
}

/** Removes issues about references that the official corpus resolves. */
async function dropResolvedReferences(
  issues: readonly ContentIssue[],
  official: Client,
): Promise<ContentIssue[]> {
  const remaining = issues.map(async (issue) => {
    const type = parseContentType(issue.code.replace(/-unknown$/, ''))
    if (type === undefined) return [issue]
    const slugs = (await official.all(type)).items.map(({ slug }) => slug)
    const name = String(JSON.parse(issue.found ?? '""'))
    if (slugs.includes(name)) return []
    const [suggestion] = issue.hint ? [] : nearest(name, slugs)
    return [suggestion ? { ...issue, hint: `Did you mean "${suggestion}"?`, suggestion } : issue]
  })
  return (await Promise.all(remaining)).flat()
}
