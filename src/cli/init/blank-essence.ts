import {
  type Client,
  type Essence,
  essenceFromArchetype,
  type Lookup,
  nearest,
} from '../../index.ts'
import { CliError, EXIT } from '../errors.ts'
import type { NewEssence, NewEssenceOptions } from './blueprint-essence.ts'
import type { ProjectFact } from './project-facts.ts'

/** A page as `--page /orders=filter-bar,data-table` says it. */
export interface BlankPage {
  readonly id: string
  readonly path: string
  readonly patterns: readonly string[]
}

const PAGE_SPEC = /^(\/[^=\s]*)=([a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*)$/

/** The pages that were asked for, each with an id of its own. */
export function parsePages(specs: readonly string[]): BlankPage[] {
  if (specs.length === 0) {
    throw new CliError('usage', '--blank needs at least one page.', {
      hint: 'Add --page /orders=filter-bar,data-table.',
    })
  }
  const pages = specs.map((spec) => {
    const [, path, list] = PAGE_SPEC.exec(spec.trim()) ?? []
    if (path === undefined || list === undefined) {
      throw new CliError('usage', `--page is "${spec}".`, {
        hint: 'Write a path and its patterns: --page /orders=filter-bar,data-table.',
      })
    }
    return { path, id: toPageId(path), patterns: list.split(',') }
  })
  const twice = pages.find(({ id }, at) => pages.findIndex((page) => page.id === id) !== at)
  if (twice) {
    throw new CliError('usage', `Two pages would be called "${twice.id}".`, {
      hint: `${twice.path} is one of them: give each path once.`,
    })
  }
  return pages
}

/** `/` is `home`, `/orders/:id` is `orders-detail`, `/a/b` is `a-b`. */
function toPageId(path: string): string {
  const parts = path.split('/').filter(Boolean)
  const named = parts.map((part) => (part.startsWith(':') ? 'detail' : part))
  const id = named
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return /^\d/.test(id) ? `page-${id}` : id || 'home'
}

/** An id as people read it. */
export const humanizeId = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ')

/** The shell of a product that says nothing about it. */
const DEFAULT_SHELL = 'sidebar-main'

/** An essence of one section with the pages that were asked for. */
export async function createBlankEssence(
  specs: readonly string[],
  wishes: NewEssenceOptions & { readonly shell?: string | undefined },
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<NewEssence> {
  const pages = parsePages(specs)
  await rejectUnknownPatterns(pages, lookup)
  const shell = wishes.shell ?? DEFAULT_SHELL
  const archetype = await findNearestArchetype(pages, lookup)
  const theme = wishes.theme ?? (await findSuggestedTheme(archetype, { client, lookup }))
  const made = await essenceFromArchetype(
    {
      $schema: 'https://svc.example/schemas/archetype.v2.json',
      id: 'app',
      ...{ role: 'primary', version: '1.0.0', name: 'App', tags: [], features: [] },
      description: `The pages of this product: ${pages.map(({ id }) => humanizeId(id)).join(', ')}.`,
      pages: pages.map(({ id, path, patterns }) => ({
        ...{ id, path, shell, name: humanizeId(id) },
        default_layout: toLayout(patterns),
      })),
      navigation_items: pages
        .filter(({ path }) => !path.includes(':'))
        .map(({ id, path }) => ({ label: humanizeId(id), route: path })),
    },
    lookup,
    { ...wishes, theme },
  )
  if (!made.ok) {
    throw new CliError('essence-impossible', 'No essence can be made of this.', {
      issues: made.issues,
    })
  }
  const essence: Essence = { ...made.value, meta: { ...made.value.meta, archetype } }
  return {
    essence,
    from: 'the pages given',
    facts: listDefaults({ shell, theme, archetype }, wishes),
  }
}

const listDefaults = (
  chosen: { shell: string; theme: string | undefined; archetype: string },
  wishes: { readonly shell?: string | undefined; readonly theme?: string | undefined },
): ProjectFact[] => [
  ...(wishes.shell ? [] : [{ what: 'shell', value: chosen.shell }]),
  ...(wishes.theme ? [] : [{ what: 'theme', value: String(chosen.theme) }]),
  { what: 'archetype', value: chosen.archetype },
]

/** Patterns in order; one that stands twice gets a name of its own. */
const toLayout = (patterns: readonly string[]) =>
  patterns.map((pattern, at) => {
    const before = patterns.slice(0, at).filter((one) => one === pattern).length
    return before === 0 ? { pattern } : { pattern, as: `${pattern}-${before + 1}` }
  })

/** All patterns that nothing has, at once. */
async function rejectUnknownPatterns(pages: readonly BlankPage[], lookup: Lookup): Promise<void> {
  const wanted = [...new Set(pages.flatMap(({ patterns }) => patterns))]
  const slugs = await lookup.slugs('patterns')
  const unknown = wanted.filter((pattern) => !slugs.includes(pattern))
  if (unknown.length === 0) return
  const names = unknown.map((name) => {
    const [near] = nearest(name, slugs)
    return near ? `"${name}" (did you mean ${near}?)` : `"${name}"`
  })
  throw new CliError('record-not-found', `There is no pattern ${names.join(', none ')}.`, {
    exit: EXIT.notFound,
    hint: '`svc search` finds patterns by what they are for.',
  })
}

/** The theme that an archetype suggests first, else the first of all. */
async function findSuggestedTheme(
  archetype: string,
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<string | undefined> {
  const record = await lookup.get('archetypes', archetype)
  return record?.suggested_theme?.ids?.[0] ?? (await client.all('themes')).items[0]?.slug
}

/** The archetype that shares most patterns with the pages; of equals the first. */
async function findNearestArchetype(pages: readonly BlankPage[], lookup: Lookup): Promise<string> {
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
