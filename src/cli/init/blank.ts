import {
  type Client,
  type Essence,
  essenceFromArchetype,
  type Lookup,
  nearest,
} from '../../index.ts'
import { EXIT, Refusal } from '../exit.ts'
import type { Made, Wishes } from './essence.ts'
import type { Fact } from './facts.ts'

/** A page as `--page /orders=filter-bar,data-table` says it. */
interface BlankPage {
  readonly id: string
  readonly path: string
  readonly patterns: readonly string[]
}

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
  const theme = wishes.theme ?? (await client.all('themes')).items[0]?.slug
  const archetype = await nearestArchetype(pages, lookup)
  const made = await essenceFromArchetype(
    {
      $schema: 'https://svc.example/schemas/archetype.v2.json',
      id: 'app',
      ...{ role: 'primary', version: '1.0.0', name: 'App', tags: [], features: [] },
      description: 'The pages of this product. Say here what people do in them.',
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

const SPEC = /^(\/[^=\s]*)=([a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*)$/

function pagesOf(specs: readonly string[]): BlankPage[] {
  if (specs.length === 0) {
    throw new Refusal('usage', '--blank needs at least one page.', {
      hint: 'Add --page /orders=filter-bar,data-table.',
    })
  }
  const pages = specs.map((spec) => {
    const [, path, list] = SPEC.exec(spec.trim()) ?? []
    if (path === undefined || list === undefined) {
      throw new Refusal('usage', `--page is "${spec}".`, {
        hint: 'Write a path and its patterns: --page /orders=filter-bar,data-table.',
      })
    }
    return { path, id: idOf(path), patterns: list.split(',') }
  })
  const twice = pages.find(({ id }, at) => pages.findIndex((page) => page.id === id) !== at)
  if (twice) {
    throw new Refusal('usage', `Two pages would be called "${twice.id}".`, {
      hint: `${twice.path} is one of them: give each path once.`,
    })
  }
  return pages
}

/** `/` is `home`, `/orders/:id` is `orders-detail`, `/a/b` is `a-b`. */
function idOf(path: string): string {
  const parts = path.split('/').filter(Boolean)
  const named = parts.map((part) => (part.startsWith(':') ? 'detail' : part))
  const id = named
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
  return id || 'home'
}

const words = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ')

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
