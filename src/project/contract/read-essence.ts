import { resolvePointer } from '../../essence.ts'
import { nearest } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { requireContract } from './contract-file.ts'

/** The layers of an essence. */
const ESSENCE_LAYERS = ['dna', 'blueprint', 'meta'] as const

/** The part of the essence to read; by default all of it. */
export interface ReadEssenceInput {
  readonly layer?: (typeof ESSENCE_LAYERS)[number] | undefined
  /** A JSON Pointer; with `layer`, it starts there. */
  readonly pointer?: string | undefined
}

/** A part of the essence of a project. */
export interface ReadEssenceData {
  readonly file: string
  readonly hash: string
  /** True if the document conforms to its schema. */
  readonly conforms: boolean
  readonly pointer: string
  readonly value: unknown
}

/** Reads the essence of a project, or a part of it, even if it is invalid. */
export async function readEssence(
  environment: Environment,
  { layer, pointer = '' }: ReadEssenceInput = {},
): Promise<ReadEssenceData> {
  const { file, hash, document, essence, issues } = await requireContract(environment)
  if (hash === null) {
    throw new OperationError('essence-invalid', `${file} is not JSON.`, { issues })
  }
  if (pointer !== '' && !pointer.startsWith('/')) {
    throw new OperationError('pointer-invalid', `"${pointer}" is not a JSON Pointer.`, {
      hint: 'Use a path such as /blueprint/sections/0.',
    })
  }
  const fullPointer = `${layer === undefined ? '' : `/${layer}`}${pointer}`
  const value = resolvePointer(document, fullPointer)
  if (value === undefined) throw pointerNotFound(document, fullPointer)
  return { file, hash, conforms: essence !== undefined, pointer: fullPointer, value }
}

function pointerNotFound(document: unknown, pointer: string): OperationError {
  const segments = pointer.split('/')
  let depth = segments.length - 1
  while (depth > 0 && resolvePointer(document, segments.slice(0, depth).join('/')) === undefined)
    depth--
  const parent = segments.slice(0, depth).join('/')
  const keys = Object.keys(Object(resolvePointer(document, parent)))
  const suggestions = nearest(segments[depth] ?? '', keys)
  const names = (suggestions.length > 0 ? suggestions : keys.slice(0, 12)).join(', ')
  return new OperationError('pointer-not-found', `There is no value at ${pointer}.`, {
    exit: EXIT.notFound,
    hint: `${parent || 'The document'} has ${names || 'no members'}.`,
  })
}
