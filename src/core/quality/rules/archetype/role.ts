import type { ContentRecord } from '../../../content/assemble-content.ts'
import { getShellRoles } from '../../../content/shell-fields.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { ContextRule, Corpus } from '../../rule.ts'

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

const CHECKS_BY_ROLE: {
  readonly [R in Role]: (record: Archetype, corpus: Corpus) => RecordDraft[]
} = {
  gateway: findGatewayShellErrors,
  public: findPrivateNavigationItems,
  primary: checkPageContent,
  auxiliary: checkPageContent,
}

/** A gateway needs shells without product navigation, for people who have not signed in. */
function findGatewayShellErrors(record: Archetype, { records }: Corpus): RecordDraft[] {
  const shells = records.shells
    .filter(({ data }) => getShellRoles(data).includes('gateway'))
    .map(({ slug }) => slug)
  return listArchetypePages(record)
    .filter(({ shell }) => !shells.includes(shell))
    .map(({ index, shell }) => ({
      pointer: toPointer(['pages', index, 'shell']),
      message: `The shell "${shell}" shows product navigation to people who have not signed in.`,
      hint: `Use one of ${shells.join(', ')}, or a shell with "gateway" in its roles.`,
    }))
}

function findPrivateNavigationItems(record: Archetype, { records }: Corpus): RecordDraft[] {
  const workAreas = records.archetypes.filter(({ data }) => /^(primary|auxiliary)$/.test(data.role))
  const ownPaths = new Set(listArchetypePages(record).map(({ path }) => path))
  const privatePaths = new Set(workAreas.flatMap(listArchetypePages).map(({ path }) => path))
  return (record.data.navigation_items ?? []).flatMap(({ route }, index) => {
    if (ownPaths.has(route) || !privatePaths.has(route)) return []
    return {
      pointer: toPointer(['navigation_items', index, 'route']),
      message: `"${route}" is a page for people who have signed in.`,
      hint: 'Link to a public page.',
    }
  })
}

function checkPageContent(record: Archetype): RecordDraft[] {
  const pages = listArchetypePages(record)
  if (pages.length !== 1 || pages.some(({ uses }) => uses.length >= 2)) return []
  return [
    {
      pointer: '/pages',
      message: 'The archetype has only one page with one pattern.',
      hint: 'Add a second page, or a second pattern to the page.',
    },
  ]
}
