import {
  type HotkeyStep,
  type Modifier,
  parseHotkey,
  parsePresses,
} from '../../../essence/model/hotkey-parser.ts'
import { findReservedPress } from '../../../essence/model/reserved-keys.ts'
import { getElementRole } from '../../aria/roles.ts'
import { parseKeyboardEntry } from '../../keyboard-entry.ts'
import { listPresetFacts, type PresetFacts } from '../../preset-facts.ts'
import { createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

/** Forbids keys that browsers, screen readers or native controls already use. */
export const keyCollisionsRule: RecordRule<'patterns'> = {
  id: 'P20',
  requirement: 'No key collides with browsers, screen readers or native controls.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const findings = new Map<string, PathFinding>()
    for (const facts of listPresetFacts(data))
      for (const { path, text } of facts.keyboard) {
        const key = path.join('\0')
        const collision = findings.has(key) ? undefined : findCollision(text, facts)
        if (collision) findings.set(key, { path, ...collision })
      }
    return createFindings(authored, [...findings.values()])
  },
}

interface Collision {
  readonly message: string
  readonly hint: string
}

/** What a collision means to people, and where the key is expected all the same. */
interface Use {
  readonly effect: string
  /** The roles of widgets in which the platform expects the key. */
  readonly expectedIn?: readonly string[]
}

const COLLECTIONS = ['grid', 'treegrid', 'tree', 'listbox', 'application']

/** Keys that browsers or fields use with Ctrl, or with Cmd on Apple systems. */
const COMMAND_KEY_USES: Readonly<Record<string, Use>> = {
  s: { effect: 'saves the page' },
  f: { effect: 'finds on the page' },
  g: { effect: 'finds the next match on the page' },
  p: { effect: 'prints the page' },
  o: { effect: 'opens a file' },
  d: { effect: 'bookmarks the page' },
  h: { effect: 'opens the history or hides the window' },
  j: { effect: 'opens the downloads' },
  e: { effect: 'searches from the address bar' },
  u: { effect: 'shows the source of the page', expectedIn: ['textbox'] },
  b: { effect: 'opens the bookmarks', expectedIn: ['textbox'] },
  i: { effect: 'shows information about the page', expectedIn: ['textbox'] },
  a: { effect: 'selects all text', expectedIn: COLLECTIONS },
  c: { effect: 'copies the selected text', expectedIn: COLLECTIONS },
  x: { effect: 'cuts the selected text', expectedIn: COLLECTIONS },
  v: { effect: 'pastes into the focused field', expectedIn: COLLECTIONS },
  z: { effect: 'undoes typing', expectedIn: [...COLLECTIONS, 'textbox'] },
  y: { effect: 'repeats typing', expectedIn: [...COLLECTIONS, 'textbox'] },
}

const ALT_ARROW_USES: Readonly<Record<string, Use>> = {
  arrowleft: { effect: 'goes back in the history' },
  arrowright: { effect: 'goes forward in the history' },
  // https://www.w3.org/WAI/ARIA/apg/patterns/listbox/examples/listbox-rearrangeable/
  arrowup: { effect: 'closes a native select', expectedIn: [...COLLECTIONS, 'combobox'] },
  arrowdown: { effect: 'opens a native select', expectedIn: [...COLLECTIONS, 'combobox'] },
}

const FUNCTION_KEY_EFFECT = 'belongs to the browser, the screen reader or the operating system'

/** Function keys that the ARIA Authoring Practices assign to a widget. */
const EXPECTED_FUNCTION_KEYS: Readonly<Record<string, readonly string[]>> = {
  f2: ['grid', 'treegrid', 'tree', 'listbox', 'application'],
  'Shift+f10': ['menu', 'grid', 'treegrid', 'tree', 'listbox', 'application'],
}

function findCollision(entry: string, facts: PresetFacts): Collision | undefined {
  const { keys, scope } = parseKeyboardEntry(entry)
  for (const name of keys.map(joinKeyName).filter(isKeyString)) {
    const use = findUse(name, scope)
    const isExpected = use?.expectedIn?.some((role) => hasWidget(facts, role)) === true
    if (use && !isExpected) return createCollision(entry, name, use)
  }
  return undefined
}

/** Writes the names of arrow keys as one word, as `KeyboardEvent.key` does. */
const joinKeyName = (key: string): string =>
  key
    .replace(/\barrow (up|down|left|right)\b/i, 'Arrow$1')
    .replace(/\b(up|down|left|right) arrow\b/i, 'Arrow$1')
    .replace(/\+arrows?(?: keys?)?$/i, '+ArrowLeft')

const isKeyString = (key: string): boolean => key !== '' && !/\s/.test(key)

/** Finds what a key does outside the page. Tab is left to the rule on keyboard filler. */
function findUse(name: string, scope: string): Use | undefined {
  const [step] = parseHotkey(name)
  if (step === undefined || step.key === 'tab') return undefined
  const reserved = findReservedPress(parsePresses(name, false))
  if (isArrowWithAlt(step)) return ALT_ARROW_USES[step.key]
  if (reserved) return { effect: `in browsers ${reserved.effect}` }
  return (
    findCommandKeyUse(step) ??
    findFunctionKeyUse(step) ??
    findScreenReaderUse(step) ??
    findCharacterUse(step, scope)
  )
}

const hasExactly = ({ modifiers }: HotkeyStep, ...names: readonly Modifier[]): boolean =>
  modifiers.size === names.length && names.every((name) => modifiers.has(name))

const isArrowWithAlt = (step: HotkeyStep): boolean =>
  hasExactly(step, 'Alt') && Object.hasOwn(ALT_ARROW_USES, step.key)

const findCommandKeyUse = (step: HotkeyStep): Use | undefined =>
  hasExactly(step, 'Cmd') || hasExactly(step, 'Ctrl') || hasExactly(step, 'Meta')
    ? COMMAND_KEY_USES[step.key]
    : undefined

function findFunctionKeyUse(step: HotkeyStep): Use | undefined {
  if (!/^f(?:[1-9]|1[0-2])$/.test(step.key)) return undefined
  const press = [...step.modifiers, step.key].join('+')
  const expectedIn = EXPECTED_FUNCTION_KEYS[press]
  return { effect: FUNCTION_KEY_EFFECT, ...(expectedIn && { expectedIn }) }
}

const findScreenReaderUse = (step: HotkeyStep): Use | undefined =>
  hasExactly(step, 'Ctrl', 'Alt') ? { effect: 'is a command of screen readers' } : undefined

/** WCAG 2.2, 2.1.4: a character alone works only while a part has focus. */
const findCharacterUse = (step: HotkeyStep, scope: string): Use | undefined =>
  /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(step.key) && isUnmodified(step) && scope === ''
    ? { effect: 'is typed by accident and by speech input (WCAG 2.1.4)' }
    : undefined

const isUnmodified = (step: HotkeyStep): boolean => hasExactly(step) || hasExactly(step, 'Shift')

/** True if a preset is a widget of a role, or contains one that is not a native field. */
const hasWidget = ({ role, html: { elements } }: PresetFacts, widget: string): boolean =>
  role === widget ||
  elements.some(
    (element) =>
      getElementRole(element) === widget &&
      (element.attributes.has('role') || element.attributes.has('contenteditable')),
  )

const createCollision = (entry: string, name: string, { effect, expectedIn }: Use): Collision => ({
  message: `"${entry}" takes over ${name}, which ${effect}.`,
  hint: expectedIn
    ? `Remove it: a button is enough. Only a widget with the role ${expectedIn.join(', ')} may use it.`
    : effect.includes('2.1.4')
      ? 'Say where it works, such as "J in the list", or use a button.'
      : 'Remove it: a button is enough. For the event itself (paste, submit), describe the event in a slot.',
})
