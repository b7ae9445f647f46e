import type { PatternV2, Preset } from '../../../generated/types/pattern.v2.ts'
import { unique } from '../../../lists.ts'
import { parseExample } from '../../example-checks.ts'
import {
  type ContextRule,
  createFinding,
  type FindingText,
  type LengthRange,
  type Vocabulary,
} from '../../rule.ts'

/** Requires lines for page packs that hold for every preset. The schema allows at most two. */
export const alwaysLinesRule: ContextRule<'patterns'> = {
  id: 'P23',
  requirement:
    'A pattern has one or two "always" lines of 40 to 140 characters that hold for every preset.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ authored, data }, { vocabulary }) {
    const { always = [] } = data
    if (always.length === 0) return [createFinding(authored, ['always'], NO_LINES_MESSAGE)]
    const terms = listTerms(data, vocabulary)
    return always.flatMap((line, index) =>
      [...checkLineLength(line), ...checkTerms(line, terms, data)].map((text) =>
        createFinding(authored, ['always', index], text),
      ),
    )
  },
}

const LINE_LENGTH: LengthRange = [40, 140]

/** A name that a line could use although only some presets have what it refers to. */
interface Term {
  readonly kind: 'slot' | 'component' | 'preset'
  readonly name: string
  /** Matches the name, in the singular or plural. */
  readonly mention: RegExp
  /** Matches a line that refers to the thing with that name. */
  readonly reference: RegExp
}

const listTerms = ({ presets }: PatternV2, { components }: Vocabulary): Term[] => [
  ...unique(Object.values(presets).flatMap(listSlotNames)).flatMap(toTerm('slot')),
  ...Object.keys(components).flatMap(toTerm('component')),
  ...Object.keys(presets).flatMap(toTerm('preset')),
]

const listSlotNames = ({ layout }: Preset): string[] =>
  Object.keys(layout.slots ?? {}).map((name) => name.replace(/\?$/, ''))

/** Creates the term for a name, or none if the name has no letters or digits. */
const toTerm =
  (kind: Term['kind']) =>
  (name: string): Term[] => {
    const words = name.match(/[A-Z]?[a-z\d]+|[A-Z]+/g)
    if (words === null) return []
    const phrase = `${words.join('[ -]?').replace(/(?<=\w{2})s$/, '')}(?:e?s)?`
    const reference = words.length > 1 ? `\\b${phrase}\\b` : toReference(kind, phrase)
    const mention = new RegExp(`\\b${phrase}\\b`, 'i')
    return [{ kind, name, mention, reference: new RegExp(reference, 'i') }]
  }

/**
 * Returns how a line refers to a name of one word. Many names are everyday words, such as "text" or
 * "page", so they count only after a determiner, and those of presets only before "preset".
 */
const toReference = (kind: Term['kind'], word: string): string =>
  kind === 'preset' ? `\\b${word} presets?\\b` : `\\b(?:the|its|each|every) ${word}\\b`

function checkLineLength(line: string): FindingText[] {
  const { length } = line.trim()
  const [min, max] = LINE_LENGTH
  if (length >= min && length <= max) return []
  const message = `The line has ${length} characters.`
  return [{ message, remedy: `Write ${min} to ${max} characters.` }]
}

/** Reports each term of a line that a preset lacks, with the first such preset. */
const checkTerms = (line: string, terms: readonly Term[], { presets }: PatternV2): FindingText[] =>
  terms
    .filter((term) => isNamed(line, term))
    .flatMap((term) => {
      const lacking = Object.entries(presets).find((preset) => !hasTerm(preset, term))
      return lacking === undefined ? [] : [createLackMessage(term, lacking[0])]
    })

/** True if a line refers to a term, or has a component capitalized in a sentence, as slots do. */
const isNamed = (line: string, { kind, name, reference }: Term): boolean =>
  reference.test(line) || (kind === 'component' && listInnerWords(line).includes(name))

/** Lists the words that do not start a sentence, also in the singular. */
const listInnerWords = (line: string): string[] =>
  (line.match(/(?<=[^.!?] )\w+/g) ?? []).flatMap((word) => [word, word.replace(/s$/, '')])

/** True if a preset is the term, or if its slots or the components of its example mention it. */
function hasTerm([preset, { layout, code = {} }]: [string, Preset], term: Term): boolean {
  if (term.kind === 'preset') return preset === term.name
  const components = parseExample(code).elements.map(({ attributes }) =>
    attributes.get('data-component'),
  )
  return term.mention.test([...Object.entries(layout.slots ?? {}).flat(), ...components].join('\n'))
}

const NO_LINES_MESSAGE: FindingText = {
  message: 'The pattern has no "always" lines.',
  remedy: 'Write one or two lines on what makes it good or accessible and is easily done wrong.',
}

const createLackMessage = ({ kind, name }: Term, preset: string): FindingText => ({
  message:
    kind === 'preset'
      ? `The line names the preset "${name}", but it must hold for all presets.`
      : `The line names the ${kind} "${name}", which the preset "${preset}" lacks.`,
  remedy: 'Rephrase the line so that it holds for every preset.',
})
