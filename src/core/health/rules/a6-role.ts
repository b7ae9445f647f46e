import type { ContentRecord } from '../../content/assemble.ts'
import { toPointer } from '../../pointer.ts'
import { pagesOf } from '../pages-of.ts'
import type { Corpus, Finding, RecordRule } from '../rule.ts'

type Archetype = ContentRecord<'archetypes'>
type Role = Archetype['data']['role']

/** An archetype behaves as its role says. */
export const roleKept: RecordRule<'archetypes'> = {
  id: 'A6',
  asks: 'A gateway has a bare shell, public navigation stays public, work areas have work in them.',
  severity: 'error',
  source: 'content',
  types: ['archetypes'],
  check: (record, corpus) => CHECKS[record.data.role](record, corpus),
}

/** Shells without a way into the product, for people who are not in it yet. */
const BARE = ['centered', 'split-screen', 'minimal-header']

const CHECKS: { readonly [R in Role]: (record: Archetype, corpus: Corpus) => Finding[] } = {
  gateway: dressedPages,
  public: privateItems,
  primary: thin,
  auxiliary: thin,
}

function dressedPages(record: Archetype): Finding[] {
  return pagesOf(record)
    .filter(({ shell }) => !BARE.includes(shell))
    .map(({ at, shell }) => ({
      pointer: toPointer(['pages', at, 'shell']),
      message: `The shell "${shell}" shows the product to people who have not come in yet.`,
      remedy: `Use ${BARE.join(', ')}.`,
    }))
}

function privateItems(record: Archetype, { records }: Corpus): Finding[] {
  const inside = records.archetypes.filter(({ data }) => /^(primary|auxiliary)$/.test(data.role))
  const own = new Set(pagesOf(record).map(({ path }) => path))
  const closed = new Set(inside.flatMap(pagesOf).map(({ path }) => path))
  return (record.data.navigation_items ?? []).flatMap(({ route }, at) => {
    if (own.has(route) || !closed.has(route)) return []
    return {
      pointer: toPointer(['navigation_items', at, 'route']),
      message: `"${route}" is a page for people who have signed in.`,
      remedy: 'Lead to a public page.',
    }
  })
}

function thin(record: Archetype): Finding[] {
  const pages = pagesOf(record)
  if (pages.length !== 1 || pages.some(({ uses }) => uses.length >= 2)) return []
  return [
    {
      pointer: '/pages',
      message: 'The archetype is one page with one pattern.',
      remedy: 'Add a second page, or a second pattern to the page.',
    },
  ]
}
