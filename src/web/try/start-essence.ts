import { DEFAULT_SHELLS, essenceFromArchetype, essenceFromBlueprint } from '../../essence.ts'
import { type Client, type Essence, lookupFrom, type PublicRecord } from '../../index.ts'
import { DEMO_ESSENCE } from './demo-essence.ts'

/** The types of records that the playground can open, by the first part of `?start=`. */
const CREATORS: Readonly<Record<string, (slug: string, client: Client) => Promise<Essence>>> = {
  patterns: async (slug, client) => createPatternEssence(await client.get('patterns', slug)),
  archetypes: async (slug, client) => {
    const { data } = await client.get('archetypes', slug)
    return requireEssence(await essenceFromArchetype(data, lookupFrom(client)), slug)
  },
  blueprints: async (slug, client) => {
    const { data } = await client.get('blueprints', slug)
    return requireEssence(await essenceFromBlueprint(data, lookupFrom(client)), slug)
  },
}

/**
 * Creates the essence to start with: that of an archetype or a blueprint, or a page with a pattern.
 * `start` is a type and a slug with a slash between them; a slug alone is that of a blueprint.
 */
export async function createStartEssence(start: string, client: Client): Promise<string> {
  const [type = '', slug = ''] = start.includes('/') ? start.split('/') : ['blueprints', start]
  const create = Object.hasOwn(CREATORS, type) ? CREATORS[type] : undefined
  if (!create) {
    const types = Object.keys(CREATORS).join(', ')
    throw new Error(`The playground cannot open "${type}". It opens ${types}.`)
  }
  return JSON.stringify(await create(slug, client), null, 2)
}

type EssenceResult = Awaited<ReturnType<typeof essenceFromArchetype>>

function requireEssence(result: EssenceResult, slug: string): Essence {
  if (result.ok) return result.value
  const [issue] = result.issues
  throw new Error(`The record "${slug}" makes no valid essence. ${issue?.message ?? ''}`)
}

/** The categories of patterns that are shown in the shell of public pages. */
const PUBLIC_CATEGORIES: readonly unknown[] = ['marketing', 'content', 'commerce']

/** Creates an essence whose only page has only one pattern. */
function createPatternEssence({ slug, data }: PublicRecord<'patterns'>): Essence {
  const [section] = DEMO_ESSENCE.blueprint.sections
  const isPublic = PUBLIC_CATEGORIES.includes(data.category)
  return {
    ...DEMO_ESSENCE,
    blueprint: {
      ...DEMO_ESSENCE.blueprint,
      sections: [
        {
          ...section,
          id: 'example',
          role: isPublic ? 'public' : 'primary',
          shell: isPublic ? DEFAULT_SHELLS.public : (section?.shell ?? ''),
          features: [],
          description: `One page with the pattern ${data.name}.`,
          navigation_items: [{ label: data.name, route: '/' }],
          pages: [
            {
              id: slug,
              route: '/',
              layout: [{ pattern: slug, preset: data.default_preset }],
              directives: [
                `Purpose: Show the pattern ${data.name} on a page.`,
                'Primary action: Change a value and see what it does',
              ],
            },
          ],
        },
      ],
      routes: { '/': { section: 'example', page: slug } },
    },
  }
}
