import { type EssenceOptions, essenceFromArchetype } from '../../essence.ts'
import {
  type Client,
  diagnoseEssence,
  type Essence,
  essenceDigest,
  type Issue,
  type Lookup,
  lookupFrom,
} from '../../index.ts'
import { sha256 } from '../../internal/node.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { openClient } from '../registry/content.ts'
import { createBlueprintEssence } from './new-essence.ts'

/** A description of an app, and the records to start from if they are known. */
export interface CreateEssenceInput {
  readonly description?: string | undefined
  /** Framework and build tool, such as `next`. */
  readonly framework?: string | undefined
  readonly blueprint?: string | undefined
  readonly archetype?: string | undefined
  readonly theme?: string | undefined
  /** The sections of the blueprint to keep; by default all. */
  readonly sections?: readonly string[] | undefined
  /** `full` returns the document, which is long; `compact` only its outline. */
  readonly detail?: 'compact' | 'full' | undefined
}

/** A record that an essence can start from. */
export interface StartingRecord {
  readonly type: 'blueprint' | 'archetype'
  readonly slug: string
  readonly name: string
  readonly summary: string
}

/** A new essence, which is not written anywhere. */
export interface CreateEssenceData {
  readonly from: StartingRecord
  /** Other records that match the description, best first. */
  readonly alternatives: readonly StartingRecord[]
  readonly hash: string
  readonly issues: readonly Issue[]
  /** The command that writes this essence to a project; null if `svc init` cannot start from it. */
  readonly command: string | null
  /** The sections with their pages. */
  readonly outline: readonly { readonly section: string; readonly pages: readonly string[] }[]
  /** The document; null unless `detail` is `full`. */
  readonly essence: Essence | null
}

/** Creates a valid essence from the records that match a description best. */
export async function createEssence(
  environment: Environment,
  input: CreateEssenceInput,
): Promise<CreateEssenceData> {
  const client = await openClient(environment)
  const lookup = lookupFrom(client)
  if (input.theme !== undefined) await client.get('themes', input.theme)
  const matches = await findStartingRecords(client, input)
  const [from, ...alternatives] = matches
  if (from === undefined) throw await noMatch(client, input.description ?? '')
  const options: EssenceOptions = { theme: input.theme, target: input.framework }
  const { sections } = input
  const essence = await composeEssence(from, { ...options, sections }, { client, lookup })
  return {
    from,
    alternatives,
    hash: essenceDigest(essence, sha256),
    issues: await diagnoseEssence(essence, lookup),
    command: toCommand(from, input),
    outline: essence.blueprint.sections.map(({ id, pages }) => ({
      section: id,
      pages: pages.map((page) => page.id),
    })),
    essence: input.detail === 'full' ? essence : null,
  }
}

/** Lists the records to start from: the requested one first, then those that match. */
async function findStartingRecords(
  client: Client,
  { description, blueprint, archetype }: CreateEssenceInput,
): Promise<StartingRecord[]> {
  if (blueprint !== undefined && archetype !== undefined) {
    throw new OperationError('usage', 'Pass either blueprint or archetype, not both.')
  }
  const requested = blueprint ?? archetype
  if (requested === undefined && description === undefined) {
    throw new OperationError('usage', 'Pass a description, a blueprint or an archetype.')
  }
  const first = requested === undefined ? [] : [await readRecord(client, { blueprint, archetype })]
  const found = description === undefined ? [] : await searchRecords(client, description)
  return [...first, ...found.filter(({ slug }) => slug !== requested)]
}

async function readRecord(
  client: Client,
  { blueprint, archetype = '' }: Pick<CreateEssenceInput, 'blueprint' | 'archetype'>,
): Promise<StartingRecord> {
  const type = blueprint === undefined ? 'archetype' : 'blueprint'
  const { slug, data } = await client.get(`${type}s`, blueprint ?? archetype)
  return { type, slug, name: data.name, summary: data.description ?? '' }
}

const MAX_ALTERNATIVES = 4

/** Searches blueprints first: they describe whole apps. */
async function searchRecords(client: Client, description: string): Promise<StartingRecord[]> {
  const q = description.slice(0, MAX_QUERY_LENGTH)
  const lists = await Promise.all(
    (['blueprint', 'archetype'] as const).map(async (type) => {
      const { results } = await client.search({ q, type, limit: MAX_ALTERNATIVES })
      return results.map(({ slug, name, description: summary = '' }) => ({
        type,
        slug,
        name: name ?? slug,
        summary,
      }))
    }),
  )
  return lists.flat()
}

const MAX_QUERY_LENGTH = 200

async function composeEssence(
  { type, slug }: StartingRecord,
  options: EssenceOptions & { readonly sections?: readonly string[] | undefined },
  content: { readonly client: Client; readonly lookup: Lookup },
): Promise<Essence> {
  if (type === 'blueprint') return (await createBlueprintEssence(slug, options, content)).essence
  const { data } = await content.client.get('archetypes', slug)
  const result = await essenceFromArchetype(data, content.lookup, options)
  if (result.ok) return result.value
  const message = `Cannot create an essence from the archetype "${slug}".`
  throw new OperationError('essence-impossible', message, { issues: result.issues })
}

function toCommand(
  { type, slug }: StartingRecord,
  { theme, framework, sections }: CreateEssenceInput,
): string | null {
  if (type === 'archetype') return null
  const words = [
    ...['npx', '@svc/content', 'init', '--blueprint', slug],
    ...(sections === undefined ? [] : ['--sections', sections.join(',')]),
    ...(theme === undefined ? [] : ['--theme', theme]),
    ...(framework === undefined ? [] : ['--target', framework]),
  ]
  return words.join(' ')
}

async function noMatch(client: Client, description: string): Promise<OperationError> {
  const { items } = await client.all('blueprints')
  return new OperationError('no-match', `No blueprint or archetype matches "${description}".`, {
    exit: EXIT.notFound,
    hint: `Pass one of these blueprints: ${items.map(({ slug }) => slug).join(', ')}.`,
  })
}
