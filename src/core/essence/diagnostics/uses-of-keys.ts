import type { EssenceFacts } from './facts.ts'
import { getHotkeyTable } from './key-table.ts'
import { listCommandLinks, listItemLinks, type NavigationLink } from './leads.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'
import { quote } from './words.ts'

/** Hotkeys that are used and must be declared. */
export const HOTKEY_USE_RULES: readonly DiagnosticRule[] = [
  {
    code: 'navigation-hotkey-undeclared',
    layer: 'interactions',
    check: checkHotkeyUses(listItemLinks),
  },
  {
    code: 'command-hotkey-undeclared',
    layer: 'interactions',
    check: checkHotkeyUses(listCommandLinks),
  },
]

function checkHotkeyUses(
  leadsOf: (facts: EssenceFacts) => NavigationLink[],
): DiagnosticRule['check'] {
  return (facts) => leadsOf(facts).flatMap((lead) => findUndeclaredHotkey(lead, facts))
}

function findUndeclaredHotkey(lead: NavigationLink, facts: EssenceFacts): DiagnosticFinding[] {
  const keys = getHotkeyTable(facts)
  const { displayName, pointer, hotkey } = lead
  if (hotkey === undefined || keys.findHotkey(hotkey)) return []
  const suggestion = keys.findKeyForTarget(lead)
  return [
    {
      pointer: `${pointer}/hotkey`,
      message: `${displayName} names the hotkey ${quote(hotkey)}, which no hotkey declares.`,
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
