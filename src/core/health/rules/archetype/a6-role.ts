import type { ContentRecord } from '../../../content/assemble-content.ts'
import { toPointer } from '../../../json/pointer.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { ContextRule, Corpus, Finding } from '../../rule.ts'

type Archetype = ContentRecord<'archetypes'>
type Role = Archetype['data']['role']

/** An archetype behaves as its role says. */
export const archetypeRoleRule: ContextRule<'archetypes'> = {
  id: 'A6',
  requirement:
    'A gateway has a bare shell, public navigation stays public, work areas have work in them.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['archetypes'],
  check: (record, corpus) => CHECKS_BY_ROLE[record.data.role](record, corpus),
}

/** Shells without a way into the product, for people who are not in it yet. */
const GATEWAY_SHELLS = ['centered', 'split-screen', 'minimal-header']

const CHECKS_BY_ROLE: { readonly [R in Role]: (record: Archetype, corpus: Corpus) => Finding[] } = {
  gateway: findGatewayShellErrors,
  public: findPrivateNavigationItems,
  primary: checkPageContent,
  auxiliary: checkPageContent,
}

function findGatewayShellErrors(record: Archetype): Finding[] {
  return listArchetypePages(record)
    .filter(({ shell }) => !GATEWAY_SHELLS.includes(shell))
    .map(({ index, shell }) => ({
      pointer: toPointer(['pages', index, 'shell']),
      message: `The shell "${shell}" shows the product to people who have not come in yet.`,
      remedy: `Use ${GATEWAY_SHELLS.join(', ')}.`,
    }))
}

function findPrivateNavigationItems(record: Archetype, { records }: Corpus): Finding[] {
  const inside = records.archetypes.filter(({ data }) => /^(primary|auxiliary)$/.test(data.role))
  const own = new Set(listArchetypePages(record).map(({ path }) => path))
  const closed = new Set(inside.flatMap(listArchetypePages).map(({ path }) => path))
  return (record.data.navigation_items ?? []).flatMap(({ route }, at) => {
    if (own.has(route) || !closed.has(route)) return []
    return {
      pointer: toPointer(['navigation_items', at, 'route']),
      message: `"${route}" is a page for people who have signed in.`,
      remedy: 'Lead to a public page.',
    }
  })
}

function checkPageContent(record: Archetype): Finding[] {
  const pages = listArchetypePages(record)
  if (pages.length !== 1 || pages.some(({ uses }) => uses.length >= 2)) return []
  return [
    {
      pointer: '/pages',
      message: 'The archetype is one page with one pattern.',
      remedy: 'Add a second page, or a second pattern to the page.',
    },
  ]
}
