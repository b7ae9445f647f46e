import { type ResolvedPreset, resolvePreset } from '../../describe.ts'
import {
  type Client,
  type ContentType,
  essenceFromBlueprint,
  lookupFrom,
  NAMESPACE,
  type PublicRecord,
  type SearchResult,
} from '../../index.ts'
import { asObject, isObject, nearest, toSingular } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { openClient } from './content.ts'
import { summarizeRecord } from './find-records.ts'

/** Which record to read. */
export interface RecordInput {
  readonly type: ContentType
  /** The slug, also with its namespace: `<slug>` or `@official/<slug>`. */
  readonly id: string
  readonly namespace?: string | undefined
}

/** A record, with the sections and pages that a blueprint leads to. */
export type RecordData = PublicRecord & { readonly topology?: Topology }

/** Reads a record. */
export async function getRecord(environment: Environment, input: RecordInput): Promise<RecordData> {
  const client = await openClient(environment)
  const record: PublicRecord = await client.get(input.type, requireSlug(input))
  return { ...record, ...(await getTopology(client, record)) }
}

/** Reads a preset of a pattern: the pattern with what the preset overrides. */
export async function getPreset(
  environment: Environment,
  { preset, ...input }: RecordInput & { readonly preset: string },
): Promise<ResolvedPreset> {
  const { data } = await getRecord(environment, { ...input, type: 'patterns' })
  return resolvePreset(data as PublicRecord<'patterns'>['data'], preset)
}

const OFFICIAL_NAMES = [NAMESPACE, NAMESPACE.replace('@', '')]

/** Returns the slug of a record in the official namespace, the only one that has records. */
function requireSlug({ type, id, namespace }: RecordInput): string {
  const [, prefix = namespace, slug = id] = /^(@?[\w-]+)\/([\w-]+)$/.exec(id) ?? []
  if (prefix === undefined || OFFICIAL_NAMES.includes(prefix)) return slug
  throw new OperationError(
    'record-not-found',
    `There is no ${toSingular(type)} "${prefix}/${slug}".`,
    {
      exit: EXIT.notFound,
      hint: `Only the namespace ${NAMESPACE} has records.`,
    },
  )
}

/** Shortens a record to some of its fields. Throws if it does not have one of them. */
export function selectFields(
  record: RecordData,
  fields: readonly string[],
): Record<string, unknown> {
  const values = asObject(record.data)
  const unknownField = fields.find((field) => !Object.hasOwn(values, field))
  if (unknownField !== undefined) {
    const suggestions = nearest(unknownField, Object.keys(values))
    const [suggestion] = suggestions
    throw new OperationError('field-unknown', `The record has no field "${unknownField}".`, {
      suggestions,
      hint: `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Its fields are ${Object.keys(values).join(', ')}.`,
    })
  }
  const data = Object.fromEntries(fields.map((field) => [field, values[field]]))
  return { ...summarizeRecord(toRow(record)), data }
}

/** Fields that help to find a record, but not to use it. */
const SEARCH_FIELDS = [
  '$schema',
  'id',
  'version',
  'name',
  'description',
  'tags',
  'synonyms',
  'created',
  'updated',
]

/** Fields that only previews use. */
const PREVIEW_FIELDS = ['style', 'behavior']

/** Shortens a record: without examples, style and behavior, and without what only searches need. */
export function compactRecord(record: RecordData): Record<string, unknown> {
  const { version, topology } = record
  const data = Object.entries(asObject(withoutCode(record.data)))
  return {
    ...summarizeRecord(toRow(record)),
    summary: asObject(record.data).description,
    version,
    data: Object.fromEntries(
      data.filter(([key]) => ![...SEARCH_FIELDS, ...PREVIEW_FIELDS].includes(key)),
    ),
    ...(topology === undefined ? {} : { topology }),
  }
}

/** Returns the row of a list for a record. */
const toRow = ({ data, ...record }: RecordData): SearchResult =>
  ({ ...record, ...pickText(data, 'name'), ...pickText(data, 'description') }) as SearchResult

const pickText = (data: unknown, key: string): Record<string, string> => {
  const value = asObject(data)[key]
  return typeof value === 'string' ? { [key]: value } : {}
}

/** Removes the code of examples, at any depth. */
function withoutCode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCode)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === 'code' ? [] : [[key, withoutCode(item)] as const],
    ),
  )
}

/** The sections and pages that a blueprint leads to. */
export interface Topology {
  readonly theme: string
  readonly sections: readonly {
    readonly id: string
    readonly role: string
    readonly shell: unknown
    readonly pages: readonly { readonly id: string; readonly route: string | undefined }[]
  }[]
}

/** Derives the topology of a blueprint; a blueprint with missing records has none. */
async function getTopology(
  client: Client,
  { type, data }: PublicRecord,
): Promise<{ readonly topology?: Topology }> {
  if (type !== 'blueprint') return {}
  const blueprint = data as PublicRecord<'blueprints'>['data']
  const essence = await essenceFromBlueprint(blueprint, lookupFrom(client))
  if (!essence.ok) return {}
  const sections = essence.value.blueprint.sections.map(({ id, role, shell, pages }) => ({
    id,
    role,
    shell,
    pages: pages.map((page) => ({ id: page.id, route: page.route })),
  }))
  return { topology: { theme: essence.value.dna.theme.id, sections } }
}
