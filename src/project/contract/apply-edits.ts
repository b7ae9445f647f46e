import * as z from 'zod/mini'
import { resolvePointer, validateEssence } from '../../essence.ts'
import type { Essence, JsonPatchOperation } from '../../index.ts'
import { asObject, parsePointer } from '../../internal.ts'
import { choiceError, OperationError } from '../errors.ts'
import { ESSENCE_FILE } from '../folder/project.ts'
import { EDIT_NAMES, EDITS, type EditName } from './edits.ts'

/** One edit of a contract, as a caller writes it. */
export interface Edit {
  readonly operation: string
  readonly payload?: unknown
}

const MAX_PATCH_OPERATIONS = 500

const pointer = z.string().check(z.regex(/^(\/|$)/, 'must be a JSON Pointer'), z.maxLength(2000))

const patchPayload = z.strictObject({
  patch: z
    .array(
      z.discriminatedUnion('op', [
        z.strictObject({
          op: z.enum(['add', 'replace', 'test']),
          path: pointer,
          value: z.json(),
        }),
        z.strictObject({ op: z.literal('remove'), path: pointer }),
        z.strictObject({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_PATCH_OPERATIONS)),
})

/** The result of edits: the new document and the JSON Patch that leads to it. */
export interface EditedDocument {
  readonly document: unknown
  readonly patch: readonly JsonPatchOperation[]
}

/** Applies edits one after the other. Throws if one of them does not fit the document. */
export async function applyEdits(
  document: unknown,
  edits: readonly Edit[],
): Promise<EditedDocument> {
  let current = structuredClone(document)
  const patch: JsonPatchOperation[] = []
  // A caller in this process may pass values that are not JSON.
  for (const edit of JSON.parse(JSON.stringify(edits)) as readonly Edit[]) {
    const step = toPatch(current, edit)
    current = await applyPatch(current, step)
    patch.push(...step)
  }
  return { document: current, patch }
}

function toPatch(document: unknown, { operation, payload = {} }: Edit): JsonPatchOperation[] {
  if (operation === 'patch') return parsePayload(patchPayload, payload, operation).patch
  if (!isEditName(operation)) throw choiceError('"operation"', operation, EDIT_NAMES)
  const kind = EDITS[operation]
  const fields = parsePayload(kind.payload, withOldNames(operation, payload), operation)
  const create = kind.toPatch as (essence: Essence, fields: unknown) => JsonPatchOperation[]
  return create(requireEssence(document, operation), fields)
}

const isEditName = (name: string): name is EditName => Object.hasOwn(EDITS, name)

/** Accepts the names that version 3 used in payloads: `id` and `section`. */
function withOldNames(operation: EditName, payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || operation === 'update_dna') return payload
  const { id, section, ...fields } = payload as Record<string, unknown>
  const idName = operation.endsWith('section') ? 'section_id' : 'page_id'
  return {
    ...(id === undefined ? {} : { [idName]: id }),
    ...(section === undefined ? {} : { section_id: section }),
    ...fields,
  }
}

function requireEssence(document: unknown, operation: string): Essence {
  const result = validateEssence(document)
  if (result.ok) return result.value
  const message = `${operation} needs a valid ${ESSENCE_FILE}.`
  throw new OperationError('essence-invalid', message, {
    issues: result.issues,
    hint: 'Fix the document with the operation "patch" first.',
  })
}

function parsePayload<T extends z.core.$ZodType>(
  shape: T,
  payload: unknown,
  operation: string,
): z.output<T> {
  const result = z.safeParse(shape, payload)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => describePayloadIssue(issue, payload))
  const summary =
    operation === 'patch' ? 'patch: a JSON Patch' : EDITS[operation as EditName].summary
  throw new OperationError(
    'payload-invalid',
    `The payload of ${operation} is invalid: ${problems.join('; ')}.`,
    { hint: `The payload of ${operation}: ${summary}.` },
  )
}

/** Describes what is wrong with a payload, by the name of its field. */
function describePayloadIssue(issue: z.core.$ZodIssue, payload: unknown): string {
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.join(', ')}`
  const [name] = issue.path
  if (name === undefined) return 'it must be an object'
  const isMissing = asObject(payload)[String(name)] === undefined
  if (isMissing) return `${String(name)} is missing`
  const expected =
    issue.code === 'invalid_type' ? `must be of type ${issue.expected}` : issue.message
  return `${issue.path.join('/')} ${expected}`
}

const UNSAFE_SEGMENTS = ['__proto__', 'prototype', 'constructor']

/** Applies a JSON Patch. Throws if an operation fails, and then changes nothing. */
async function applyPatch(
  document: unknown,
  patch: readonly JsonPatchOperation[],
): Promise<unknown> {
  const rfc6902 = await import('rfc6902')
  // The root has no parent to replace it in, so the document is put into one.
  const holder = { document: structuredClone(document) }
  for (const [index, operation] of patch.entries()) {
    const { op, path, from } = operation
    const segments = [...parsePointer(path), ...parsePointer(from ?? '')]
    if (segments.some((segment) => UNSAFE_SEGMENTS.includes(segment))) {
      throw patchError(index, operation, 'The pointer has a reserved name.')
    }
    if (
      (op === 'remove' || op === 'replace') &&
      resolvePointer(holder.document, path) === undefined
    ) {
      throw patchError(index, operation, 'There is no value at this pointer.')
    }
    const inHolder = {
      ...structuredClone(operation),
      path: `/document${path}`,
      ...(from === undefined ? {} : { from: `/document${from}` }),
    }
    const [error] = rfc6902.applyPatch(holder, [
      inHolder as Parameters<typeof rfc6902.applyPatch>[1][number],
    ])
    if (error) throw patchError(index, operation, describePatchError(error))
  }
  return holder.document
}

const describePatchError = (error: Error): string =>
  error.name === 'TestError' ? 'The value is different.' : 'There is no value at this pointer.'

function patchError(
  index: number,
  { op, path }: JsonPatchOperation,
  reason: string,
): OperationError {
  return new OperationError(
    'patch-failed',
    `Patch operation ${index} (${op} ${path || '""'}) failed.`,
    {
      hint: `${reason} Read the document with read_essence.`,
    },
  )
}
