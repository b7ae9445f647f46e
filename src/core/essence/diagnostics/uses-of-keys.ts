import type { Facts } from './facts.ts'
import { keysOf } from './key-table.ts'
import { commandLeads, itemLeads, type Lead } from './leads.ts'
import type { Finding, Rule } from './rule.ts'
import { quote } from './words.ts'

/** Hotkeys that are used and must be declared. */
export const USES_OF_KEYS: readonly Rule[] = [
  { code: 'navigation-hotkey-undeclared', layer: 'interactions', check: undeclared(itemLeads) },
  { code: 'command-hotkey-undeclared', layer: 'interactions', check: undeclared(commandLeads) },
]

function undeclared(leadsOf: (facts: Facts) => Lead[]): Rule['check'] {
  return (facts) => leadsOf(facts).flatMap((lead) => undeclaredHotkey(lead, facts))
}

function undeclaredHotkey(lead: Lead, facts: Facts): Finding[] {
  const keys = keysOf(facts)
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
