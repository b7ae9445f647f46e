import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatPresses,
  OPERATING_SYSTEMS,
  parseHotkey,
} from '../../../../src/core/essence/model/hotkey-parser.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../../support/arbitrary.ts'

test.each([
  ['n', ['n'], ['n']],
  ['?', ['?'], ['?']],
  ['g o', ['g', 'o'], ['g', 'o']],
  ['Cmd+K', ['Meta+k'], ['Ctrl+k']],
  ['⌘+⇧+K', ['Meta+Shift+k'], ['Ctrl+Shift+k']],
  ['Mod+K', ['Meta+k'], ['Ctrl+k']],
  ['Ctrl+K', ['Ctrl+k'], ['Ctrl+k']],
  ['Meta+K', ['Meta+k'], ['Meta+k']],
  ['Option+Command+I', ['Meta+Alt+i'], ['Ctrl+Alt+i']],
  ['Cmd+Ctrl+F', ['Meta+Ctrl+f'], ['Ctrl+f']],
  ['Cmd+K Cmd+S', ['Meta+k', 'Meta+s'], ['Ctrl+k', 'Ctrl+s']],
  ['G', ['Shift+g'], ['Shift+g']],
  ['Shift+G', ['Shift+g'], ['Shift+g']],
  ['É', ['Shift+é'], ['Shift+é']],
  ['+', ['+'], ['+']],
  ['Cmd++', ['Meta++'], ['Ctrl++']],
  ['Cmd+Plus', ['Meta++'], ['Ctrl++']],
  ['Esc', ['escape'], ['escape']],
  ['PgDn', ['pagedown'], ['pagedown']],
  ['Shift', ['shift'], ['shift']],
  ['Cmd+', ['cmd'], ['cmd']],
  ['Shift Shift', ['shift', 'shift'], ['shift', 'shift']],
  ['a+b', ['a+b'], ['a+b']],
  [' ', ['space'], ['space']],
  ['Cmd+Space', ['Meta+space'], ['Ctrl+space']],
  ['constructor', ['constructor'], ['constructor']],
])('%j is pressed as %j on Apple systems and as %j elsewhere', (text, apple, other) => {
  const steps = parseHotkey(text)
  expect(formatPresses('apple', steps)).toEqual(apple)
  expect(formatPresses('other', steps)).toEqual(other)
})

test.each([
  ['Cmd+K', ['Meta+Shift+k']],
  ['Cmd+k', ['Meta+k']],
  ['G', ['Shift+g']],
  ['g', ['g']],
  ['ESC', ['escape']],
])('with exact case %j is pressed as %j', (text, presses) => {
  expect(formatPresses('apple', parseHotkey(text, { matchCase: true }))).toEqual(presses)
})

test('every text has at least one press, and it is the same each time', () => {
  const isStable = (text: string, matchCase: boolean) =>
    OPERATING_SYSTEMS.every((system) => {
      const presses = formatPresses(system, parseHotkey(text, { matchCase }))
      const again = formatPresses(system, parseHotkey(text, { matchCase }))
      return presses.length > 0 && !presses.includes('') && presses.join() === again.join()
    })
  fc.assert(fc.property(arbitraryText, fc.boolean(), isStable), DEFAULT_RUNS)
})

test('everything after sixteen presses is one key', () => {
  const presses = formatPresses('apple', parseHotkey(`${'a '.repeat(16)}b Cmd+C`))
  expect(presses).toEqual([...Array(16).fill('a'), 'b Cmd+C'])
})

test('the order of modifiers does not matter', () => {
  const modifierSets = fc.shuffledSubarray(['Cmd', 'Ctrl', 'Alt', 'Shift'], { minLength: 1 })
  const isOrderFree = (modifiers: readonly string[]) => {
    const press = (order: readonly string[]) =>
      formatPresses('apple', parseHotkey([...order, 'k'].join('+'))).join()
    return press(modifiers) === press(modifiers.toReversed())
  }
  fc.assert(fc.property(modifierSets, isOrderFree), DEFAULT_RUNS)
})
