import { join } from 'node:path'
import { type Location, resolvePointer } from '../../essence.ts'
import { asObject, parsePointer, type Severity } from '../../index.ts'
import { sha256 } from '../../node.ts'
import { type Contract, checkContract, findContract, isError } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import type { FileIssue } from '../errors.ts'
import { readText } from '../files.ts'
import { MANIFEST_FILE, readPackFolder } from '../pack-files.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, type Project } from '../project.ts'
import { findCheck, getCheck } from './codes.ts'

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
  /** The number of issues that only `svc validate` reports. */
  readonly otherIssues: number
  /** True if the contract exists and has no errors. */
  readonly isValid: boolean
}

/** Finds everything that the contract and the packs of a project show without its source code. */
export async function findContractFindings(
  environment: Environment,
  project: Project,
): Promise<ContractFindings> {
  const contract = await findContract(project)
  if (contract === undefined) {
    return {
      contract,
      findings: await findMissingContract(project),
      otherIssues: 0,
      isValid: false,
    }
  }
  const conforms = contract.essence !== undefined
  const issues = await checkContract(environment, contract)
  const anchors = new Map<string, number>()
  const findings = issues.flatMap((issue) => {
    const check = findCheck(issue.code, conforms)
    if (check === undefined) return []
    const anchor = `${issue.code} ${toAnchor(contract.document, issue.pointer)}`
    const ordinal = anchors.get(anchor) ?? 0
    anchors.set(anchor, ordinal + 1)
    return [toFinding(issue, check.code, ordinal === 0 ? anchor : `${anchor} ${ordinal}`)]
  })
  return {
    contract,
    findings: [...findings, ...(await findStalePackFindings(contract))],
    otherIssues: issues.length - findings.length,
    isValid: !issues.some(isError),
  }
}

const toFinding = (issue: FileIssue, code: string, anchor: string): Finding => {
  const { pointer, message, severity, location, hint, patch } = issue
  return createFinding(code, anchor, {
    severity,
    message,
    location: { file: ESSENCE_FILE, ...location },
    pointer,
    repair: {
      kind: patch ? 'patch' : 'manual',
      title: hint ?? `Change ${pointer || 'the document'}${describeExpected(issue)}.`,
      ...(patch ? { patch } : {}),
    },
  })
}

const describeExpected = ({ expected }: FileIssue): string =>
  expected === undefined ? '' : `: expected ${expected}`

type FindingFields = Omit<Finding, 'id' | 'fingerprint' | 'code' | 'check' | 'confidence'>

function createFinding(code: string, anchor: string, fields: FindingFields): Finding {
  const hex = sha256(`${code}\n${fields.location.file}\n${anchor}`)
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

/** Reports a missing contract if there are packs that were made from one. */
async function findMissingContract({ root }: Project): Promise<Finding[]> {
  const manifest = await readText(join(root, CONTEXT_FOLDER, MANIFEST_FILE))
  if (manifest === undefined) return []
  return [
    createFinding('CONTRACT001', '', {
      severity: 'info',
      message: `${CONTEXT_FOLDER} has packs, but there is no ${ESSENCE_FILE}.`,
      location: { file: ESSENCE_FILE },
      repair: {
        kind: 'command',
        title: 'Create a contract, or delete the packs.',
        command: 'npx @svc/content init',
      },
    }),
  ]
}

/** The state of the packs of a project. */
export type PackFreshness = 'current' | 'stale' | 'missing'

/** Compares the packs with the contract that they were compiled from. */
export async function readPackFreshness({
  project,
  hash,
}: Pick<Contract, 'project' | 'hash'>): Promise<{
  freshness: PackFreshness
  missingFiles: readonly string[]
}> {
  const folder = await readPackFolder(join(project.root, CONTEXT_FOLDER), [])
  if (folder.provenance === undefined) return { freshness: 'missing', missingFiles: [] }
  const missingFiles = [...folder.entries.keys()].filter((name) => !folder.texts.has(name))
  const isCurrent = folder.provenance.essence_digest === hash && missingFiles.length === 0
  return { freshness: isCurrent ? 'current' : 'stale', missingFiles }
}

async function findStalePackFindings(contract: Contract): Promise<Finding[]> {
  const { freshness, missingFiles } = await readPackFreshness(contract)
  if (freshness !== 'stale') return []
  const [missing] = missingFiles
  return [
    createFinding('CTX001', missing ?? '', {
      severity: 'warn',
      message:
        missing === undefined
          ? `The packs in ${CONTEXT_FOLDER} were compiled from another contract.`
          : `${missingFiles.length} files of the manifest in ${CONTEXT_FOLDER} are missing, such as ${missing}.`,
      location: { file: `${CONTEXT_FOLDER}/${MANIFEST_FILE}` },
      repair: {
        kind: 'command',
        title: 'Compile the packs again.',
        command: 'npx @svc/content compile',
      },
    }),
  ]
}
