import { tryParseJson } from '../../src/core/json/parse.ts'
import { readSchemaFiles } from '../read-schemas.ts'
import { type CodegenInput, readCodegenInput, readVocabularies } from './input.ts'
import { describeStaleness } from './stale.ts'
import { isObject, type Schema } from './walk.ts'

/** What generated code is made of, and what to do where the committed code is made of something else. */
export interface BuildInput {
  readonly input: CodegenInput
  readonly stale: string | undefined
}

/** The input of a build, which need not check again what the committed code was generated from. */
export async function readBuildInput(root: string): Promise<BuildInput> {
  const schemas = parseSchemas(await readSchemaFiles(`${root}schemas`))
  const known = schemas && { schemas, ...(await readVocabularies(root)) }
  if (known && describeStaleness(known) === undefined) return { input: known, stale: undefined }
  const input = await readCodegenInput(root)
  return { input, stale: describeStaleness(input) }
}

/** The schemas of some texts; undefined where one of them cannot be read. */
function parseSchemas(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Schema> | undefined {
  const parsed = [...texts].map(([name, text]) => [name, tryParseJson(text)?.value] as const)
  return parsed.every(([, value]) => isObject(value))
    ? new Map(parsed as [string, Schema][])
    : undefined
}
