import { readdir, readFile } from 'node:fs/promises'
import { checkSchemas, formatSchemaErrors } from './codegen/check-schemas.ts'
import type { Schema } from './codegen/schema.ts'

/** The schema files of a folder as text, by file name in the order of their code units. */
export async function readSchemaFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).sort()
  const texts = names.map((name) => readFile(`${folder}/${name}`, 'utf8'))
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] as string, text]))
}

/** The schemas of a folder by file name; throws one error that lists every fault of every file. */
export async function readSchemas(folder: string): Promise<ReadonlyMap<string, Schema>> {
  const checked = checkSchemas(await readSchemaFiles(folder))
  if (checked.ok) return checked.schemas
  const { length } = checked.faults
  const count = length === 1 ? '1 fault' : `${length} faults`
  throw hideStack(new Error(`${count} in the schemas:\n${formatSchemaErrors(checked.faults)}`))
}

/** An error for the person who runs the build: where in our code it arose is of no use to them. */
export function hideStack(error: Error): Error {
  error.stack = error.message
  return error
}
