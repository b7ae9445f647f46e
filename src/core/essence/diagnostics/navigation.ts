import { quote } from '../../text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { isValidActiveMatch } from '../model/route-matching.ts'
import { describeUnknownName } from '../suggestions.ts'
import type { DiagnosticRule } from './rule.ts'

/** Something that leads somewhere or names a hotkey. */
export interface NavigationLink {
  readonly displayName: string
  readonly pointer: string
  readonly route?: string
  readonly action?: string
  readonly hotkey?: string
}

/** The items that sections put into the navigation. */
export const listItemLinks = ({ navigationItems }: EssenceFacts): NavigationLink[] =>
  navigationItems.map(({ pointer, section, item }) => ({
    displayName: `The navigation item ${quote(item.label)} of section ${quote(section.id)}`,
    pointer,
    ...item,
  }))

/** The commands that a palette lists. */
export const listCommandLinks = ({ commands }: EssenceFacts): NavigationLink[] =>
  commands.map(({ pointer, command }) => ({
    displayName: `The command ${quote(command.id)}`,
    pointer,
    ...command,
  }))

const listHotkeyLinks = ({ essence }: EssenceFacts): NavigationLink[] =>
  (essence.meta.navigation?.hotkeys ?? []).map(({ key, ...hotkey }, index) => ({
    displayName: `The hotkey ${quote(key)}`,
    pointer: `/meta/navigation/hotkeys/${index}`,
    ...hotkey,
  }))

/** Ways to pages that must exist. */
export const LINK_RULES: readonly DiagnosticRule[] = [
  {
    code: 'navigation-route-unknown',
    layer: 'interactions',
    check: checkLinkRoutes(listItemLinks),
  },
  { code: 'hotkey-route-unknown', layer: 'interactions', check: checkLinkRoutes(listHotkeyLinks) },
  {
    code: 'command-route-unknown',
    layer: 'interactions',
    check: checkLinkRoutes(listCommandLinks),
  },
]

function checkLinkRoutes(
  leadsOf: (facts: EssenceFacts) => NavigationLink[],
): DiagnosticRule['check'] {
  return (facts) =>
    leadsOf(facts).flatMap(({ displayName, pointer, route }) => {
      const { hasRoute, suggest } = facts.routes
      if (route === undefined || hasRoute(route)) return []
      return describeUnknownName({
        pointer: `${pointer}/route`,
        messageStart: `${displayName} leads to`,
        name: route,
        reason: 'no page declares',
        expected: 'a route of a page or a path of the route map',
        suggest,
      })
    })
}

/** The items of the primary navigation. */
export const NAVIGATION_RULES: readonly DiagnosticRule[] = [
  {
    code: 'active-match-invalid',
    layer: 'interactions',
    check: ({ navigationItems }) =>
      navigationItems.flatMap(({ pointer, item: { label, active_match } }) =>
        active_match === undefined || isValidActiveMatch(active_match)
          ? []
          : {
              pointer: `${pointer}/active_match`,
              message: `The "active_match" of navigation item ${quote(label)} never matches.`,
              expected: 'a path prefix that starts with "/", or a regular expression',
              found: quote(active_match),
              hint: 'Expressions with syntax errors, repeated groups or many wildcards do not run.',
            },
      ),
  },
]
