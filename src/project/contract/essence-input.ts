import { type Essence, validateEssence } from '../../essence.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { type Project, requireEssence } from '../folder/project.ts'

/** The essence of an operation: a document, a file, or the essence of the project. */
export interface EssenceInput {
  readonly essence?: unknown
  readonly path?: string | undefined
}

/** Reads the essence that an operation is about. Throws if it is invalid. */
export async function readEssenceInput(
  environment: Environment,
  project: Project,
  { essence, path }: EssenceInput,
): Promise<Essence> {
  if (essence === undefined) return requireEssence(environment, project, path)
  if (path !== undefined) {
    throw new OperationError('usage', 'The essence is passed twice.', {
      hint: 'Pass either "essence" or "path".',
    })
  }
  const result = validateEssence(essence)
  if (result.ok) return result.value
  throw new OperationError('essence-invalid', 'The document is not a valid essence.', {
    issues: result.issues,
  })
}
