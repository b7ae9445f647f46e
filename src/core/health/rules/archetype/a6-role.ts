import type { ContentRecord } from '../../../content/assemble-content.ts'
import { toPointer } from '../../../json/pointer.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { ContextRule, Corpus, Finding } from '../../rule.ts'

type Archetype = ContentRecord<'archetypes'>
type Role = Archetype['data']['role']

/** Requires the shells, navigation and content that fit the role of an archetype. */
export const archetypeRoleRule: ContextRule<'archetypes'> = {
  id: 'A6',
  requirement:
    'A gateway has a bare shell, public navigation stays public, a work area has enough content.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['archetypes'],
  check: (record, corpus) => CHECKS_BY_ROLE[record.data.role](record, corpus),
}

/** Shells without product navigation, for people who have not signed in. */
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
      message: `The shell "${shell}" shows product navigation to people who have not signed in.`,
      remedy: `Use one of ${GATEWAY_SHELLS.join(', ')}.`,
    }))
}

function findPrivateNavigationItems(record: Archetype, { records }: Corpus): Finding[] {
  const workAreas = records.archetypes.filter(({ data }) => /^(primary|auxiliary)$/.test(data.role))
  const ownPaths = new Set(listArchetypePages(record).map(({ path }) => path))
  const privatePaths = new Set(workAreas.flatMap(listArchetypePages).map(({ path }) => path))
  return (record.data.navigation_items ?? []).flatMap(({ route }, index) => {
    if (ownPaths.has(route) || !privatePaths.has(route)) return []
    return {
      pointer: toPointer(['navigation_items', index, 'route']),
      message: `"${route}" is a page for people who have signed in.`,
      remedy: 'Link to a public page.',
    }
  })
}

function checkPageContent(record: Archetype): Finding[] {
  const pages = listArchetypePages(record)
  if (pages.length !== 1 || pages.some(({ uses }) => uses.length >= 2)) return []
  return [
    {
      pointer: '/pages',
      message: 'The archetype has only one page with one pattern.',
      remedy: 'Add a second page, or a second pattern to the page.',
    },
  ]
}
