import type { JsonPath } from '../../content/references.ts'
import type { JsonObject } from '../../json/value.ts'
import { createFinding } from '../finding-at.ts'
import type { Finding } from '../rule.ts'
import type { ExampleIssue } from './example-fault.ts'

/** A fault of an example as a finding of the record that it belongs to. */
export const createExampleFinding = (
  authored: JsonObject,
  path: JsonPath,
  { line, message, remedy }: ExampleIssue,
): Finding =>
  createFinding(authored, path, {
    message: line === undefined ? message : `Line ${line}: ${message}`,
    remedy,
  })
