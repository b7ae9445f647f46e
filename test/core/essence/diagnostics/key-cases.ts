import { ABSENT } from '../../../support/essence/set-at-pointer.ts'
import { type DiagnosticCase, layoutRow, POINTERS } from './case.ts'

const navigation: readonly DiagnosticCase[] = [
  layoutRow('navigation-route-unknown')(
    'an item to nowhere',
    { [`${POINTERS.item}/route`]: '/order' },
    `${POINTERS.item}/route`,
    {
      says: ['"Orders"', '"orders"', '"/order"'],
      suggestion: '/orders',
      hasFix: true,
    },
  ),
  layoutRow('navigation-route-unknown')(
    'an item to something below a record, which no parameter stands for',
    { [`${POINTERS.item}/route`]: '/orders/42/lines' },
    `${POINTERS.item}/route`,
  ),
  layoutRow('navigation-hotkey-undeclared')(
    'an item with a key of its own',
    { [`${POINTERS.item}/hotkey`]: 'g x' },
    `${POINTERS.item}/hotkey`,
    { says: ['"Orders"', '"g x"'], suggestion: 'g o' },
  ),
  layoutRow('active-match-invalid')(
    'a match that does not compile',
    { [`${POINTERS.item}/active_match`]: '^/orders(' },
    `${POINTERS.item}/active_match`,
    { says: ['"Orders"'] },
  ),
]

const hotkeys: readonly DiagnosticCase[] = [
  layoutRow('hotkey-duplicate')(
    'one key twice',
    { [`${POINTERS.keys}/2`]: key('n') },
    `${POINTERS.keys}/2/key`,
    {
      says: ['"New order"', '"Extra"'],
    },
  ),
  layoutRow('hotkey-duplicate')(
    'a capital and Shift with its letter',
    { [`${POINTERS.keys}/2`]: key('N'), [`${POINTERS.keys}/3`]: key('Shift+n') },
    `${POINTERS.keys}/3/key`,
  ),
  layoutRow('hotkey-duplicate')(
    'Cmd and Ctrl, which are one key outside Apple systems',
    { [`${POINTERS.keys}/2`]: key('Cmd+B'), [`${POINTERS.keys}/3`]: key('Ctrl+B') },
    `${POINTERS.keys}/3/key`,
    { says: ['outside Apple systems'] },
  ),
  layoutRow('hotkey-prefix-conflict')(
    'a key that cuts a sequence short',
    { [`${POINTERS.keys}/2`]: key('g') },
    `${POINTERS.keys}/0/key`,
    {
      says: ['"g o"', '"g"'],
    },
  ),
  layoutRow('hotkey-reserved')(
    'a chord of the browser',
    { [`${POINTERS.keys}/2`]: key('Ctrl+W') },
    `${POINTERS.keys}/2/key`,
    {
      says: ['"Extra"', '"Ctrl+w"'],
    },
  ),
  layoutRow('hotkey-reserved')(
    'a trigger of the browser',
    { [`${POINTERS.palette}/trigger`]: 'Cmd+L' },
    `${POINTERS.palette}/trigger`,
    {
      says: ["palette's trigger", '"Meta+l"'],
    },
  ),
  layoutRow('hotkey-target-missing')(
    'a hotkey for nothing',
    { [`${POINTERS.keys}/1/action`]: ABSENT },
    `${POINTERS.keys}/1`,
    {
      says: ['"n"'],
    },
  ),
  layoutRow('hotkey-route-unknown')(
    'a hotkey to nowhere',
    { [`${POINTERS.keys}/0/route`]: '/ordres' },
    `${POINTERS.keys}/0/route`,
    {
      says: ['"g o"', '"/ordres"'],
      suggestion: '/orders',
      hasFix: true,
    },
  ),
]

function key(text: string): object {
  return { key: text, label: 'Extra', action: 'extra' }
}

const palette: readonly DiagnosticCase[] = [
  layoutRow('palette-trigger-taken')(
    'a trigger that is a hotkey',
    { [`${POINTERS.keys}/2`]: key('Cmd+K') },
    `${POINTERS.palette}/trigger`,
    {
      says: ['"Cmd+K"'],
    },
  ),
  layoutRow('palette-trigger-taken')(
    'a trigger that begins a hotkey',
    { [`${POINTERS.keys}/2`]: key('Cmd+K s') },
    `${POINTERS.palette}/trigger`,
    { says: ['is the beginning of', '"Cmd+K s"'] },
  ),
  layoutRow('palette-trigger-taken')(
    'a trigger that a hotkey begins',
    { [`${POINTERS.palette}/trigger`]: 'n n' },
    `${POINTERS.palette}/trigger`,
    {
      says: ['begins with', '"n"'],
    },
  ),
  layoutRow('command-id-duplicate')(
    'two commands of one id',
    { [`${POINTERS.palette}/commands/1/id`]: 'go-orders' },
    `${POINTERS.palette}/commands/1/id`,
    { says: ['"Go to orders"', '"New order"'] },
  ),
  layoutRow('command-target-missing')(
    'a command for nothing',
    { [`${POINTERS.palette}/commands/1/action`]: ABSENT },
    `${POINTERS.palette}/commands/1`,
    { says: ['"create-order"'] },
  ),
  layoutRow('command-route-unknown')(
    'a command to nowhere',
    { [`${POINTERS.palette}/commands/0/route`]: '/ordrs' },
    `${POINTERS.palette}/commands/0/route`,
    { says: ['"go-orders"', '"/ordrs"'], suggestion: '/orders', hasFix: true },
  ),
  layoutRow('command-hotkey-undeclared')(
    'a command with a key of its own',
    { [`${POINTERS.palette}/commands/1/hotkey`]: 'x' },
    `${POINTERS.palette}/commands/1/hotkey`,
    { says: ['"create-order"', '"x"'], suggestion: 'n' },
  ),
]

/** Navigation, hotkeys and palette: what can be found about them. */
export const KEY_CASES: readonly DiagnosticCase[] = [...navigation, ...hotkeys, ...palette]
