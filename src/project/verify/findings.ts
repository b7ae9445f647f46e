import { join } from 'node:path'
import { type Location, resolvePointer } from '../../essence.ts'
import { asObject, parsePointer, type Severity } from '../../index.ts'
import { sha256 } from '../../node.ts'
import { CONFIG_FILE } from '../config.ts'
import { type Contract, checkContract, findContract } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import type { FileIssue } from '../errors.ts'
import { readText } from '../files.ts'
import type { FileUpdate } from '../owned-files.ts'
import { MANIFEST_FILE } from '../pack-files.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, type Project } from '../project.ts'
import { findCheck, getCheck } from './codes.ts'
import { type OwnedFileState, type PackFreshness, readOwnedFileState } from './owned-file-state.ts'

/** Something that a check found. */
export interface Finding {
  /** The code and the start of the fingerprint. */
  readonly id: string
  /** Identifies the finding across runs; it does not depend on line numbers. */
  readonly fingerprint: string
  readonly code: string
  readonly check: string
  readonly severity: Severity
  readonly confidence: 'certain'
  readonly message: string
  readonly location: { readonly file: string } & Partial<Location>
  /** The JSON Pointer in the contract. */
  readonly pointer?: string
  readonly repair: {
    readonly kind: 'patch' | 'manual' | 'command'
    readonly title: string
    /** A JSON Patch of the contract that is certain to fix the finding. */
    readonly patch?: FileIssue['patch']
    readonly command?: string
  }
}

/** The findings about a contract and its packs. */
export interface ContractFindings {
  readonly contract: Contract | undefined
  readonly findings: readonly Finding[]
  /** All issues of the contract. */
  readonly issues: readonly FileIssue[]
  /** The issues that only `svc validate` reports; none of them is an error. */
  readonly otherIssues: readonly FileIssue[]
  readonly packs: PackFreshness
  readonly limitations: readonly string[]
}

/** Finds everything that the contract and the packs of a project show without its source code. */
export async function findContractFindings(
  environment: Environment,
  project: Project,
): Promise<ContractFindings> {
  const contract = await findContract(project)
  if (contract === undefined) {
    const findings = [await createMissingContract(project)]
    return {
      contract,
      findings,
      issues: [],
      otherIssues: [],
      packs: 'missing',
      limitations: [`There is no ${ESSENCE_FILE}, so nothing was checked.`],
    }
  }
  const issues = await checkContract(environment, contract)
  const files = await readOwnedFileState(environment, { ...contract, issues })
  return {
    contract,
    findings: [...toFindings(contract, issues), ...toFileFindings(files)],
    issues,
    otherIssues: issues.filter((issue) => findCheck(issue) === undefined),
    packs: files.freshness,
    limitations: files.limitations,
  }
}

function toFindings({ document }: Contract, issues: readonly FileIssue[]): Finding[] {
  const anchors = new Map<string, number>()
  return issues.flatMap((issue) => {
    const check = findCheck(issue)
    if (check === undefined) return []
    const anchor = `${issue.code} ${toAnchor(document, issue.pointer)}`
    const ordinal = anchors.get(anchor) ?? 0
    anchors.set(anchor, ordinal + 1)
    return [toFinding(issue, check.code, ordinal === 0 ? anchor : `${anchor} ${ordinal}`)]
  })
}

const toFinding = (issue: FileIssue, code: string, anchor: string): Finding => {
  const { pointer, message, severity, location, patch } = issue
  return createFinding(code, anchor, {
    severity,
    message,
    location: { file: ESSENCE_FILE, ...location },
    pointer,
    repair: {
      kind: patch ? 'patch' : 'manual',
      title: describeRepair(issue),
      ...(patch ? { patch } : {}),
    },
  })
}

function describeRepair({ code, hint, pointer, expected, location }: FileIssue): string {
  if (hint !== undefined) return hint
  if (code === 'json-invalid') {
    return `Fix the JSON ${location ? `at line ${location.line}` : 'first'}: nothing else can be checked before.`
  }
  const place = pointer || 'the top level'
  if (code === 'property-missing') return `Add ${expected ?? 'it'} to ${place}.`
  return `Change ${place}: ${expected === undefined ? 'see `npx @svc/content schema essence.v4`' : `expected ${expected}`}.`
}

type FindingFields = Omit<Finding, 'id' | 'fingerprint' | 'code' | 'check' | 'confidence'>

function createFinding(code: string, anchor: string, fields: FindingFields): Finding {
  const hex = sha256(`${code}\n${anchor}`)
  return {
    id: `${code}:${hex.slice(0, 10)}`,
    fingerprint: `fp1:${hex}`,
    code,
    check: getCheck(code).check,
    confidence: 'certain',
    ...fields,
  }
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

/** Reports a missing contract: an error if the packs or the settings show that there was one. */
async function createMissingContract({ root, config }: Project): Promise<Finding> {
  const hasPacks = (await readText(join(root, CONTEXT_FOLDER, MANIFEST_FILE))) !== undefined
  const isExpected = hasPacks || config.output !== undefined
  const reason = hasPacks ? `${CONTEXT_FOLDER} has packs` : `${CONFIG_FILE} has settings for it`
  return createFinding('CONTRACT001', '', {
    severity: isExpected ? 'error' : 'info',
    message: isExpected
      ? `There is no ${ESSENCE_FILE}, although ${reason}.`
      : `There is no ${ESSENCE_FILE}.`,
    location: { file: ESSENCE_FILE },
    repair: {
      kind: 'command',
      title: isExpected
        ? 'Restore the file, for example from git, or create it again.'
        : 'Create it.',
      command: 'npx @svc/content init',
    },
  })
}

const MAX_FILES = 3

const FILE_STATES: Readonly<Record<FileUpdate['change'], string>> = {
  added: 'is missing',
  missing: 'is missing',
  removed: 'is not needed any more',
  changed: 'is out of date',
  edited: 'was edited by hand',
  kept: 'is not updated',
}

/** Reports the files that `svc compile --check` reports: one finding for all that it can update. */
function toFileFindings({ updates, problem }: OwnedFileState): Finding[] {
  const kept = updates.filter(({ change }) => change === 'kept')
  const outdated = updates.filter((update) => !kept.includes(update))
  const lines = outdated.map(({ file, change }) => `${file} ${FILE_STATES[change]}`)
  const more = lines.length > MAX_FILES ? [`and ${lines.length - MAX_FILES} more`] : []
  const message = problem ?? `${[...lines.slice(0, MAX_FILES), ...more].join('; ')}.`
  const [first] = outdated
  return [
    ...(problem !== undefined || first
      ? [
          createFinding('CTX001', '', {
            severity: 'warn',
            message,
            location: { file: first && outdated.length === 1 ? first.file : CONTEXT_FOLDER },
            repair: {
              kind: 'command',
              title: describeCompile(outdated, problem),
              command: 'npx @svc/content compile',
            },
          }),
        ]
      : []),
    ...kept.map(({ file, change, causes, hint = '' }) =>
      createFinding('CTX001', file, {
        severity: 'warn',
        message: `${file} ${FILE_STATES[change]}: ${causes.join('; ')}.`,
        location: { file },
        repair: {
          kind: 'manual',
          title: hint.replace('--force', '`npx @svc/content compile --force`'),
        },
      }),
    ),
  ]
}

function describeCompile(outdated: readonly FileUpdate[], problem: string | undefined): string {
  if (problem !== undefined) return 'Compile again when everything else is fixed.'
  return outdated.some(({ change }) => change === 'edited')
    ? 'Compile again; this replaces what was edited by hand.'
    : 'Compile again.'
}
