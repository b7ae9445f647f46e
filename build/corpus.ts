import { readFile } from 'node:fs/promises'
import type { SchemaDocument } from '../src/api/documents.ts'
import type { SchemaName } from '../src/core/generated/names.ts'
import { readContent } from '../src/node.ts'
import { type AssembledContent, type Corpus, createCorpus } from '../src/site.ts'
import { readInput } from './codegen/input.ts'
import { staleness } from './codegen/stale.ts'
import { withoutStack } from './read-schemas.ts'

export interface CorpusOptions {
  /** Called when the generated code does not come from these schemas and words. */
  readonly onStale?: (message: string) => void
  /** The folders to read instead of the official one, or after it. */
  readonly folders?: readonly string[]
}

/** The corpus of a build: the schemas of the catalog and the records of some folders, judged. */
export async function readCorpus(root: string, options: CorpusOptions = {}): Promise<Corpus> {
  const { onStale, folders = [`${root}content`] } = options
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
  const input = await readInput(root)
  const stale = staleness(input)
  if (stale) onStale?.(stale)
  const schemas = input.schemas as ReadonlyMap<string, object>
  const content = await readContent(folders)
  refuseErrors(content)
  return createCorpus({
    version,
    schemas: schemas as ReadonlyMap<SchemaName, SchemaDocument>,
    content,
  })
}

/** A record that cannot be read stops a build; all of them are named at once. */
function refuseErrors({ faults }: AssembledContent): void {
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const lines = errors.map(({ file, location, pointer, message }) =>
    [`${file}${location ? `:${location.line}:${location.column}` : ''}`, pointer, message].join(
      ' ',
    ),
  )
  throw withoutStack(new Error(['The corpus cannot be built:', ...lines].join('\n  ')))
}
