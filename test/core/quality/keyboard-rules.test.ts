import { expect, test } from 'vitest'
import { keyCollisionsRule } from '../../../src/core/quality/rules/pattern/key-collisions.ts'
import { keyboardFillerRule } from '../../../src/core/quality/rules/pattern/keyboard-filler.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

const RULES = { P19: keyboardFillerRule, P20: keyCollisionsRule }

const MENU = `<div data-pattern="note-list" data-preset="plain">
  <button type="button" aria-haspopup="menu" data-slot="add">More</button>
</div>`
const LINKS = '<div><ul data-slot="notes"><li><a href="/notes/1">Depot</a></li></ul></div>'
const RADIOS = '<fieldset><label><input type="radio" name="a"> Day</label></fieldset>'
const SELECT = '<label>Role <select><option>Admin</option></select></label>'
const GRID = '<div role="grid"><div role="row"><span role="gridcell">4</span></div></div>'
const RETRY = '<div><button type="button" data-slot="notes">Retry now</button><input></div>'

/** Runs a rule on a pattern with one keyboard entry and an example. */
function findMessages(id: keyof typeof RULES, entry: string, example: string): string[] {
  const accessibility = { ...PATTERN.accessibility, keyboard: [entry] }
  const record = createPattern({ ...PATTERN, accessibility }, { plain: example })
  const findings = runRule(RULES[id], record)
  for (const { pointer } of findings) expect(pointer).toBe('/accessibility/keyboard/0')
  return findings.map(({ message }) => message)
}

test.each<[id: keyof typeof RULES, entry: string, example: string]>([
  ['P19', 'Tab: one stop a figure, its Link; sparklines are passed over', EXAMPLE],
  ['P19', 'Tab or Shift+Tab: stays inside the Dialog', EXAMPLE],
  ['P19', 'Escape: does nothing in the bar, since no answer is already no', EXAMPLE],
  ['P19', 'Escape: stops before leaving; focus stays', EXAMPLE],
  ['P19', 'Enter on a contents Link: moves focus to that Heading', EXAMPLE],
  ['P19', 'Enter: opens the story in the same tab', LINKS],
  ['P19', 'Enter: follows the item Link', EXAMPLE],
  ['P19', 'Enter or Space on the load Button: adds a month', EXAMPLE],
  ['P19', 'Enter on retry: repeats the request', RETRY],
  ['P19', 'Enter on submit: sends the note', EXAMPLE],
  ['P19', 'Space on a Switch: turns the topic on or off', EXAMPLE],
  ['P19', 'Arrow keys in a Radio group: apply the choice at once', RADIOS],
  ['P19', 'Arrow Up and Down in the role Select: choose a role', SELECT],
  ['P20', 'Ctrl+S or Cmd+S: saves; focus stays in the field', EXAMPLE],
  ['P20', 'Ctrl+V or Cmd+V in the code: drops spaces', EXAMPLE],
  ['P20', 'Cmd+F: searches the list', EXAMPLE],
  ['P20', 'Ctrl+T: adds a note', EXAMPLE],
  ['P20', 'Ctrl+A: selects all rows', EXAMPLE],
  ['P20', 'Alt+Down: opens the role', SELECT],
  ['P20', 'Alt+Arrow Up and Alt+Arrow Down: move the action', SELECT],
  ['P20', 'Alt+Left: goes to the previous record', GRID],
  ['P20', 'Alt+Arrow keys: move the card', EXAMPLE],
  ['P20', 'F8: moves focus to the newest Toast', EXAMPLE],
  ['P20', 'Ctrl+Alt+N: adds a note', EXAMPLE],
  ['P20', 'J and K: move to the next and previous message', EXAMPLE],
  ['P20', '/: moves focus to the search', EXAMPLE],
])('%s finds "%s"', (id, entry, example) => {
  expect(findMessages(id, entry, example)).toEqual([expect.stringContaining(`"${entry}"`)])
})

test.each<[id: keyof typeof RULES, entry: string, example: string]>([
  ['P19', 'Tab: accepts the suggestion', EXAMPLE],
  ['P19', 'Escape: closes the Menu; focus returns to its button', MENU],
  ['P19', 'Escape in an editor: drops the change', EXAMPLE],
  ['P19', 'Enter: runs the active option and closes', GRID],
  ['P19', 'Enter on a point: filters the page by its time', EXAMPLE],
  ['P19', 'Ctrl+Enter or Cmd+Enter: sends the note', EXAMPLE],
  ['P19', 'Shift+Space on a Checkbox: selects every row since the last one', EXAMPLE],
  ['P19', 'Arrow Left and Right: move to the previous or next point', EXAMPLE],
  ['P19', 'Arrow keys: move to the next Checkbox of the row', EXAMPLE],
  ['P20', 'Ctrl+Enter or Cmd+Enter: sends the note', EXAMPLE],
  ['P20', 'Ctrl+K or Cmd+K: opens the palette', EXAMPLE],
  ['P20', 'Ctrl+A: selects all rows', GRID],
  ['P20', 'F2: edits the cell', GRID],
  ['P20', 'Alt+Up and Alt+Down: move the row', GRID],
  ['P20', 'J and K in the list: move to the next and previous message', EXAMPLE],
  ['P20', 'A letter: goes to the next name that starts with it', EXAMPLE],
  ['P20', 'Arrow Left and Right: move between the actions', EXAMPLE],
  ['P20', 'Home and End: show the first or last quotation', EXAMPLE],
  ['P20', 'Tab: accepts the suggestion', EXAMPLE],
])('%s allows "%s"', (id, entry, example) => {
  expect(findMessages(id, entry, example)).toEqual([])
})

test('an entry that several presets share is reported once, at its place', () => {
  const { plain } = PATTERN.presets
  const short = { ...plain, accessibility: { keyboard: ['Tab: to the next note'] } }
  const shared = { ...PATTERN.accessibility, keyboard: ['Tab: passes the notes'] }
  const presets = { plain, row: plain, short }
  const record = createPattern({ ...PATTERN, presets, accessibility: shared }, {})
  expect(runRule(keyboardFillerRule, record).map(({ pointer }) => pointer)).toEqual([
    '/accessibility/keyboard/0',
    '/presets/short/accessibility/keyboard/0',
  ])
})
