import { expect, test } from 'vitest'
import { ABSENT } from '../../../support/essence/set-at-pointer.ts'
import { diagnoseFixture, editEssence, formatIssues } from './clean-essence.ts'

const ITEM = '/blueprint/sections/0/navigation_items/0'

const hotkey = (key: string, matchCase?: boolean) => ({
  key,
  label: key,
  action: 'act',
  ...(matchCase === undefined ? {} : { semantics: { match_case: matchCase } }),
})

/** Returns the clean essence with only these hotkeys, and without references to others. */
const withKeys = (hotkeys: readonly object[], matchCase = false) =>
  editEssence({
    [`${ITEM}/hotkey`]: ABSENT,
    '/meta/navigation': { hotkeys, hotkey_semantics: { match_case: matchCase } },
  })

const codes = async (essence: ReturnType<typeof withKeys>) =>
  formatIssues(await diagnoseFixture(essence))

test.each(['t', 'w', 'n', 'Shift+T', 'Shift+N', 'Q', 'Tab', 'L', 'R', '1', '+', '-', 'F5'])(
  'Cmd+%s and Ctrl+%s are reserved',
  async (rest) => {
    for (const modifier of ['Cmd', 'Ctrl']) {
      const issues = await codes(withKeys([hotkey(`${modifier}+${rest}`)]))
      expect(issues, modifier).toEqual(['hotkey-reserved /meta/navigation/hotkeys/0/key'])
    }
  },
)

test.each(['F12', 'Tab', 'Alt+Left', 'Ctrl+Shift+Tab', 'Alt+F4', 'Cmd+[', 'g Ctrl+W', 'Cmd+Alt+I'])(
  '%s is reserved on at least one system',
  async (key) => {
    expect(await codes(withKeys([hotkey(key)]))).toHaveLength(1)
  },
)

test.each([
  't',
  'T',
  'Alt+T',
  'Cmd+K',
  'Cmd+Shift+P',
  'Cmd+B',
  'Cmd+/',
  '?',
  '1',
  'Enter',
  'Escape',
])('%s is not reserved', async (key) => {
  expect(await codes(withKeys([hotkey(key)]))).toEqual([])
})

test.each([
  ['g', 'G'],
  ['g o', 'g p'],
  ['g o', 'o g'],
  ['Alt+K', 'Cmd+K'],
  ['Meta+K', 'Ctrl+K'],
  ['/', '?'],
])('%s and %s are different keys', async (a, b) => {
  expect(await codes(withKeys([hotkey(a), hotkey(b)]))).toEqual([])
})

test.each([
  ['Cmd+K', 'cmd+k'],
  ['Cmd+Shift+P', 'Shift+Cmd+p'],
  ['Esc', 'escape'],
  ['G', 'Shift+g'],
  ['Ctrl+Up', 'Control+ArrowUp'],
  ['g  o', 'g o'],
])('%s and %s are the same key', async (a, b) => {
  const issues = await codes(withKeys([hotkey(a), hotkey(b)]))
  expect(issues).toEqual(['hotkey-duplicate /meta/navigation/hotkeys/1/key'])
})

test('keys with exact case differ by case', async () => {
  const keys = (matchCase?: boolean) => [hotkey('Alt+k', matchCase), hotkey('Alt+K', matchCase)]
  expect(await codes(withKeys(keys()))).toHaveLength(1)
  expect(await codes(withKeys(keys(), true))).toEqual([])
  expect(await codes(withKeys(keys(true)))).toEqual([])
  expect(await codes(withKeys(keys(false), true))).toHaveLength(1)
})

test.each([
  ['g', 'g o'],
  ['g o', 'g o x'],
  ['G', 'Shift+g o'],
  ['Ctrl+G', 'Cmd+G x'],
])('%s prevents %s', async (short, long) => {
  const issues = await codes(withKeys([hotkey(long), hotkey(short)]))
  expect(issues).toEqual(['hotkey-prefix-conflict /meta/navigation/hotkeys/0/key'])
})

test('a declared key may be named in any spelling', async () => {
  const item = { label: 'Orders', route: '/orders', hotkey: 'shift+G' }
  const commands = [{ id: 'go', label: 'Go', action: 'go', hotkey: 'Shift+g' }]
  const essence = editEssence({
    '/blueprint/sections/0/navigation_items': [item, item, { ...item, hotkey: 'G' }],
    '/meta/navigation': { hotkeys: [hotkey('G')], command_palette: { commands } },
  })
  expect(await diagnoseFixture(essence)).toEqual([])
})

test.each(['/orders', '/orders/', '^/orders(/|$)', '/orders/.*', 'orders', '/v1.0'])(
  '%s is a valid active_match',
  async (match) => {
    expect(await diagnoseFixture(editEssence({ [`${ITEM}/active_match`]: match }))).toEqual([])
  },
)

test.each(['(', '/orders/[', '*', '/a{2,1}', '(?<x', '\\', '(a+)+$'])(
  '%s never matches',
  async (match) => {
    const issues = formatIssues(
      await diagnoseFixture(editEssence({ [`${ITEM}/active_match`]: match })),
    )
    expect(issues).toEqual([`active-match-invalid ${ITEM}/active_match`])
  },
)

test.each(['/orders?state=late', '/orders#today', '/orders?a#b', '/'])(
  'an item may have the route %s',
  async (route) => {
    expect(await diagnoseFixture(editEssence({ [`${ITEM}/route`]: route }))).toEqual([])
  },
)

test.each([true, false])('a palette of %s has no issues', async (palette) => {
  expect(
    await diagnoseFixture(editEssence({ '/meta/navigation/command_palette': palette })),
  ).toEqual([])
})
