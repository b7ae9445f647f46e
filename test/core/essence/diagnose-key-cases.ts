import { AT, type Case, row } from './diagnose-case.ts'
import { absent } from './set-at.ts'

const navigation: readonly Case[] = [
  row('navigation-route-unknown')(
    'an item to nowhere',
    { [`${AT.item}/route`]: '/order' },
    `${AT.item}/route`,
    {
      says: ['"Orders"', '"orders"', '"/order"'],
      suggestion: '/orders',
      isMended: true,
    },
  ),
  row('navigation-route-unknown')(
    'an item to something below a record, which no parameter stands for',
    { [`${AT.item}/route`]: '/orders/42/lines' },
    `${AT.item}/route`,
  ),
  row('navigation-hotkey-undeclared')(
    'an item with a key of its own',
    { [`${AT.item}/hotkey`]: 'g x' },
    `${AT.item}/hotkey`,
    { says: ['"Orders"', '"g x"'], suggestion: 'g o' },
  ),
  row('active-match-invalid')(
    'a match that does not compile',
    { [`${AT.item}/active_match`]: '^/orders(' },
    `${AT.item}/active_match`,
    { says: ['"Orders"'] },
  ),
]

const hotkeys: readonly Case[] = [
  row('hotkey-duplicate')('one key twice', { [`${AT.keys}/2`]: key('n') }, `${AT.keys}/2/key`, {
    says: ['"New order"', '"Extra"'],
  }),
  row('hotkey-duplicate')(
    'a capital and Shift with its letter',
    { [`${AT.keys}/2`]: key('N'), [`${AT.keys}/3`]: key('Shift+n') },
    `${AT.keys}/3/key`,
  ),
  row('hotkey-duplicate')(
    'Cmd and Ctrl, which are one key outside Apple systems',
    { [`${AT.keys}/2`]: key('Cmd+B'), [`${AT.keys}/3`]: key('Ctrl+B') },
    `${AT.keys}/3/key`,
    { says: ['outside Apple systems'] },
  ),
  row('hotkey-prefix-conflict')(
    'a key that cuts a sequence short',
    { [`${AT.keys}/2`]: key('g') },
    `${AT.keys}/0/key`,
    {
      says: ['"g o"', '"g"'],
    },
  ),
  row('hotkey-reserved')(
    'a chord of the browser',
    { [`${AT.keys}/2`]: key('Ctrl+W') },
    `${AT.keys}/2/key`,
    {
      says: ['"Extra"', '"Ctrl+w"'],
    },
  ),
  row('hotkey-reserved')(
    'a trigger of the browser',
    { [`${AT.palette}/trigger`]: 'Cmd+L' },
    `${AT.palette}/trigger`,
    {
      says: ["palette's trigger", '"Meta+l"'],
    },
  ),
  row('hotkey-target-missing')(
    'a hotkey for nothing',
    { [`${AT.keys}/1/action`]: absent },
    `${AT.keys}/1`,
    {
      says: ['"n"'],
    },
  ),
  row('hotkey-route-unknown')(
    'a hotkey to nowhere',
    { [`${AT.keys}/0/route`]: '/ordres' },
    `${AT.keys}/0/route`,
    {
      says: ['"g o"', '"/ordres"'],
      suggestion: '/orders',
      isMended: true,
    },
  ),
]

function key(text: string): object {
  return { key: text, label: 'Extra', action: 'extra' }
}

const palette: readonly Case[] = [
  row('palette-trigger-taken')(
    'a trigger that is a hotkey',
    { [`${AT.keys}/2`]: key('Cmd+K') },
    `${AT.palette}/trigger`,
    {
      says: ['"Cmd+K"'],
    },
  ),
  row('palette-trigger-taken')(
    'a trigger that begins a hotkey',
    { [`${AT.keys}/2`]: key('Cmd+K s') },
    `${AT.palette}/trigger`,
    { says: ['is the beginning of', '"Cmd+K s"'] },
  ),
  row('palette-trigger-taken')(
    'a trigger that a hotkey begins',
    { [`${AT.palette}/trigger`]: 'n n' },
    `${AT.palette}/trigger`,
    {
      says: ['begins with', '"n"'],
    },
  ),
  row('command-id-duplicate')(
    'two commands of one id',
    { [`${AT.palette}/commands/1/id`]: 'go-orders' },
    `${AT.palette}/commands/1/id`,
    { says: ['"Go to orders"', '"New order"'] },
  ),
  row('command-target-missing')(
    'a command for nothing',
    { [`${AT.palette}/commands/1/action`]: absent },
    `${AT.palette}/commands/1`,
    { says: ['"create-order"'] },
  ),
  row('command-route-unknown')(
    'a command to nowhere',
    { [`${AT.palette}/commands/0/route`]: '/ordrs' },
    `${AT.palette}/commands/0/route`,
    { says: ['"go-orders"', '"/ordrs"'], suggestion: '/orders', isMended: true },
  ),
  row('command-hotkey-undeclared')(
    'a command with a key of its own',
    { [`${AT.palette}/commands/1/hotkey`]: 'x' },
    `${AT.palette}/commands/1/hotkey`,
    { says: ['"create-order"', '"x"'], suggestion: 'n' },
  ),
]

/** Navigation, hotkeys and palette: what can be found about them. */
export const KEY_CASES: readonly Case[] = [...navigation, ...hotkeys, ...palette]
