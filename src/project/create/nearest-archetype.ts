import type { Lookup } from '../../index.ts'
import { asObject } from '../../internal.ts'

/** A page that is asked for: its path and its patterns. */
interface RequestedPage {
  readonly path: string
  readonly patterns: readonly string[]
}

/** An archetype, and why it is the nearest one. */
export interface NearestArchetype {
  readonly slug: string
  /** Names the page that resembles a requested one most; undefined if none does. */
  readonly reason?: string
}

interface PageMatch {
  readonly score: number
  readonly path: string
  /** The patterns that both pages have. */
  readonly shared: readonly string[]
}

/**
 * Returns the archetype whose pages resemble the requested ones most: by the share of patterns that
 * two pages have in common, and by the nouns of their paths. Of equal ones, a primary section wins.
 */
export async function findNearestArchetype(
  pages: readonly RequestedPage[],
  lookup: Lookup,
): Promise<NearestArchetype> {
  const slugs = [...(await lookup.slugs('archetypes'))].sort()
  const candidates = await Promise.all(
    slugs.map(async (slug) => {
      const record = await lookup.get('archetypes', slug)
      const own = (record?.pages ?? []).map(readArchetypePage)
      const matches = pages.map((page) => findBestMatch(page, own))
      const score = matches.reduce((sum, match) => sum + match.score, 0)
      const isPrimary = record?.role === 'primary'
      const [best] = matches.toSorted((a, b) => b.score - a.score)
      return { slug, score, isPrimary, best }
    }),
  )
  const [nearest] = candidates.sort(
    (a, b) => b.score - a.score || Number(b.isPrimary) - Number(a.isPrimary),
  )
  if (nearest?.best === undefined || nearest.score === 0) return { slug: nearest?.slug ?? 'app' }
  const { path, shared } = nearest.best
  const parts = shared.length > 0 ? ` also has ${shared.join(' and ')}` : ' has a similar path'
  return { slug: nearest.slug, reason: `its page ${path}${parts}` }
}

function readArchetypePage(value: unknown): RequestedPage {
  const { path, layout, default_layout: defaultLayout } = asObject(value)
  const text = JSON.stringify([layout, defaultLayout])
  const names = [...text.matchAll(/"pattern":"([^"]+)"/g)].map(([, name = '']) => name)
  return { path: String(path ?? ''), patterns: [...new Set(names)] }
}

/** What the same noun in a path adds, compared with the same patterns. */
const NOUN_SCORE = 0.5

function findBestMatch(page: RequestedPage, candidates: readonly RequestedPage[]): PageMatch {
  const nouns = listNouns(page.path)
  const matches = candidates.map(({ path, patterns }): PageMatch => {
    const shared = patterns.filter((name) => page.patterns.includes(name))
    const total = new Set([...patterns, ...page.patterns]).size
    const hasNoun = listNouns(path).some((noun) => nouns.includes(noun))
    return { score: shared.length / total + (hasNoun ? NOUN_SCORE : 0), path, shared }
  })
  const none = { score: 0, path: '', shared: [] }
  return matches.reduce((best, match) => (match.score > best.score ? match : best), none)
}

/** Returns the nouns of a path in the singular: `/orders/:id` has `order`. */
const listNouns = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => /^[a-z]/i.test(segment))
    .map((segment) => segment.toLowerCase().replace(/s$/, ''))
