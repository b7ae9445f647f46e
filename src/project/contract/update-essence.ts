import { type Essence, type JsonPatchOperation, normalizeEssence } from '../../essence.ts'
import { asObject, isSameJson } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { type FileIssue, OperationError } from '../errors.ts'
import { patchJsonText } from '../folder/json-edit.ts'
import { ESSENCE_FILE } from '../folder/project.ts'
import { applyEdits, type Edit } from './apply-edits.ts'
import {
  type Contract,
  checkContract,
  isError,
  parseContract,
  requireContract,
} from './contract-file.ts'
import { hashMismatch, writeContract } from './write-contract.ts'

/** The edits of one call. By default nothing is written. */
export interface UpdateEssenceInput {
  readonly edits: readonly Edit[]
  readonly dry_run?: boolean | undefined
  /** The hash of the document that the caller has read; required to write. */
  readonly expected_hash?: string | undefined
  /** Confirms a change of `dna`, which affects every page. */
  readonly confirm_dna?: boolean | undefined
}

/** The result of editing a contract. */
export interface UpdateEssenceData {
  readonly file: string
  /** True if the new document has no errors. */
  readonly valid: boolean
  readonly written: boolean
  readonly dry_run: boolean
  readonly old_hash: string
  readonly new_hash: string
  readonly changes_dna: boolean
  /** The paths that pages gain and lose. */
  readonly routes: { readonly added: readonly string[]; readonly removed: readonly string[] }
  /** A unified diff of the file; empty if nothing changes, null if too much does. */
  readonly diff: string | null
  readonly issues: readonly FileIssue[]
  /** The file that keeps the previous document; null if nothing was written. */
  readonly backup: string | null
  /** What a call without `dry_run` still needs. */
  readonly needs: readonly string[]
}

const MAX_EDITS = 100

/** Edits the contract of a project: checks the result, and writes it only if it is valid. */
export async function updateEssence(
  environment: Environment,
  { edits, dry_run = true, expected_hash, confirm_dna = false }: UpdateEssenceInput,
): Promise<UpdateEssenceData> {
  if (edits.length === 0 || edits.length > MAX_EDITS) {
    throw new OperationError('usage', `Pass 1 to ${MAX_EDITS} operations.`, {
      hint: 'Pass "operation" and "payload", or a list as "operations".',
    })
  }
  const contract = await requireContract(environment)
  const hash = requireHash(contract)
  if (expected_hash !== undefined && expected_hash !== hash) throw hashMismatch(expected_hash, hash)
  const { document, patch } = await applyEdits(contract.document, edits)
  const text = printDocument(contract.text, patch, document)
  const next = { project: contract.project, ...parseContract(text) }
  const issues = await checkContract(environment, next)
  const changesDna = !isSameJson(asObject(contract.document).dna, asObject(document).dna)
  const data = {
    file: contract.file,
    valid: !issues.some(isError),
    written: false,
    dry_run: dry_run,
    old_hash: hash,
    new_hash: requireHash(next),
    changes_dna: changesDna,
    routes: compareRoutes(contract.essence, next.essence),
    diff: await createDiff(contract.text, text),
    issues,
    backup: null,
    needs: [
      ...(issues.some(isError) ? ['a result without errors'] : []),
      ...(expected_hash === undefined ? ['expected_hash'] : []),
      ...(changesDna && !confirm_dna ? ['confirm_dna'] : []),
    ],
  }
  if (dry_run) return data
  requireWritable(data, hash)
  // The backup keeps the document before the last change.
  if (text === contract.text) return data
  const { root } = contract.project
  const backup = await writeContract({ root, text, expectedHash: hash })
  return { ...data, written: true, backup }
}

/** Each edit of a text parses it again, so many edits of a long text would take seconds. */
const MAX_PARSED_CHARACTERS = 3_000_000

/** Prints a patched document in the format of its text: only changed lines differ if possible. */
function printDocument(
  text: string,
  patch: readonly JsonPatchOperation[],
  document: unknown,
): string {
  const isShort = patch.length * text.length <= MAX_PARSED_CHARACTERS
  const edited = isShort ? patchJsonText(text, patch) : undefined
  if (edited !== undefined) return edited
  const [, indent = '  '] = /^{\r?\n([ \t]+)/.exec(text) ?? []
  const printed = `${JSON.stringify(document, null, indent)}\n`
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed
}

/** Throws unless the result may be written. */
function requireWritable({ valid, needs, issues }: UpdateEssenceData, hash: string): void {
  if (needs.includes('expected_hash')) {
    throw new OperationError('hash-required', 'A change needs expected_hash.', {
      hint: `Pass the hash of the document that you have read. It is ${hash} now.`,
    })
  }
  if (needs.includes('confirm_dna')) {
    throw new OperationError('dna-unconfirmed', 'The change affects the DNA, and so every page.', {
      hint: 'Ask the person in charge, then pass confirm_dna: true.',
    })
  }
  if (valid) return
  throw new OperationError('result-invalid', 'The changed document would be invalid.', {
    issues: issues.filter(isError),
    hint: 'Nothing was written. Fix all issues in one call with several operations.',
  })
}

function requireHash({ hash, issues, file }: Pick<Contract, 'hash' | 'issues' | 'file'>): string {
  if (hash !== null) return hash
  throw new OperationError('essence-invalid', `${file} is not JSON.`, { issues })
}

function compareRoutes(
  before: Essence | undefined,
  after: Essence | undefined,
): UpdateEssenceData['routes'] {
  // Nothing is known about the pages of an invalid document.
  if (before === undefined || after === undefined) return { added: [], removed: [] }
  const [old, current] = [listPaths(before), listPaths(after)]
  return {
    added: [...current].filter((path) => !old.has(path)),
    removed: [...old].filter((path) => !current.has(path)),
  }
}

function listPaths(essence: Essence): ReadonlySet<string> {
  const { blueprint } = normalizeEssence(essence)
  const own = blueprint.sections.flatMap(({ pages }) => pages.flatMap(({ route }) => route ?? []))
  return new Set([...own, ...Object.keys(blueprint.routes ?? {})])
}

/** A diff of more changed lines takes long to compute and is too long to read. */
const MAX_CHANGED_LINES = 4000

/** Creates a unified diff with three lines of context; null if too much changes. */
async function createDiff(before: string, after: string): Promise<string | null> {
  if (before === after) return ''
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff')
  const [from, to] = [`a/${ESSENCE_FILE}`, `b/${ESSENCE_FILE}`]
  const options = {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
    maxEditLength: MAX_CHANGED_LINES,
  }
  return createTwoFilesPatch(from, to, before, after, '', '', options) ?? null
}
