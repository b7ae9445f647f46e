import { join } from 'node:path'
import {
  canonicalJson,
  createLocator,
  diagnoseEssence,
  parseJson,
  validateEssence,
} from '../../essence.ts'
import { type Essence, essenceDigest, type Issue, lookupFrom } from '../../index.ts'
import { sha256 } from '../../node.ts'
import { openContent } from '../content.ts'
import type { Environment } from '../environment.ts'
import { EXIT, type FileIssue, OperationError } from '../errors.ts'
import { readText } from '../files.ts'
import { ESSENCE_FILE, findProject, type Project } from '../project.ts'

/** The contract of a project: its essence file, which may be invalid. */
export interface Contract {
  readonly project: Project
  readonly path: string
  readonly text: string
  /** The parsed text; undefined if it is not JSON. */
  readonly document?: unknown
  /** The digest of the document, which does not depend on white space or the order of keys. */
  readonly hash: string | null
  /** The document, if it conforms to its schema. */
  readonly essence?: Essence
  /** The syntax and schema issues. */
  readonly issues: readonly FileIssue[]
}

/** Reads the contract of a project; undefined if it has none. */
export async function findContract(project: Project): Promise<Contract | undefined> {
  const path = join(project.root, ESSENCE_FILE)
  const text = await readText(path)
  return text === undefined ? undefined : { project, path, ...parseContract(text) }
}

/** Reads the contract of the current project. Throws if it has none. */
export async function requireContract(environment: Environment): Promise<Contract> {
  const project = await findProject(environment)
  const contract = await findContract(project)
  if (contract) return contract
  throw new OperationError('file-not-found', `File not found: ${ESSENCE_FILE}.`, {
    exit: EXIT.notFound,
    hint: 'Run `npx @svc/content init` to create it.',
  })
}

/** Returns the essence of a contract. Throws if it is invalid. */
export function requireValidEssence({ essence, issues }: Contract, hint?: string): Essence {
  if (essence) return essence
  throw new OperationError('essence-invalid', `${ESSENCE_FILE} is not a valid essence.`, {
    issues,
    ...(hint === undefined ? {} : { hint }),
  })
}

/** Parses the text of an essence file. */
export function parseContract(
  text: string,
): Pick<Contract, 'text' | 'document' | 'hash' | 'essence' | 'issues'> {
  const parsed = parseJson(text)
  if (!parsed.ok) return { text, hash: null, issues: locateIssues(text, parsed.issues) }
  const { value: document } = parsed
  const hash = essenceDigest(document as Essence, sha256)
  const result = validateEssence(document)
  return result.ok
    ? { text, document, hash, essence: result.value, issues: [] }
    : { text, document, hash, issues: locateIssues(text, result.issues) }
}

/** Adds the essence file and the locations in its text to issues. */
export function locateIssues(text: string, issues: readonly Issue[]): FileIssue[] {
  const locate = createLocator(text)
  return issues.map((issue) => ({
    file: ESSENCE_FILE,
    location: locate(issue.pointer),
    ...issue,
  }))
}

/** Returns the issues of a contract: of its syntax and schema, or else of its references. */
export async function checkContract(
  environment: Environment,
  { project, text, essence, issues }: Pick<Contract, 'project' | 'text' | 'essence' | 'issues'>,
): Promise<readonly FileIssue[]> {
  if (essence === undefined) return issues
  const { client } = await openContent(environment, project)
  return locateIssues(text, await diagnoseEssence(essence, lookupFrom(client)))
}

/** The issues that make a document wrong whatever its guard says. */
const REFERENCE_CODES = new Set([
  ...['pattern-unknown', 'preset-unknown', 'theme-unknown', 'shell-unknown', 'archetype-unknown'],
  ...['section-id-duplicate', 'page-id-duplicate', 'route-duplicate'],
  ...['route-section-unknown', 'route-page-unknown'],
])

/** True if an issue makes a contract invalid. */
export const isBlocking = ({ code, severity }: Issue): boolean =>
  severity === 'error' || REFERENCE_CODES.has(code)

/** True if two JSON values are equal, whatever the order of their keys. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b)
