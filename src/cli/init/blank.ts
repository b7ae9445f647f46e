import {
  type Client,
  type Essence,
  essenceFromArchetype,
  type Lookup,
  nearest,
} from '../../index.ts'
import { EXIT, Refusal } from '../exit.ts'
import { type BlankPage, pagesOf, words } from './blank-pages.ts'
import type { Made, Wishes } from './essence.ts'
import type { Fact } from './facts.ts'

/** The shell of a product that says nothing about it. */
const USUAL_SHELL = 'sidebar-main'

/** An essence of one section with the pages that were asked for. */
export async function blankEssence(
  specs: readonly string[],
  wishes: Wishes & { readonly shell?: string | undefined },
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<Made> {
  const pages = pagesOf(specs)
  await refuseUnknown(pages, lookup)
  const shell = wishes.shell ?? USUAL_SHELL
  const archetype = await nearestArchetype(pages, lookup)
  const theme = wishes.theme ?? (await suggestedTheme(archetype, { client, lookup }))
  const made = await essenceFromArchetype(
    {
      $schema: 'https://svc.example/schemas/archetype.v2.json',
      id: 'app',
      ...{ role: 'primary', version: '1.0.0', name: 'App', tags: [], features: [] },
      description: `The pages of this product: ${pages.map(({ id }) => words(id)).join(', ')}.`,
      pages: pages.map(({ id, path, patterns }) => ({
        ...{ id, path, shell, name: words(id) },
        default_layout: layoutOf(patterns),
      })),
      navigation_items: pages
        .filter(({ path }) => !path.includes(':'))
        .map(({ id, path }) => ({ label: words(id), route: path })),
    },
    lookup,
    { ...wishes, theme },
  )
  if (!made.ok) {
    throw new Refusal('essence-impossible', 'No essence can be made of this.', {
      issues: made.issues,
    })
  }
  const essence: Essence = { ...made.value, meta: { ...made.value.meta, archetype } }
  return { essence, from: 'the pages given', facts: factsOf({ shell, theme, archetype }, wishes) }
}

const factsOf = (
  chosen: { shell: string; theme: string | undefined; archetype: string },
  wishes: { readonly shell?: string | undefined; readonly theme?: string | undefined },
): Fact[] => [
  ...(wishes.shell ? [] : [{ what: 'shell', value: chosen.shell }]),
  ...(wishes.theme ? [] : [{ what: 'theme', value: String(chosen.theme) }]),
  { what: 'archetype', value: chosen.archetype },
]

/** Patterns in order; one that stands twice gets a name of its own. */
const layoutOf = (patterns: readonly string[]) =>
  patterns.map((pattern, at) => {
    const before = patterns.slice(0, at).filter((one) => one === pattern).length
    return before === 0 ? { pattern } : { pattern, as: `${pattern}-${before + 1}` }
  })

/** All patterns that nothing has, at once. */
async function refuseUnknown(pages: readonly BlankPage[], lookup: Lookup): Promise<void> {
  const wanted = [...new Set(pages.flatMap(({ patterns }) => patterns))]
  const slugs = await lookup.slugs('patterns')
  const unknown = wanted.filter((pattern) => !slugs.includes(pattern))
  if (unknown.length === 0) return
  const names = unknown.map((name) => {
    const [near] = nearest(name, slugs)
    return near ? `"${name}" (did you mean ${near}?)` : `"${name}"`
  })
  throw new Refusal('record-not-found', `There is no pattern ${names.join(', none ')}.`, {
    exit: EXIT.notFound,
    hint: '`svc search` finds patterns by what they are for.',
  })
}

/** The theme that an archetype suggests first, else the first of all. */
async function suggestedTheme(
  archetype: string,
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<string | undefined> {
  const record = await lookup.get('archetypes', archetype)
  return record?.suggested_theme?.ids?.[0] ?? (await client.all('themes')).items[0]?.slug
}

/** The archetype that shares most patterns with the pages; of equals the first. */
async function nearestArchetype(pages: readonly BlankPage[], lookup: Lookup): Promise<string> {
  const wanted = new Set(pages.flatMap(({ patterns }) => patterns))
  const slugs = [...(await lookup.slugs('archetypes'))].sort()
  const scored = slugs.map(async (slug) => {
    const text = JSON.stringify((await lookup.get('archetypes', slug))?.pages ?? [])
    const shared = [...wanted].filter((pattern) => text.includes(`"pattern":"${pattern}"`))
    return { slug, score: shared.length }
  })
  const best = (await Promise.all(scored)).sort((a, b) => b.score - a.score)[0]
  return best?.slug ?? 'app'
}
