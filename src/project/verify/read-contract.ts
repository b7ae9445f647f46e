import { join } from 'node:path'
import { createLocator, resolvePointer } from '../../essence.ts'
import {
  type ContractIssue,
  type ContractReport,
  getContractCode,
  type ProjectContract,
  type TextEdit,
  type TextRange,
} from '../../internal/verify.ts'
import { asObject, parsePointer } from '../../internal.ts'
import { type Contract, checkContract, findContract } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import type { FileIssue } from '../errors.ts'
import { CONFIG_FILE } from '../folder/config.ts'
import { readText } from '../folder/files.ts'
import { patchJsonText } from '../folder/json-edit.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, type Project } from '../folder/project.ts'
import { readOwnedFileState } from '../packs/owned-file-state.ts'
import { MANIFEST_FILE } from '../packs/pack-files.ts'

/** The contract of a project, and what the checks report about it. */
export interface ContractReading {
  /** Null if there is none, or if it breaks its schema. */
  readonly contract: ProjectContract | null
  readonly report: ContractReport
  /** The digest of the contract; null if there is none or it is not JSON. */
  readonly hash: string | null
  /** The issues that no check reports; none of them is an error. */
  readonly otherIssues: readonly FileIssue[]
  readonly limitations: readonly string[]
}

/** Reads the contract of a project, its issues, and the state of the files that svc writes. */
export async function readContractReport(
  environment: Environment,
  project: Project,
): Promise<ContractReading> {
  const contract = await findContract(project)
  if (contract === undefined) return describeMissing(project)
  const issues = await checkContract(environment, contract)
  const files = await readOwnedFileState(environment, { ...contract, issues })
  const { essence, text, hash } = contract
  return {
    contract: essence ? { path: ESSENCE_FILE, text, essence } : null,
    report: {
      path: ESSENCE_FILE,
      text,
      expectedBecause: null,
      issues: issues.map((issue) => toContractIssue(issue, contract)),
      packs: files.freshness,
      packFolder: CONTEXT_FOLDER,
      outdatedFiles: files.updates,
      problem: files.problem ?? null,
    },
    hash,
    otherIssues: issues.filter((issue) => getContractCode(issue) === null),
    limitations: files.limitations,
  }
}

async function describeMissing({ root, config }: Project): Promise<ContractReading> {
  const hasPacks = (await readText(root, join(CONTEXT_FOLDER, MANIFEST_FILE))) !== undefined
  const hasSettings = config.output !== undefined && Object.keys(config.output).length > 0
  const reasons = [
    ...(hasPacks ? [`${CONTEXT_FOLDER} has packs`] : []),
    ...(hasSettings ? [`${CONFIG_FILE} has settings for it`] : []),
  ]
  return {
    contract: null,
    report: {
      path: ESSENCE_FILE,
      text: '',
      expectedBecause: reasons[0] ?? null,
      issues: [],
      packs: 'missing',
      packFolder: CONTEXT_FOLDER,
      outdatedFiles: [],
      problem: null,
    },
    hash: null,
    otherIssues: [],
    limitations: [],
  }
}

function toContractIssue(
  issue: FileIssue,
  { document, text }: Pick<Contract, 'document' | 'text'>,
): ContractIssue {
  const { file: _, patch, ...fields } = issue
  const fixed = patch && document !== undefined ? patchJsonText(text, patch) : undefined
  return {
    ...fields,
    ...(patch ? { patch } : {}),
    range: findRange(text, issue),
    anchor: toAnchor(document, issue.pointer),
    ...(fixed === undefined ? {} : { edits: [toTextEdit(text, fixed)] }),
  }
}

/** Returns the line that an issue is on, from its first character on. */
function findRange(text: string, { location, pointer }: FileIssue): TextRange {
  const { line, column } = location ?? createLocator(text)(pointer) ?? { line: 1, column: 1 }
  const lines = text.split('\n').slice(0, line)
  const before = lines.slice(0, -1).reduce((sum, item) => sum + item.length + 1, 0)
  const start = Math.min(before + column - 1, text.length)
  const rest = text.slice(start).split('\n', 1)[0] ?? ''
  return { start, end: start + rest.trimEnd().replace(/,$/, '').length }
}

/** Names the place of a pointer by ids instead of indexes, so that moving a page keeps it. */
function toAnchor(document: unknown, pointer: string): string {
  let parent = ''
  const names = parsePointer(pointer).map((segment) => {
    const isItem = Array.isArray(resolvePointer(document, parent))
    parent += `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const { id, key } = asObject(resolvePointer(document, parent))
    return isItem ? String(id ?? key ?? segment) : segment
  })
  return names.join('/')
}

/** Writes the difference of two texts as one edit. */
function toTextEdit(before: string, after: string): TextEdit {
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start] === after[start]) start += 1
  let end = 0
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    file: ESSENCE_FILE,
    range: { start, end: before.length - end },
    text: after.slice(start, after.length - end),
  }
}
