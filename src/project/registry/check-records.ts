import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createLocator } from '../../essence.ts'
import { type Client, CONTENT_TYPES, type ContentType } from '../../index.ts'
import { ifExists } from '../../internal/node.ts'
import { readContent } from '../../node.ts'
import {
  type AssembledContent,
  type ContentRecord,
  type ContentReport,
  checkContent,
  createHealthReport,
  findMissedQueries,
  type HealthFinding,
  mapConcurrent,
  WORDS,
} from '../../site.ts'
import type { Environment } from '../environment.ts'
import { EXIT, type FileIssue, OperationError } from '../errors.ts'
import { displayPath, getBoundary, readFoundText, resolveChosenFolder } from '../folder/files.ts'
import { CUSTOM_FOLDER, findProject } from '../folder/project.ts'
import { openBaseClient } from './content.ts'

/** The folder of records to check. */
export interface CheckInput {
  /** The custom records of the project by default. */
  readonly folder?: string | undefined
  /** Whether the folder is a whole corpus, which does not use the official records. */
  readonly alone?: boolean | undefined
}

/** The report about a folder of records, and its findings with their locations. */
export interface RecordCheck {
  readonly report: ContentReport
  readonly issues: readonly FileIssue[]
}

/**
 * Checks the records of a folder against their schemas and the rules of the official corpus. The
 * custom records of a project, which nobody else reads, need not follow the rules for publishing.
 */
export async function checkRecords(
  environment: Environment,
  { folder: path, alone = false }: CheckInput,
): Promise<RecordCheck> {
  const project = await findProject(environment)
  const name = path ?? CUSTOM_FOLDER
  const root = path === undefined ? project.root : environment.cwd
  const folder = resolve(root, name)
  resolveChosenFolder(project.root, folder)
  await requireFolder(folder, name)
  const official = alone ? [] : await readOfficial(await openBaseClient(environment, project))
  const { records, issues } = await readContent([folder])
  const missed = findMissedQueries(records.patterns, official)
  const own = withDisplayPaths(root, { records, issues: [...issues, ...missed] })
  const isPrivate = folder === resolve(project.root, CUSTOM_FOLDER)
  const found = await findOwnFindings(own, official)
  const findings = found.filter(({ code }) => !isPrivate || !PUBLISHING_RULES.has(code))
  const report = createHealthReport(own, findings, {
    contentRoot: name,
    command: `npx @svc/content content check ${name}${alone ? ' --alone' : ''}`,
    generatedAt: new Date((environment.now ?? Date.now)()).toISOString(),
    failOn: 'error',
  })
  return { report, issues: await locateFindings(root, findings) }
}

/** The rules about how published records are written: their prose, extent, metadata and examples. */
const PUBLISHING_RULES: ReadonlySet<string> = new Set([
  ...['G4', 'G5', 'G6', 'G7', 'G9', 'G12', 'G13', 'G14', 'G15', 'G16'],
  ...['P6', 'P10', 'P11', 'P12', 'P22', 'P23', 'P25'],
  ...['T6', 'T7', 'T8', 'T9', 'T10', 'T11'],
  ...['A10', 'A11', 'A12', 'B7', 'B8', 'B9', 'B10'],
])

async function requireFolder(path: string, name: string): Promise<void> {
  const stats = await ifExists(stat(path))
  if (stats?.isDirectory()) return
  throw new OperationError('folder-not-found', `Folder not found: ${name}.`, {
    exit: EXIT.notFound,
    hint: `Records are in a folder per type, such as ${name}/${CONTENT_TYPES[0]}.`,
  })
}

/** Shortens the paths of files to those that the user knows. */
function withDisplayPaths(root: string, { records, issues }: AssembledContent): AssembledContent {
  const shorten = <T extends { readonly file: string }>(item: T): T => ({
    ...item,
    file: displayPath(root, item.file),
  })
  return {
    records: mapRecords((type) => (records[type] as readonly ContentRecord[]).map(shorten)),
    issues: issues.map(shorten),
  }
}

const mapRecords = (list: (type: ContentType) => readonly ContentRecord[]) =>
  Object.fromEntries(
    CONTENT_TYPES.map((type) => [type, list(type)]),
  ) as unknown as AssembledContent['records']

/** Reads the official records, which records of the folder may refer to. */
async function readOfficial(client: Client): Promise<ContentRecord[]> {
  const types = CONTENT_TYPES.map(async (type) => {
    const { items } = await client.all(type)
    return mapConcurrent(items, async ({ slug }): Promise<ContentRecord> => {
      const { data } = await client.get(type, slug)
      return { type, slug, file: '', origin: 'official', authored: { ...data }, data }
    })
  })
  return (await Promise.all(types)).flat()
}

/** Checks records together with the official ones, and returns only the findings about them. */
async function findOwnFindings(
  own: AssembledContent,
  official: readonly ContentRecord[],
): Promise<HealthFinding[]> {
  const records = mapRecords((type) => {
    const slugs = new Set(own.records[type].map(({ slug }) => slug))
    const others = official.filter((record) => record.type === type && !slugs.has(record.slug))
    return [...own.records[type], ...others].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  })
  const findings = await checkContent({ ...own, records }, WORDS, { pairwise: true })
  const imported = new Set(
    own.records.themes.filter(({ data }) => data.source !== undefined).map(({ file }) => file),
  )
  // An imported theme has what its style sheet has, so what our own themes need is only advice.
  return findings
    .filter(({ file }) => file !== '')
    .map((finding) =>
      imported.has(finding.file) && /^T\d/.test(finding.code)
        ? { ...finding, severity: 'warn' }
        : finding,
    )
}

/** Converts findings to issues with the line and column of their value. */
async function locateFindings(
  root: string,
  findings: readonly HealthFinding[],
): Promise<FileIssue[]> {
  const files = [...new Set(findings.map(({ file }) => file))].filter((file) =>
    /\.json$/.test(file),
  )
  const locators = new Map(
    await mapConcurrent(files, async (file) => {
      const path = resolve(root, file)
      const text = await readFoundText(getBoundary(root, path), path)
      return [file, createLocator(text ?? '')] as const
    }),
  )
  return findings.map(({ file, code, severity, pointer, message, hint, ...finding }) => {
    const location = finding.location ?? locators.get(file)?.(pointer)
    return { file, code, severity, pointer, message, hint, ...(location && { location }) }
  })
}
