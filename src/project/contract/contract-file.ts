import { join } from 'node:path'
import { essenceDigest, parseJson } from '../../essence.ts'
import type { Essence } from '../../index.ts'
import { sha256 } from '../../internal/node.ts'
import type { Environment } from '../environment.ts'
import { type FileIssue, OperationError } from '../errors.ts'
import { readText } from '../folder/files.ts'
import {
  ESSENCE_FILE,
  type EssenceText,
  findProject,
  type Project,
  parseEssenceText,
  readEssenceText,
} from '../folder/project.ts'
import { readProjectContent } from '../registry/content.ts'
import { checkEssence } from './check-essence.ts'

/** The contract of a project: its essence file, which may be invalid. */
export interface Contract extends EssenceText {
  readonly project: Project
  readonly fullPath: string
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
  const fullPath = join(project.root, ESSENCE_FILE)
  const text = await readText(project.root, ESSENCE_FILE)
  return text === undefined ? undefined : { project, fullPath, ...parseContract(text) }
}

/** Reads the contract of the current project. Throws if it has none. */
export async function requireContract(environment: Environment): Promise<Contract> {
  const project = await findProject(environment)
  const { text, fullPath } = await readEssenceText(environment, project)
  return { project, fullPath, ...parseContract(text) }
}

/** Returns the essence of a contract. Throws if it is invalid. */
export function requireValidEssence({ essence, issues, file }: Contract): Essence {
  if (essence) return essence
  throw new OperationError('essence-invalid', `${file} is not a valid essence.`, {
    issues,
    hint: 'Run `npx @svc/content validate` for details.',
  })
}

/** Parses the text of an essence file. */
export function parseContract(text: string): Omit<Contract, 'project' | 'fullPath'> {
  const source = { file: ESSENCE_FILE, text }
  const parsed = parseJson(text)
  const { essence, issues } = parseEssenceText(source)
  if (!parsed.ok) return { ...source, hash: null, issues }
  const { value: document } = parsed
  const hash = essenceDigest(document as Essence, sha256)
  return { ...source, document, hash, issues, ...(essence ? { essence } : {}) }
}

/** Returns the issues of a contract that `svc validate` reports, without those of the records. */
export async function checkContract(
  environment: Environment,
  { project, file, text }: Pick<Contract, 'project' | 'file' | 'text'>,
): Promise<readonly FileIssue[]> {
  const content = await readProjectContent(environment, project)
  return (await checkEssence({ file, text }, { ...content, issues: [] })).issues
}

/** True if an issue makes a contract invalid. */
export const isError = ({ severity }: FileIssue): boolean => severity === 'error'
