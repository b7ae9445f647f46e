import { FileError, resolveContained as resolvePath } from '../../internal/node.ts'
import { OperationError } from '../errors.ts'

/**
 * Resolves a path that must be inside a folder, also after symbolic links are followed. The path
 * need not exist. `name` is its name in messages. Throws `path-outside` otherwise.
 */
export async function resolveContained(root: string, path: string, name: string): Promise<string> {
  if (path.includes('\0')) throw pathOutside(path, name)
  try {
    return resolvePath(root, path)
  } catch (error) {
    throw error instanceof FileError ? pathOutside(path, name) : error
  }
}

const pathOutside = (path: string, name: string): OperationError =>
  new OperationError(
    'path-outside',
    `The path ${JSON.stringify(path)} of ${name} is outside the project.`,
    {
      hint: 'Use a path inside it, without links that lead out of it.',
    },
  )
