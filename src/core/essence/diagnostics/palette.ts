import type { Facts } from './facts.ts'
import { keysOf } from './key-table.ts'
import { findDuplicates } from './repeats.ts'
import type { Finding, Rule } from './rule.ts'
import { quote } from './words.ts'

/** The command palette and its commands. */
export const PALETTE: readonly Rule[] = [
  { code: 'palette-trigger-taken', layer: 'interactions', check: triggerTaken },
  {
    code: 'command-id-duplicate',
    layer: 'interactions',
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

const WAYS = [
  ['owner', 'is also the hotkey'],
  ['shorter', 'begins with the hotkey'],
  ['longer', 'is the beginning of the hotkey'],
] as const

function triggerTaken(facts: Facts): Finding[] {
  const keys = keysOf(facts)
  const { trigger } = keys
  if (trigger === undefined) return []
  for (const [by, how] of WAYS) {
    const meeting = keys.meeting(trigger, by)
    if (meeting === undefined) continue
    const { other, where } = meeting
    const message = `The palette's trigger ${how} ${quote(other.text)}${where}.`
    const expected = 'a shortcut that meets no hotkey'
    return [{ pointer: trigger.pointer, message, expected, found: quote(trigger.text) }]
  }
  return []
}
