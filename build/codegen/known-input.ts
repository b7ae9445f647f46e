import { tryParseJson } from '../../src/core/sound-json.ts'
import { readSchemaFiles } from '../read-schemas.ts'
import { type CodegenInput, readInput, readWords } from './input.ts'
import { staleness } from './stale.ts'
import { isObject, type Schema } from './walk.ts'

/** What generated code is made of, and what to do where the committed code is made of something else. */
export interface KnownInput {
  readonly input: CodegenInput
  readonly stale: string | undefined
}

/** The input of a build, which need not check again what the committed code was generated from. */
export async function readKnownInput(root: string): Promise<KnownInput> {
  const schemas = soundSchemas(await readSchemaFiles(`${root}schemas`))
  const known = schemas && { schemas, ...(await readWords(root)) }
  if (known && staleness(known) === undefined) return { input: known, stale: undefined }
  const input = await readInput(root)
  return { input, stale: staleness(input) }
}

/** The schemas of some texts; undefined where one of them cannot be read. */
function soundSchemas(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Schema> | undefined {
  const parsed = [...texts].map(([name, text]) => [name, tryParseJson(text)?.value] as const)
  return parsed.every(([, value]) => isObject(value))
    ? new Map(parsed as [string, Schema][])
    : undefined
}
