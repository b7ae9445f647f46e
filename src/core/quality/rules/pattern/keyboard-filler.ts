import type { HtmlElement } from '../../../kernel/html/parse.ts'
import { humanize } from '../../../kernel/text.ts'
import { getAccessibleName } from '../../aria/accessible-name.ts'
import { getElementRole } from '../../aria/roles.ts'
import { type KeyboardEntry, parseKeyboardEntry } from '../../keyboard-entry.ts'
import { type LocatedText, listPresetFacts, type PresetFacts } from '../../preset-facts.ts'
import { createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

/** Forbids keyboard entries for what every browser does by itself. */
export const keyboardFillerRule: RecordRule<'patterns'> = {
  id: 'P19',
  requirement: 'Keyboard entries contain only what browsers do not do by themselves.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const findings = new Map<string, PathFinding>()
    for (const facts of listPresetFacts(data))
      for (const entry of facts.keyboard) {
        const key = entry.path.join('\0')
        const reason = findings.has(key) ? undefined : findReason(entry, facts)
        if (reason) findings.set(key, createPathFinding(entry, reason))
      }
    return createFindings(authored, [...findings.values()])
  },
}

const createPathFinding = ({ path, text }: LocatedText, reason: string): PathFinding => ({
  path,
  message: `"${text}" is filler: ${reason}.`,
  hint: 'Remove it; an empty list is fine. Where focus moves belongs in "focus_management", what an action does in its slot.',
})

function findReason({ text }: LocatedText, facts: PresetFacts): string | undefined {
  const entry = parseKeyboardEntry(text)
  return (
    findTabReason(entry) ??
    findNothingReason(entry) ??
    findActivationReason(entry, facts) ??
    findEscapeReason(entry, facts) ??
    findArrowReason(entry, facts)
  )
}

/** Matches uses of Tab that replace its own: in an editor, or to take a suggestion. */
const OWN_TAB_ACTION = /^(?:accepts?|inserts?|indents?|outdents?|completes?|takes? the sugg)/i

const findTabReason = ({ keys, action }: KeyboardEntry): string | undefined =>
  keys.length > 0 &&
  keys.every((key) => /^(?:shift\+)?tab$/i.test(key)) &&
  !OWN_TAB_ACTION.test(action)
    ? 'Tab follows the order of the page, and a modal dialog keeps focus inside'
    : undefined

const findNothingReason = ({ action }: KeyboardEntry): string | undefined =>
  /\b(?:does|do|changes) nothing\b|\bhas no effect\b/i.test(action)
    ? 'a key that does nothing needs no entry'
    : undefined

/** The roles that handle Enter, Space and arrow keys with scripts. */
const WIDGET_ROLES = new Set(
  `application combobox grid listbox menu menubar radiogroup slider spinbutton tablist toolbar tree
  treegrid`.split(/\s+/),
)

const FIELD_NAMES = new Set(['input', 'select', 'textarea'])

const NATIVE_CONTROL = /\b(?:links?|buttons?|checkbox(?:es)?|switch(?:es)?|toggles?|summary)\b/i

/** Explains an entry for Enter or Space on a link, button or checkbox, or in a page of links. */
function findActivationReason(entry: KeyboardEntry, facts: PresetFacts): string | undefined {
  const { keys, scope, action } = entry
  if (keys.length === 0 || !keys.every((key) => /^(?:enter|space)$/i.test(key))) return undefined
  const reason = 'Enter follows a link and activates a button, and Space switches a checkbox'
  if (scope === '') {
    const isLinkAction = /^(?:an?|the) (?:[\w-]+ ){0,2}links?\b|^follows\b/i.test(action)
    return isLinkAction || hasOnlyLinksAndButtons(facts) ? reason : undefined
  }
  if (!scope.startsWith('on ')) return undefined
  const target = scope.slice(3).replace(/^(?:an?|the|that|its|each|any) /i, '')
  if (NATIVE_CONTROL.test(target)) return hasOwnControl(target, facts) ? undefined : reason
  return isNativeControlName(target, facts) ? reason : undefined
}

/** True if an example has links or buttons, and no field or widget that has its own keys. */
function hasOnlyLinksAndButtons({ html: { elements } }: PresetFacts): boolean {
  const isFieldOrWidget = (element: HtmlElement): boolean =>
    FIELD_NAMES.has(element.name) || WIDGET_ROLES.has(getElementRole(element) ?? '')
  return elements.some(isLinkOrButton) && !elements.some(isFieldOrWidget)
}

const isLinkOrButton = ({ name, attributes }: HtmlElement): boolean =>
  name === 'button' || name === 'summary' || (name === 'a' && attributes.has('href'))

/** True if a control of the named kind is not native, such as a `div` with the role of a button. */
const hasOwnControl = (target: string, { html: { elements } }: PresetFacts): boolean =>
  elements.some(({ name, attributes }) => {
    const role = attributes.get('role') ?? ''
    const isNative = ['a', 'button', 'input', 'summary'].includes(name)
    return !isNative && role !== '' && target.toLowerCase().includes(role)
  })

/** True if a target is the slot, the action or the first words of a link or button. */
function isNativeControlName(target: string, { html, actions }: PresetFacts): boolean {
  const name = target.toLowerCase()
  const controls = html.elements.filter(isLinkOrButton)
  const names = controls.flatMap((control) => [
    humanize(control.attributes.get('data-slot') ?? '').toLowerCase(),
    getAccessibleName(control, html).toLowerCase(),
  ])
  const isAction = actions.some(({ text }) => humanize(text).toLowerCase() === name)
  return isAction || names.some((other) => other === name || other.startsWith(`${name} `))
}

/** Matches parts that open above the page. */
const OVERLAY_WORDS =
  /\b(?:dialog|drawer|(?:sub)?menu|popover|popup|tooltip|toast|panel|combobox|listbox|overlay|sheet|palette|suggestion|picker|prompt|question)(?:s|es)?\b/i

/** Matches what people can leave, empty or cancel although nothing opened. */
const ACTIVITY_WORDS =
  /\b(?:preview|full screen|edit|editing|editor|drag|dragging|search|filters?|query|draft|bar|details|lists?|rows?|changes?)\b/i

const OVERLAY_ROLES = new Set(
  'dialog alertdialog menu listbox tooltip combobox tree grid treegrid application'.split(' '),
)

/** Explains an entry for Escape in a preset in which nothing can be closed or left. */
function findEscapeReason(entry: KeyboardEntry, facts: PresetFacts): string | undefined {
  const { keys, scope, action } = entry
  if (!keys.every((key) => /^esc(?:ape)?$/i.test(key)) || keys.length === 0) return undefined
  const names = OVERLAY_WORDS.test(action) || ACTIVITY_WORDS.test(action)
  if (scope !== '' || names || hasOverlay(facts)) return undefined
  return `the preset "${facts.name}" has nothing that Escape could close`
}

const hasOverlay = ({ html: { elements }, preset, role = '' }: PresetFacts): boolean =>
  OVERLAY_ROLES.has(role) ||
  elements.some(
    (element) =>
      OVERLAY_ROLES.has(getElementRole(element) ?? '') ||
      ['aria-haspopup', 'aria-expanded', 'popover'].some((name) => element.attributes.has(name)) ||
      OVERLAY_WORDS.test(element.attributes.get('data-component') ?? ''),
  ) ||
  Object.values(preset.layout.slots ?? {}).some((text) => OVERLAY_WORDS.test(text))

/** The native controls that arrow keys change. */
const ARROW_CONTROLS: readonly (readonly [word: RegExp, isNative: (e: HtmlElement) => boolean])[] =
  [
    [/\bradios?\b|\bradio group\b/i, (element) => isNativeInput(element, 'radio')],
    [/\bselects?\b/i, ({ name }) => name === 'select'],
    [/\bsliders?\b/i, (element) => isNativeInput(element, 'range')],
  ]

const isNativeInput = ({ name, attributes }: HtmlElement, type: string): boolean =>
  name === 'input' && attributes.get('type') === type

/** Explains an entry for arrow keys in a native radio group, select or slider. */
function findArrowReason({ keys, scope }: KeyboardEntry, facts: PresetFacts): string | undefined {
  if (!keys.every(isPlainArrow) || keys.length === 0) return undefined
  const control = ARROW_CONTROLS.find(([word]) => word.test(scope))
  return control && facts.html.elements.some(control[1])
    ? 'browsers handle arrow keys in native radio buttons, selects and sliders'
    : undefined
}

const isPlainArrow = (key: string): boolean =>
  /^(?:(?:arrow )?(?:up|down|left|right)|arrows?|arrow keys)$/i.test(key)
