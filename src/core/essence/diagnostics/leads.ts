import { misnamed } from '../suggest.ts'
import type { Facts } from './facts.ts'
import type { Rule } from './rule.ts'
import { quote } from './words.ts'

/** Something that leads somewhere or names a hotkey. */
export interface Lead {
  readonly who: string
  readonly pointer: string
  readonly route?: string
  readonly action?: string
  readonly hotkey?: string
}

/** The items that sections put into the navigation. */
export const itemLeads = ({ items }: Facts): Lead[] =>
  items.map(({ pointer, section, item }) => ({
    who: `The navigation item ${quote(item.label)} of section ${quote(section.id)}`,
    pointer,
    ...item,
  }))

/** The commands that a palette lists. */
export const commandLeads = ({ commands }: Facts): Lead[] =>
  commands.map(({ pointer, command }) => ({
    who: `The command ${quote(command.id)}`,
    pointer,
    ...command,
  }))

const keyLeads = ({ essence }: Facts): Lead[] =>
  (essence.meta.navigation?.hotkeys ?? []).map(({ key, ...hotkey }, index) => ({
    who: `The hotkey ${quote(key)}`,
    pointer: `/meta/navigation/hotkeys/${index}`,
    ...hotkey,
  }))

/** Ways to pages that must exist. */
export const LEADS: readonly Rule[] = [
  { code: 'navigation-route-unknown', layer: 'interactions', check: unknownRoutes(itemLeads) },
  { code: 'hotkey-route-unknown', layer: 'interactions', check: unknownRoutes(keyLeads) },
  { code: 'command-route-unknown', layer: 'interactions', check: unknownRoutes(commandLeads) },
]

function unknownRoutes(leadsOf: (facts: Facts) => Lead[]): Rule['check'] {
  return (facts) =>
    leadsOf(facts).flatMap(({ who, pointer, route }) => {
      const { declares, near } = facts.routes
      if (route === undefined || declares(route)) return []
      return misnamed({
        pointer: `${pointer}/route`,
        says: `${who} leads to`,
        word: route,
        which: 'no page declares',
        expected: 'a route of a page or a path of the route map',
        near,
      })
    })
}
