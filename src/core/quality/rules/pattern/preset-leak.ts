import { indexRecords, type RecordIndex } from '../../../content/corpus.ts'
import type { PatternV2, Preset } from '../../../generated/types/pattern.v2.ts'
import { asObject, asString, asStrings } from '../../../kernel/json/value.ts'
import { groupBy } from '../../../kernel/lists.ts'
import { memoizeByObject } from '../../../kernel/memoize.ts'
import { normalizeSpace, quoteList } from '../../../kernel/text.ts'
import { type LocatedText, listPresetFacts, type PresetFacts } from '../../preset-facts.ts'
import {
  listElementComponents,
  listSlotNames,
  listTerms,
  type Term,
  type TermText,
  toTermText,
} from '../../preset-terms.ts'
import { type ContextRule, createFindings, type PathFinding } from '../../rule.ts'

/** Forbids texts that reach a preset although they are about a part of another preset. */
export const presetLeakRule: ContextRule<'patterns'> = {
  id: 'P17',
  requirement:
    'What holds for a preset names only the slots, components and presets that it has itself.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ authored, data }, { records, vocabulary }) {
    const terms = listTerms(data, vocabulary)
    const { patterns } = indexRecords(records)
    const leaks = listPresetFacts(data).flatMap((facts) => {
      const scope = createScope(data, facts, patterns)
      return [...findTextLeaks(scope, terms), ...findActionLeaks(scope, terms)]
    })
    const groups = groupBy(leaks, ({ path, term }) => [...path, term.kind, term.name].join('\0'))
    return createFindings(
      authored,
      [...groups.values()].map((group) => toFinding(group, data)),
    )
  },
}

/** A text that reaches a preset and names a term that the preset lacks. */
interface Leak extends LocatedText {
  readonly term: Term
  readonly preset: string
}

/** A preset, and everything that tells which parts it has. */
interface PresetScope extends PresetFacts {
  /** The words of its slots, its example and its states. */
  readonly words: string
  readonly components: ReadonlySet<string>
}

function createScope(
  pattern: PatternV2,
  facts: PresetFacts,
  patterns: RecordIndex['patterns'],
): PresetScope {
  const { name, preset } = facts
  const slotTexts = Object.values(preset.layout.slots ?? {})
  const embedded = asStrings(pattern.uses).flatMap((slug) => patterns.get(slug)?.components ?? [])
  const words = [
    humanizeNames([name, preset.layout.layout, ...listSlotNames(preset)]),
    preset.description,
    ...slotTexts,
    ...listStateTexts(pattern, preset),
    ...listExampleWords(facts),
  ]
  return {
    ...facts,
    words: normalizeSpace(words.join(' \n ')),
    components: new Set([
      ...(preset.components ?? []),
      ...embedded,
      ...listElementComponents(preset),
      ...slotTexts.flatMap((text) => listWordForms(text)),
    ]),
  }
}

const humanizeNames = (names: readonly string[]): string => names.join(' ').replaceAll('-', ' ')

const listWordForms = (text: string): string[] =>
  (text.match(/\w+/g) ?? []).flatMap((word) => [word, word.replace(/s$/, '')])

/** Lists the texts of the states, because a state may show a part that the example does not. */
const listStateTexts = ({ states }: PatternV2, preset: Preset): string[] =>
  [states, preset.states].flatMap((group) =>
    Object.values(asObject(group)).flatMap((state) => asString(asObject(state).shows) ?? []),
  )

const NAMING_ATTRIBUTES = ['aria-label', 'alt', 'data-label', 'data-component', 'placeholder']

const listExampleWords = ({ html: { elements } }: PresetFacts): string[] =>
  elements.flatMap(({ parent, name, text, attributes }) => [
    ...(parent === undefined ? [text] : []),
    ...NAMING_ATTRIBUTES.flatMap((attribute) => attributes.get(attribute) ?? []),
    humanizeNames([name, attributes.get('data-slot') ?? '', attributes.get('type') ?? '']),
  ])

function findTextLeaks(scope: PresetScope, terms: readonly Term[]): Leak[] {
  const { keyboard, announcements, focus, notes, copy } = scope
  const missing = terms.filter((term) => !hasTerm(scope, term))
  const find = (texts: readonly LocatedText[], isNamed: (text: TermText, term: Term) => boolean) =>
    texts.flatMap((located) => {
      const text = toTermText(stripPlaceholders(located.text))
      return missing
        .filter((term) => isNamed(text, term))
        .map((term) => ({ ...located, term, preset: scope.name }))
    })
  return [
    ...find([...keyboard, ...announcements, ...focus], isNamedIn),
    ...find(notes, isNamedInNote),
    ...find(copy, (text, term) => term.kind !== 'slot' && isNamedIn(text, term)),
  ]
}

const stripPlaceholders = (text: string): string => text.replace(/\{[^{}]*\}/g, '…')

/** True if a preset has a part, or if its own texts and example use the word at all. */
const hasTerm = ({ name, words, components }: PresetScope, term: Term): boolean =>
  term.kind === 'component'
    ? components.has(term.name)
    : term.name === name || term.mention.test(words)

/** Verbs that follow the name of a preset at the start of a sentence ("Bento has four columns"). */
const PRESET_VERBS =
  'has|is|keeps|shows|stacks|uses|becomes|gets|puts|drops|hides|moves|turns|scrolls|stays|wraps|fits|adds|needs|opens|collapses|shrinks|splits|spans|takes'

/** True if a text refers to a term. */
const isNamedIn = ({ text, innerWords }: TermText, term: Term): boolean =>
  term.kind === 'component'
    ? innerWords.has(term.name)
    : getReferences(term).some((reference) => reference.test(text))

/** Returns what refers to a slot or preset. Everyday words count only where they are names. */
const getReferences = memoizeByObject((term: Term): RegExp[] => {
  const { kind, phrase, wordCount } = term
  if (kind === 'preset') return createPresetReferences(phrase)
  if (wordCount > 1) return [new RegExp(`\\b${phrase}\\b`, 'i')]
  const reference = `\\b(?:the|its|each|every) ${phrase}\\b|\\b(?:on|in) ${phrase}:`
  return [new RegExp(reference, 'i')]
})

function createPresetReferences(phrase: string): RegExp[] {
  const capitalized = `[${phrase.charAt(0).toUpperCase()}]${phrase.slice(1)}`
  return [
    new RegExp(`\\b${phrase} presets?\\b`, 'i'),
    new RegExp(`["'“‘\`]${phrase}["'”’\`]`, 'i'),
    new RegExp(`(?<=[\\p{Ll}\\d,;] )${capitalized}\\b(?! (?:Up|Down))`, 'u'),
    new RegExp(`(?<=^|[.!?:] )${capitalized}(?= (?:${PRESET_VERBS})\\b|:)`, 'u'),
  ]
}

/** A width may introduce a component ("sort in a Select"), which is not a leak. */
const isNamedInNote = (text: TermText, term: Term): boolean =>
  term.kind === 'component' ? getNoteReference(term).test(text.text) : isNamedIn(text, term)

const getNoteReference = memoizeByObject(
  ({ name }: Term) => new RegExp(`\\b(?:the|its|each|every) ${name}s?\\b`),
)

/** Finds actions that are named after a slot of another preset. */
const findActionLeaks = (scope: PresetScope, terms: readonly Term[]): Leak[] =>
  scope.actions.flatMap((located) =>
    terms
      .filter((term) => term.kind === 'slot' && term.name === located.text && !hasTerm(scope, term))
      .map((term) => ({ ...located, term, preset: scope.name })),
  )

function toFinding(leaks: readonly Leak[], { presets }: PatternV2): PathFinding {
  const [{ path, text, term }] = leaks as readonly [Leak, ...Leak[]]
  const lacking = leaks.map(({ preset }) => preset)
  const owners = Object.entries(presets).flatMap(([name, preset]) =>
    hasPart(name, preset, term) ? [name] : [],
  )
  const isInPreset = path[0] === 'presets'
  const target = owners.length === 0 ? 'the presets that have it' : quoteList(owners)
  return {
    path,
    message: `"${text}" names the ${term.kind} "${term.name}", but it also holds for ${quoteList(lacking)}, which ${lacking.length === 1 ? 'does' : 'do'} not have it.`,
    hint: isInPreset
      ? `Remove it, or name the ${term.kind} in a slot or in the example.`
      : `Move it to ${target}, or rephrase it so that it holds for every preset.`,
  }
}

const hasPart = (name: string, preset: Preset, term: Term): boolean =>
  term.kind === 'preset'
    ? name === term.name
    : term.kind === 'slot'
      ? listSlotNames(preset).includes(term.name)
      : listElementComponents(preset).includes(term.name)
