import type { Issue } from '../kernel/finding.ts'
import type { Validator } from '../kernel/schema/ajv.ts'
import { toIssues } from '../kernel/schema/issues.ts'

/** Maps a pointer into a published record to the place where its author wrote the value. */
export type MapPointer = (pointer: string) => string

/** Returns the issues of the record that a validator has just rejected. */
export function getRecordIssues(
  record: unknown,
  { errors }: Validator<unknown>,
  mapPointer: MapPointer = (pointer) => pointer,
): Issue[] {
  const mapped = (errors ?? []).map((error) => ({
    ...error,
    instancePath: mapPointer(error.instancePath),
  }))
  return toIssues(record, mapped, { getCode: () => 'schema-validation-failed' })
}
