import { findDuplicates } from '../../kernel/lists.ts'
import { quote } from '../../kernel/text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { getHotkeyTable } from '../model/hotkey-table.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Checks the command palette and its commands. */
export const COMMAND_PALETTE_RULES: readonly DiagnosticRule[] = [
  { code: 'palette-trigger-taken', layer: 'interactions', check: findTriggerConflict },
  {
    code: 'command-id-duplicate',
    layer: 'error',
    check: ({ commands }) =>
      findDuplicates(commands, ({ command }) => command.id).map(({ first, duplicate }) => {
        const labels = `${quote(first.command.label)} and ${quote(duplicate.command.label)}`
        return {
          pointer: `${duplicate.pointer}/id`,
          message: `The commands ${labels} have the same id.`,
          expected: 'an id that no other command has',
          found: quote(duplicate.command.id),
        }
      }),
  },
  {
    code: 'command-target-missing',
    layer: 'interactions',
    check: ({ commands }) =>
      commands.flatMap(({ pointer, command: { id, route, action } }) =>
        route !== undefined || action !== undefined
          ? []
          : {
              pointer,
              message: `The command ${quote(id)} has neither a route nor an action.`,
              expected: '"route" or "action"',
            },
      ),
  },
]

const CONFLICT_KINDS = [
  ['owner', 'is also the hotkey'],
  ['shorter', 'begins with the hotkey'],
  ['longer', 'is the beginning of the hotkey'],
] as const

function findTriggerConflict(facts: EssenceFacts): DiagnosticFinding[] {
  const keys = getHotkeyTable(facts)
  const { trigger } = keys
  if (trigger === undefined) return []
  for (const [relation, verb] of CONFLICT_KINDS) {
    const conflict = keys.findConflict(trigger, relation)
    if (conflict === undefined) continue
    const { other, systemSuffix } = conflict
    const message = `The palette's trigger ${verb} ${quote(other.text)}${systemSuffix}.`
    const expected = 'a shortcut that conflicts with no hotkey'
    return [{ pointer: trigger.pointer, message, expected, found: quote(trigger.text) }]
  }
  return []
}
