import { mend, replaceAt } from '../suggest.ts'
import type { Facts } from './facts.ts'
import type { Finding } from './rule.ts'
import { quote } from './words.ts'

/** Something that leads somewhere or names a hotkey. */
export interface Lead {
  readonly who: string
  readonly pointer: string
  readonly route?: string
  readonly action?: string
  readonly hotkey?: string
}

/** The finding about a route that no page declares, if it is one. */
export function unknownRoute({ who, pointer, route }: Lead, { routes }: Facts): Finding[] {
  if (route === undefined || routes.declares(route)) return []
  return [
    {
      pointer: `${pointer}/route`,
      message: `${who} leads to ${quote(route)}, which no page declares.`,
      expected: 'a route of a page or a path of the route map',
      found: quote(route),
      ...mend(route, routes.near(route), replaceAt(`${pointer}/route`)),
    },
  ]
}

/** The finding about a hotkey that is used and not declared, if it is one. */
export function undeclaredHotkey(lead: Lead, { keys }: Facts): Finding[] {
  const { who, pointer, hotkey } = lead
  if (hotkey === undefined || keys.named(hotkey)) return []
  const suggestion = keys.leadingTo(lead)
  return [
    {
      pointer: `${pointer}/hotkey`,
      message: `${who} names the hotkey ${quote(hotkey)}, which no hotkey declares.`,
      expected: 'the key of a hotkey in "meta.navigation.hotkeys"',
      found: quote(hotkey),
      hint:
        suggestion === undefined
          ? 'Declare it in "meta.navigation.hotkeys".'
          : `Did you mean ${quote(suggestion)}, which leads to the same place?`,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ]
}
