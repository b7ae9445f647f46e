import * as z from 'zod/mini'
import { CONTENT_TYPES, type ContentType } from '../../index.ts'
import { toSingular } from '../../internal.ts'
import { fitsCompact } from '../answer-budget.ts'
import {
  choice,
  detail,
  limit,
  offset,
  optionalPath,
  optionalText,
  text,
  texts,
} from '../parameters.ts'
import { defineAction, type Tool } from '../tool.ts'
import { createFilters } from './list-filters.ts'
import { PACK_TYPES, packAnswer, packOptions } from './read-pack.ts'

/** The parameters that search and list share. */
const filters = { ...createFilters(), limit, offset, detail }

const DEFAULT_LIMIT = 10

const search = defineAction({
  summary: 'finds records by words, best first',
  parameters: z.object({ query: text(), type: optionalText(), ...filters }),
  list: 'items',
  async run(environment, { detail, limit = DEFAULT_LIMIT, ...input }) {
    const { searchRecords, summarizePage } = await import('../../project/registry/find-records.ts')
    const page = await searchRecords(environment, { ...input, limit })
    return detail === 'full' ? page : summarizePage(page)
  },
})

const list = defineAction({
  summary: 'lists the records of a type',
  parameters: z.object({ type: text(), ...filters }),
  list: 'items',
  async run(environment, { detail, limit = DEFAULT_LIMIT, ...input }) {
    const { listRecords, summarizePage } = await import('../../project/registry/find-records.ts')
    const page = await listRecords(environment, { ...input, limit })
    return detail === 'full' ? page : summarizePage(page)
  },
})

const recordParameters = z.object({
  id: text(),
  namespace: optionalText(),
  fields: z.optional(texts()),
  detail,
})

/** Declares the action that reads a record of a type. */
const resolveRecord = (type: ContentType, summary: string) =>
  defineAction({
    summary,
    parameters: recordParameters,
    narrow: 'Select parts of the record with "fields".',
    describe: describeRecord,
    run: (environment, input) => readRecord(environment, { ...input, type }),
  })

const resolvePattern = defineAction({
  summary: 'reads a pattern, or one preset of it',
  parameters: z.extend(recordParameters, { preset: optionalText() }),
  narrow: 'Select parts of the record with "fields", or one preset with "preset".',
  describe: describeRecord,
  async run(environment, { preset, ...input }) {
    if (preset === undefined) return readRecord(environment, { ...input, type: 'patterns' })
    const { getPreset } = await import('../../project/registry/get-record.ts')
    return getPreset(environment, { ...input, type: 'patterns', preset })
  },
})

type Run = NonNullable<Tool['actions'][string]>['run']

async function readRecord(
  environment: Parameters<Run>[0],
  { fields, detail, ...input }: z.infer<typeof recordParameters> & { readonly type: ContentType },
): Promise<unknown> {
  const { compactRecord, getRecord, selectFields } = await import(
    '../../project/registry/get-record.ts'
  )
  const record = await getRecord(environment, input)
  if (fields !== undefined) return selectFields(record, fields)
  return detail === 'full' ? record : compactRecord(record)
}

function describeRecord(data: unknown): { readonly source?: 'custom' } {
  const { source } = data as { readonly source?: unknown }
  return source === 'custom' ? { source } : {}
}

const suggestPatterns = defineAction({
  summary: 'suggests up to 5 patterns, with reasons; source code stays in this process',
  parameters: z.object({
    description: text(),
    route: optionalText(),
    source_code: optionalText(),
  }),
  async run(environment, input) {
    const operation = await import('../../project/registry/suggest-patterns.ts')
    return operation.suggestPatterns(environment, input)
  },
})

const VIEWS = ['manifest', 'shortlist', 'verification'] as const

const showcaseBenchmarks = defineAction({
  summary: 'shows sites that were built from blueprints and tested',
  parameters: z.object({ view: z.optional(choice(VIEWS)), detail }),
  async run(environment, { view = 'manifest', detail }) {
    const { readShowcase, summarizeShowcase } = await import(
      '../../project/registry/read-showcase.ts'
    )
    const showcase = await readShowcase(environment, { view })
    return detail === 'full' ? showcase : summarizeShowcase(view, showcase)
  },
})

const intelligenceSummary = defineAction({
  summary: 'counts rated, recommended and verified records',
  parameters: z.object({ namespace: optionalText() }),
  async run(environment, input) {
    const { readSummary } = await import('../../project/registry/read-summary.ts')
    return readSummary(environment, input)
  },
})

const compileExecutionPacks = defineAction({
  summary: 'compiles all packs and writes nothing; default: sizes and digests only',
  parameters: z.object({
    essence: packOptions.essence,
    path: optionalPath(),
    namespace: optionalText(),
    include: z.optional(z.union([z.enum(['none', 'all']), z.array(z.string())])),
    limit,
    offset,
    detail,
  }),
  list: 'packs',
  async run(environment, { detail: _, ...input }) {
    const { compilePacks } = await import('../../project/packs/compile-packs.ts')
    return compilePacks(environment, input)
  },
  describe: (data) => ({ hash: (data as { readonly essence_digest: string }).essence_digest }),
})

const selectExecutionPack = defineAction({
  summary: 'compiles one pack, with its entry in the manifest',
  parameters: z.object({
    pack_type: choice(PACK_TYPES),
    id: optionalText(),
    route: optionalText(),
    essence: packOptions.essence,
    path: optionalPath(),
    namespace: optionalText(),
    detail,
  }),
  ...packAnswer,
  async run(environment, { detail, ...input }) {
    const { selectPack, summarizePack } = await import('../../project/packs/select-pack.ts')
    const selected = await selectPack(environment, input)
    return detail === 'full' ? selected : summarizePack(selected)
  },
})

const schema = defineAction({
  summary: 'lists the JSON Schemas, or returns one',
  parameters: z.object({ name: optionalText(), detail }),
  async run(environment, { name, detail }) {
    const { getSchema, isSchemaList, removeDescriptions } = await import(
      '../../project/registry/get-schema.ts'
    )
    const found = await getSchema(environment, { name })
    if (detail === 'full') return found
    if (!isSchemaList(found)) return fitsCompact(found) ? found : removeDescriptions(found)
    return { total: found.total, items: found.items.map(({ name, title }) => ({ name, title })) }
  },
})

/** The action that reads a record, by type. */
const RECORD_ACTIONS: { readonly [T in ContentType]: Tool['actions'][string] } = {
  patterns: resolvePattern,
  archetypes: resolveRecord('archetypes', 'reads a section template'),
  blueprints: resolveRecord('blueprints', 'reads a whole-app template, with its topology'),
  themes: resolveRecord('themes', 'reads a theme'),
  shells: resolveRecord('shells', 'reads a page frame'),
}

/** The actions that read a record, by name, such as `resolve_pattern`. */
const RESOLVE_ACTIONS = Object.fromEntries(
  Object.entries(RECORD_ACTIONS).map(([type, action]) => [
    `resolve_${toSingular(type as ContentType).replaceAll('-', '_')}`,
    action,
  ]),
)

/** Reads the content: the records of each type, packs and schemas. */
export const registryTool: Tool = {
  name: 'svc_registry',
  title: 'Design content',
  description: `Reads design content. Types: ${CONTENT_TYPES.map(toSingular).join(', ')}.`,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
  actions: {
    search,
    list,
    ...RESOLVE_ACTIONS,
    suggest_patterns: suggestPatterns,
    showcase_benchmarks: showcaseBenchmarks,
    intelligence_summary: intelligenceSummary,
    compile_execution_packs: compileExecutionPacks,
    select_execution_pack: selectExecutionPack,
    schema,
  },
}
