import { ABSENT } from '../../../support/essence/set-at-pointer.ts'
import { createCase, type DiagnosticCase, POINTERS } from './case.ts'

const navigation: readonly DiagnosticCase[] = [
  createCase('navigation-route-unknown')(
    'an item with an unknown route',
    { [`${POINTERS.item}/route`]: '/order' },
    `${POINTERS.item}/route`,
    {
      mentions: ['"Orders"', '"orders"', '"/order"'],
      suggestion: '/orders',
      hasFix: true,
    },
  ),
  createCase('navigation-route-unknown')(
    'an item with a path below a record, which no route covers',
    { [`${POINTERS.item}/route`]: '/orders/42/lines' },
    `${POINTERS.item}/route`,
  ),
  createCase('navigation-hotkey-undeclared')(
    'an item with an undeclared key',
    { [`${POINTERS.item}/hotkey`]: 'g x' },
    `${POINTERS.item}/hotkey`,
    { mentions: ['"Orders"', '"g x"'], suggestion: 'g o' },
  ),
  createCase('active-match-invalid')(
    'a match that does not compile',
    { [`${POINTERS.item}/active_match`]: '^/orders(' },
    `${POINTERS.item}/active_match`,
    { mentions: ['"Orders"'] },
  ),
]

const hotkeys: readonly DiagnosticCase[] = [
  createCase('hotkey-duplicate')(
    'the same key twice',
    { [`${POINTERS.keys}/2`]: key('n') },
    `${POINTERS.keys}/2/key`,
    {
      mentions: ['"New order"', '"Extra"'],
    },
  ),
  createCase('hotkey-duplicate')(
    'a capital and Shift with its letter',
    { [`${POINTERS.keys}/2`]: key('N'), [`${POINTERS.keys}/3`]: key('Shift+n') },
    `${POINTERS.keys}/3/key`,
  ),
  createCase('hotkey-duplicate')(
    'Cmd and Ctrl, which are the same key outside Apple systems',
    { [`${POINTERS.keys}/2`]: key('Cmd+B'), [`${POINTERS.keys}/3`]: key('Ctrl+B') },
    `${POINTERS.keys}/3/key`,
    { mentions: ['outside Apple systems'] },
  ),
  createCase('hotkey-prefix-conflict')(
    'a key that another sequence begins with',
    { [`${POINTERS.keys}/2`]: key('g') },
    `${POINTERS.keys}/0/key`,
    {
      mentions: ['"g o"', '"g"'],
    },
  ),
  createCase('hotkey-reserved')(
    'a chord that browsers reserve',
    { [`${POINTERS.keys}/2`]: key('Ctrl+W') },
    `${POINTERS.keys}/2/key`,
    {
      mentions: ['"Extra"', '"Ctrl+w"'],
    },
  ),
  createCase('hotkey-reserved')(
    'a trigger that browsers reserve',
    { [`${POINTERS.palette}/trigger`]: 'Cmd+L' },
    `${POINTERS.palette}/trigger`,
    {
      mentions: ["palette's trigger", '"Meta+l"'],
    },
  ),
  createCase('hotkey-target-missing')(
    'a hotkey without a target',
    { [`${POINTERS.keys}/1/action`]: ABSENT },
    `${POINTERS.keys}/1`,
    {
      mentions: ['"n"'],
    },
  ),
  createCase('hotkey-route-unknown')(
    'a hotkey with an unknown route',
    { [`${POINTERS.keys}/0/route`]: '/ordres' },
    `${POINTERS.keys}/0/route`,
    {
      mentions: ['"g o"', '"/ordres"'],
      suggestion: '/orders',
      hasFix: true,
    },
  ),
]

function key(text: string): object {
  return { key: text, label: 'Extra', action: 'extra' }
}

const palette: readonly DiagnosticCase[] = [
  createCase('palette-trigger-taken')(
    'a trigger that is a hotkey',
    { [`${POINTERS.keys}/2`]: key('Cmd+K') },
    `${POINTERS.palette}/trigger`,
    {
      mentions: ['"Cmd+K"'],
    },
  ),
  createCase('palette-trigger-taken')(
    'a trigger that a hotkey begins with',
    { [`${POINTERS.keys}/2`]: key('Cmd+K s') },
    `${POINTERS.palette}/trigger`,
    { mentions: ['is the beginning of', '"Cmd+K s"'] },
  ),
  createCase('palette-trigger-taken')(
    'a trigger that begins with a hotkey',
    { [`${POINTERS.palette}/trigger`]: 'n n' },
    `${POINTERS.palette}/trigger`,
    {
      mentions: ['begins with', '"n"'],
    },
  ),
  createCase('command-id-duplicate')(
    'two commands with the same id',
    { [`${POINTERS.palette}/commands/1/id`]: 'go-orders' },
    `${POINTERS.palette}/commands/1/id`,
    { mentions: ['"Go to orders"', '"New order"'] },
  ),
  createCase('command-target-missing')(
    'a command without a target',
    { [`${POINTERS.palette}/commands/1/action`]: ABSENT },
    `${POINTERS.palette}/commands/1`,
    { mentions: ['"create-order"'] },
  ),
  createCase('command-route-unknown')(
    'a command with an unknown route',
    { [`${POINTERS.palette}/commands/0/route`]: '/ordrs' },
    `${POINTERS.palette}/commands/0/route`,
    { mentions: ['"go-orders"', '"/ordrs"'], suggestion: '/orders', hasFix: true },
  ),
  createCase('command-hotkey-undeclared')(
    'a command with an undeclared key',
    { [`${POINTERS.palette}/commands/1/hotkey`]: 'x' },
    `${POINTERS.palette}/commands/1/hotkey`,
    { mentions: ['"create-order"', '"x"'], suggestion: 'n' },
  ),
]

/** Navigation, hotkeys and palette: what can be found about them. */
export const KEY_CASES: readonly DiagnosticCase[] = [...navigation, ...hotkeys, ...palette]
