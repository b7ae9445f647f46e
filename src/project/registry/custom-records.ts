import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { toPointer } from '../../essence.ts'
import { type Client, CONTENT_TYPES, SCHEMA_NAMES, type Source } from '../../index.ts'
import { ifExists } from '../../internal/node.ts'
import { asObject, nearest, parseContentType } from '../../internal.ts'
import { readContent } from '../../node.ts'
import {
  type AssembledContent,
  assembleContent,
  type ContentIssue,
  corpusSource,
  STATE_NAMES,
} from '../../site.ts'
import { OperationError } from '../errors.ts'
import { displayPath, requireContained } from '../folder/files.ts'
import { CUSTOM_FOLDER, hasCustomRecords } from '../folder/project.ts'

/** The `source` of the records of a project. */
const SOURCE_NAME = 'custom'

/** The valid records of a project, with the issues of all of them. */
export interface CustomRecords {
  readonly source: Source
  readonly issues: readonly ContentIssue[]
}

/**
 * Reads the records in the custom folder of a project, together with files that are about to be
 * written there. Skips a record with an error. Throws if a file that is to be written is invalid.
 */
export async function readCustomRecords(
  root: string,
  official: Client,
  planned: ReadonlyMap<string, string>,
): Promise<CustomRecords> {
  const folder = join(root, CUSTOM_FOLDER)
  requireContained(root, folder)
  const existing = (await hasCustomRecords(root)) ? await readContent([folder]) : EMPTY_CONTENT
  const added =
    planned.size > 0 ? assembleContent([{ name: folder, files: planned }]) : EMPTY_CONTENT
  const display = (issue: ContentIssue) => ({ ...issue, file: displayPath(root, issue.file) })
  const errors = added.issues.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const message = 'The records to write are invalid.'
    throw new OperationError('custom-invalid', message, { issues: errors.map(display) })
  }
  const issues = [...existing.issues, ...added.issues]
    .filter(({ code }) => code !== 'content-root-empty')
    .map(display)
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
  const folderIssues = await findUnreadPaths(folder)
  const stateIssues = [existing, added].flatMap(findUnknownStates).map(display)
  return {
    source,
    issues: [...folderIssues, ...stateIssues, ...(await dropResolvedReferences(issues, official))],
  }
}

/** Finds states with unknown names, which packs would not take for the states that they mean. */
function findUnknownStates({ records }: AssembledContent): ContentIssue[] {
  return records.patterns.flatMap(({ file, data }) => {
    const groups = [
      { pointer: '/states', states: data.states },
      ...Object.entries(data.presets).map(([preset, { states }]) => ({
        pointer: toPointer(['presets', preset, 'states']),
        states,
      })),
    ]
    return groups.flatMap(({ pointer, states }) =>
      Object.keys(asObject(states))
        .filter((name) => !STATE_NAMES.includes(name))
        .map((name) => createStateIssue({ file, pointer: `${pointer}${toPointer([name])}`, name })),
    )
  })
}

/** A name that resembles no other may be meant as it is. */
function createStateIssue({
  file,
  pointer,
  name,
}: Pick<ContentIssue, 'file' | 'pointer'> & { readonly name: string }): ContentIssue {
  const [suggestion] = nearest(name, STATE_NAMES)
  return {
    file,
    pointer,
    code: 'state-unknown',
    severity: suggestion === undefined ? 'warn' : 'error',
    message: `Unknown state "${name}".`,
    expected: `one of ${STATE_NAMES.join(', ')}`,
    ...(suggestion === undefined ? {} : { hint: `Did you mean "${suggestion}"?`, suggestion }),
  }
}

/** Finds the folders and files in the custom folder that hold no type of record. */
async function findUnreadPaths(folder: string): Promise<ContentIssue[]> {
  const entries = (await ifExists(readdir(folder, { withFileTypes: true }))) ?? []
  const unread = entries.filter(
    ({ name }) => !name.startsWith('.') && !CONTENT_TYPES.some((type) => type === name),
  )
  return unread.flatMap((entry): ContentIssue[] => {
    const file = `${CUSTOM_FOLDER}/${entry.name}`
    if (!entry.isDirectory()) return entry.name.endsWith('.json') ? [createFileIssue(file)] : []
    const type = parseContentType(entry.name) ?? nearest(entry.name, CONTENT_TYPES)[0]
    return [createFolderIssue(`${file}/`, type)]
  })
}

const FOLDER_NAMES = `The folders are ${CONTENT_TYPES.join(', ')}.`

const createFileIssue = (file: string): ContentIssue => ({
  file,
  code: 'custom-file-unread',
  severity: 'error',
  pointer: '',
  message: 'The file is not in the folder of a type, so it is not read.',
  hint: FOLDER_NAMES,
})

/** A folder that resembles no type may be meant for something else. */
const createFolderIssue = (file: string, type: string | undefined): ContentIssue => ({
  file,
  code: 'custom-folder-unknown',
  severity: type === undefined ? 'warn' : 'error',
  pointer: '',
  message: 'The folder has no type of record as its name, so its records are not read.',
  ...(type === undefined
    ? { hint: FOLDER_NAMES }
    : { hint: `Did you mean "${type}"?`, suggestion: type }),
})

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
