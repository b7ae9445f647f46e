import { DEFAULT_SHELLS, toContractPath } from '../../essence.ts'
import {
  type Client,
  type Essence,
  type EssenceOptions,
  essenceFromArchetype,
  type Lookup,
} from '../../index.ts'
import { humanize, leaveOutAccounts, nearest } from '../../internal.ts'
import type { ProjectFact } from '../detect/project-facts.ts'
import { EXIT, OperationError } from '../errors.ts'
import { EXAMPLE_PAGE } from './example-page.ts'
import { findNearestArchetype } from './nearest-archetype.ts'
import type { NewEssence } from './new-essence.ts'

/** Creates an essence with one section from `--page` options. */
export async function createBlankEssence(
  specs: readonly string[],
  options: EssenceOptions & { readonly shell?: string | undefined },
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<NewEssence> {
  const pages = parsePages(specs)
  await rejectUnknownPatterns(pages, lookup)
  const shell = options.shell ?? DEFAULT_SHELLS.primary
  const { slug: archetype, reason } = await findNearestArchetype(pages, lookup)
  const theme = options.theme ?? (await findSuggestedTheme(archetype, { client, lookup }))
  const result = await essenceFromArchetype(
    {
      $schema: 'https://svc.example/schemas/archetype.v2.json',
      id: 'app',
      role: 'primary',
      version: '1.0.0',
      name: 'App',
      tags: [],
      features: [],
      description: `The pages of this product: ${pages.map(({ id }) => humanize(id)).join(', ')}.`,
      pages: pages.map(({ id, path, patterns }) => ({
        id,
        path,
        shell,
        name: humanize(id),
        default_layout: toLayout(patterns),
      })),
      navigation_items: pages
        .filter(({ path }) => !/[:*]/.test(path))
        .map(({ id, path }) => ({ label: humanize(id), route: path })),
    },
    lookup,
    { ...options, theme },
  )
  if (!result.ok) {
    throw new OperationError('essence-impossible', 'Cannot create an essence from these pages.', {
      issues: result.issues,
    })
  }
  const composed: Essence = { ...result.value, meta: { ...result.value.meta, archetype } }
  const essence = await leaveOutAccounts(composed, lookup)
  return {
    essence,
    from: 'the --page options',
    facts: listDefaults({ shell, theme, archetype, reason }, options),
  }
}

const listDefaults = (
  values: {
    readonly shell: string
    readonly theme: string | undefined
    readonly archetype: string
    readonly reason: string | undefined
  },
  options: { readonly shell?: string | undefined; readonly theme?: string | undefined },
): ProjectFact[] => [
  ...(options.shell ? [] : [{ what: 'shell', value: values.shell }]),
  ...(options.theme ? [] : [{ what: 'theme', value: String(values.theme) }]),
  {
    what: 'archetype',
    value: `${values.archetype}${values.reason ? ` (${values.reason})` : ''}`,
  },
]

/** A page from an option `--page`, which has a path and patterns. */
export interface BlankPage {
  readonly id: string
  readonly path: string
  readonly patterns: readonly string[]
}

const PAGE_SPEC = /^(\/\S*)=([a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*)$/

/** Parses `--page` options. Throws if one is invalid or two have the same id. */
export function parsePages(specs: readonly string[]): BlankPage[] {
  if (specs.length === 0) {
    throw new OperationError('usage', '--blank needs at least one page.', {
      hint: `Add --page ${EXAMPLE_PAGE}.`,
    })
  }
  const pages = specs.map((spec) => {
    const [, written, list] = PAGE_SPEC.exec(spec.trim()) ?? []
    if (written === undefined || list === undefined) {
      throw new OperationError('usage', `Invalid value "${spec}" for --page.`, {
        hint: `Use a path and its patterns: --page ${EXAMPLE_PAGE}.`,
      })
    }
    const path = toContractPath(written)
    return { path, id: toPageId(path), patterns: list.split(',') }
  })
  const duplicate = pages.find(
    ({ id }, index) => pages.findIndex((page) => page.id === id) !== index,
  )
  if (duplicate) {
    throw new OperationError('usage', `Two pages would have the id "${duplicate.id}".`, {
      hint: `Change or remove --page ${duplicate.path}.`,
    })
  }
  return pages
}

/** Derives an id from each path; of equal ids, all but the first get a number. */
export const createPageIds = (paths: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  return paths.map(toPageId).map((id) => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  })
}

/** Derives an id from a path: `/` is `home`, `/orders/:id` is `orders-detail`, `/a/b` is `a-b`. */
function toPageId(path: string): string {
  const parts = path.split('/').filter(Boolean)
  const names = parts.map((part) => (part.startsWith(':') ? 'detail' : part))
  const id = names
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return /^\d/.test(id) ? `page-${id}` : id || 'home'
}

/** Creates a layout; repeated patterns get a unique alias. */
const toLayout = (patterns: readonly string[]) =>
  patterns.map((pattern, index) => {
    const earlier = patterns.slice(0, index).filter((item) => item === pattern).length
    return earlier === 0 ? { pattern } : { pattern, as: `${pattern}-${earlier + 1}` }
  })

/** Throws one error for all unknown patterns. */
async function rejectUnknownPatterns(pages: readonly BlankPage[], lookup: Lookup): Promise<void> {
  const requested = [...new Set(pages.flatMap(({ patterns }) => patterns))]
  const slugs = await lookup.slugs('patterns')
  const unknown = requested.filter((pattern) => !slugs.includes(pattern))
  if (unknown.length === 0) return
  const names = unknown.map((name) => {
    const [suggestion] = nearest(name, slugs)
    return suggestion ? `"${name}" (did you mean ${suggestion}?)` : `"${name}"`
  })
  throw new OperationError(
    'record-not-found',
    `Unknown ${names.length === 1 ? 'pattern' : 'patterns'} ${names.join(', ')}.`,
    {
      exit: EXIT.notFound,
      hint: 'Run `npx @svc/content search` to find patterns.',
    },
  )
}

/** Returns the first theme that an archetype suggests, or the first theme of all. */
export async function findSuggestedTheme(
  archetype: string,
  { client, lookup }: { readonly client: Client; readonly lookup: Lookup },
): Promise<string | undefined> {
  const record = await lookup.get('archetypes', archetype)
  return record?.suggested_theme?.ids?.[0] ?? (await client.all('themes')).items[0]?.slug
}
