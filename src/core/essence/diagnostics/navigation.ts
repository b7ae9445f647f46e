import { quote } from '../../kernel/text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { isValidActiveMatch } from '../model/route-matching.ts'
import { describeUnknownName } from '../suggestions.ts'
import type { DiagnosticRule } from './rule.ts'

/** A navigation item, command or hotkey: it has a target and may name a hotkey. */
export interface NavigationLink {
  readonly displayName: string
  readonly pointer: string
  readonly route?: string
  readonly action?: string
  readonly hotkey?: string
}

/** Lists the navigation items of all sections as links. */
export const listItemLinks = ({ navigationItems }: EssenceFacts): NavigationLink[] =>
  navigationItems.map(({ pointer, section, item }) => ({
    displayName: `navigation item ${quote(item.label)} of section ${quote(section.id)}`,
    pointer,
    ...item,
  }))

/** Lists the commands of the palette as links. */
export const listCommandLinks = ({ commands }: EssenceFacts): NavigationLink[] =>
  commands.map(({ pointer, command }) => ({
    displayName: `command ${quote(command.id)}`,
    pointer,
    ...command,
  }))

/** Lists the hotkeys as links. */
export const listHotkeyLinks = ({ essence }: EssenceFacts): NavigationLink[] =>
  (essence.meta.navigation?.hotkeys ?? []).map(({ key, ...hotkey }, index) => ({
    displayName: `hotkey ${quote(key)}`,
    pointer: `/meta/navigation/hotkeys/${index}`,
    ...hotkey,
  }))

/** Checks that links go to pages that exist. */
export const LINK_RULES: readonly DiagnosticRule[] = [
  {
    code: 'navigation-route-unknown',
    layer: 'error',
    check: checkLinkRoutes(listItemLinks),
  },
  { code: 'hotkey-route-unknown', layer: 'error', check: checkLinkRoutes(listHotkeyLinks) },
  {
    code: 'command-route-unknown',
    layer: 'error',
    check: checkLinkRoutes(listCommandLinks),
  },
]

function checkLinkRoutes(
  listLinks: (facts: EssenceFacts) => NavigationLink[],
): DiagnosticRule['check'] {
  return (facts) =>
    listLinks(facts).flatMap(({ displayName, pointer, route }) => {
      const { hasRoute, suggest } = facts.routes
      if (route === undefined || hasRoute(route)) return []
      return describeUnknownName({
        pointer: `${pointer}/route`,
        name: route,
        message: `Unknown route ${quote(route)} in ${displayName}.`,
        expected: 'a route of a page or a path of the route map',
        suggest,
      })
    })
}

/** Checks the items of the primary navigation. */
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
