import type { PatternV2, Preset } from '../generated/types/pattern.v2.ts'
import type { HtmlElement } from '../kernel/html/parse.ts'
import { unique } from '../kernel/lists.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import type { Vocabulary } from '../kernel/vocabulary.ts'
import { getElementRole } from './aria/roles.ts'
import { parseExample } from './example-checks.ts'

/** A name that a text could use although only some presets have what it refers to. */
export interface Term {
  readonly kind: 'slot' | 'component' | 'preset'
  readonly name: string
  /** The words of the name, the last one in the singular or plural, for a regular expression. */
  readonly phrase: string
  readonly wordCount: number
  /** Matches the name, in the singular or plural. */
  readonly mention: RegExp
}

/** Lists the slots and presets of a pattern and all components. */
export const listTerms = ({ presets }: PatternV2, { components }: Vocabulary): Term[] => [
  ...unique(Object.values(presets).flatMap(listSlotNames)).flatMap(toTerm('slot')),
  ...listComponentTerms(components),
  ...Object.keys(presets).flatMap(toTerm('preset')),
]

/** Cached because they are the same for all patterns. */
const listComponentTerms = memoizeByObject((components: Vocabulary['components']): Term[] =>
  Object.keys(components).flatMap(toTerm('component')),
)

/** Lists the names of the slots of a preset, without the mark of optional ones. */
export const listSlotNames = ({ layout }: Preset): string[] =>
  Object.keys(layout.slots ?? {}).map((name) => name.replace(/\?$/, ''))

/** Creates the term for a name, or none if the name has no letters or digits. */
const toTerm =
  (kind: Term['kind']) =>
  (name: string): Term[] => {
    const words = name.match(/[A-Z]?[a-z\d]+|[A-Z]+/g)
    if (words === null) return []
    const phrase = `${words.join('[ -]?').replace(/(?<=\w{2})s$/, '')}(?:e?s)?`
    const mention = new RegExp(`\\b${phrase}\\b`, 'i')
    return [{ kind, name, phrase, wordCount: words.length, mention }]
  }

/** A text in which terms are looked for. */
export interface TermText {
  readonly text: string
  /** The words that do not start a sentence, also in the singular. */
  readonly innerWords: ReadonlySet<string>
}

/** Prepares a text in which many terms are looked for. */
export const toTermText = (text: string): TermText => ({
  text,
  innerWords: new Set(
    (text.match(/(?<=[^.!?] )\w+/g) ?? []).flatMap((word) => [word, word.replace(/s$/, '')]),
  ),
})

/** Returns the names and texts of the slots of a preset and the components of its example. */
export function getPresetText({ layout, code = {} }: Preset): string {
  const components = parseExample(code).elements.map(({ attributes }) =>
    attributes.get('data-component'),
  )
  return [...Object.entries(layout.slots ?? {}).flat(), ...components].join('\n')
}

/** The components that an element is, by its name or role. */
const COMPONENTS_BY_ELEMENT: Readonly<Record<string, readonly string[]>> = {
  a: ['Link'],
  article: ['Card'],
  audio: ['Audio'],
  button: ['Button', 'IconButton'],
  canvas: ['Canvas'],
  details: ['Accordion'],
  dialog: ['Dialog', 'Drawer'],
  figure: ['Chart', 'Image'],
  form: ['Form'],
  hr: ['Separator'],
  img: ['Image', 'Avatar'],
  input: ['Input'],
  kbd: ['Kbd'],
  label: ['Label'],
  li: ['ListItem'],
  meter: ['Meter'],
  ol: ['List'],
  p: ['Text'],
  pre: ['CodeBlock'],
  progress: ['Progress'],
  select: ['Select'],
  svg: ['Icon', 'Chart'],
  table: ['Table'],
  textarea: ['Textarea'],
  ul: ['List'],
  video: ['Video'],
}

const COMPONENTS_BY_ROLE: Readonly<Record<string, readonly string[]>> = {
  alert: ['Alert'],
  alertdialog: ['Dialog'],
  checkbox: ['Checkbox'],
  combobox: ['Combobox'],
  heading: ['Heading'],
  menu: ['Menu'],
  radio: ['Radio'],
  slider: ['Slider'],
  status: ['Toast', 'Alert'],
  switch: ['Switch', 'Checkbox'],
  tablist: ['Tabs'],
  tooltip: ['Tooltip'],
  tree: ['Tree'],
}

const COMPONENTS_BY_INPUT_TYPE: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['Checkbox', 'Switch'],
  date: ['DatePicker'],
  'datetime-local': ['DatePicker'],
  file: ['FileInput'],
  month: ['DatePicker'],
}

/** Lists the components that the elements of an example are. */
export const listElementComponents = ({ code = {} }: Preset): string[] =>
  unique(parseExample(code).elements.flatMap(toComponents))

function toComponents(element: HtmlElement): string[] {
  const { name, attributes } = element
  const find = (table: Readonly<Record<string, readonly string[]>>, key: string | undefined) =>
    key !== undefined && Object.hasOwn(table, key) ? (table[key] ?? []) : []
  return [
    attributes.get('data-component') ?? [],
    find(COMPONENTS_BY_ELEMENT, name),
    find(COMPONENTS_BY_ROLE, getElementRole(element)),
    name === 'input' ? find(COMPONENTS_BY_INPUT_TYPE, attributes.get('type')) : [],
    attributes.has('popover') ? ['Popover'] : [],
    attributes.get('aria-haspopup') === 'menu' ? ['Menu'] : [],
    attributes.get('aria-haspopup') === 'dialog' ? ['Dialog', 'Popover', 'Drawer'] : [],
  ].flat()
}
