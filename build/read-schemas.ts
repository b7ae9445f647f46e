import { readdir, readFile } from 'node:fs/promises'
import { checkSchemas, formatSchemaErrors } from './codegen/check-schemas.ts'
import type { Schema } from './codegen/schema.ts'

/** Reads the schema files of a folder as text, sorted by file name. */
export async function readSchemaFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).sort()
  const texts = names.map((name) => readFile(`${folder}/${name}`, 'utf8'))
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] as string, text]))
}

/** Reads the schemas of a folder by file name; throws one error that lists those of all files. */
export async function readSchemas(folder: string): Promise<ReadonlyMap<string, Schema>> {
  const checked = checkSchemas(await readSchemaFiles(folder))
  if (checked.ok) return checked.schemas
  const { length } = checked.errors
  const count = length === 1 ? '1 error' : `${length} errors`
  throw hideStack(new Error(`${count} in the schemas:\n${formatSchemaErrors(checked.errors)}`))
}

/** Removes the stack of an error in the input: it would only point into the build. */
export function hideStack(error: Error): Error {
  error.stack = error.message
  return error
}
