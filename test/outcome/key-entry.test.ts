import { expect, test } from 'vitest'
import { readKeyEntry } from './key-entry.ts'
import type { PatternContract } from './page-contract.ts'

const table: PatternContract = {
  name: 'records-table',
  role: 'table',
  keys: [],
  states: new Map(),
  produces: [],
  slots: [
    { name: 'columns', isRequired: true, text: 'Header cells; sortable ones hold a Button.' },
    { name: 'row-select', isRequired: true, text: 'First cell of a row: a Checkbox.' },
    { name: 'more', isRequired: false, text: 'Button that opens a Menu.' },
  ],
}

test.each([
  ['Enter or Space on a header: sorts', ['Enter', 'Space'], ['columns']],
  ['Shift+Space on a Checkbox: picks a range', ['Shift+Space'], ['row-select']],
  ['Ctrl+S or Cmd+S: saves', ['Control+s'], []],
  ['Arrow Left and Right: move between them', ['ArrowLeft', 'ArrowRight'], []],
  ['Alt+Up and Alt+Down: move the row', ['Alt+ArrowUp', 'Alt+ArrowDown'], []],
  ['Arrow keys: move', ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'], []],
  ['Escape: closes the Menu', ['Escape'], ['more']],
  ['F6 in the list: moves focus to the bar', ['F6'], []],
])('%s', (text, presses, slots) => {
  const entry = readKeyEntry(text, table)
  expect(entry.presses).toEqual(presses)
  expect(entry.slots.map(({ name }) => name)).toEqual(slots)
})

test('a location that no slot mentions is elsewhere on the page', () => {
  expect(readKeyEntry('F6 in the list: moves focus', table).elsewhere).toBe('the list')
  expect(readKeyEntry('Escape: closes the Menu', table).elsewhere).toBeUndefined()
})
