import type { PatternV2, Preset } from '../../../generated/types/pattern.v2.ts'
import { memoizeByObject } from '../../../kernel/memoize.ts'
import {
  getPresetText,
  listTerms,
  type Term,
  type TermText,
  toTermText,
} from '../../preset-terms.ts'
import { type ContextRule, createFinding, type FindingText, type LengthRange } from '../../rule.ts'

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

/**
 * Matches lines that refer to a term. Many names are everyday words, such as "text" or "page", so a
 * name of one word counts only after a determiner, and that of a preset only before "preset".
 */
const getReference = memoizeByObject(({ kind, phrase, wordCount }: Term): RegExp => {
  if (wordCount > 1) return new RegExp(`\\b${phrase}\\b`, 'i')
  return kind === 'preset'
    ? new RegExp(`\\b${phrase} presets?\\b`, 'i')
    : new RegExp(`\\b(?:the|its|each|every) ${phrase}\\b`, 'i')
})

function checkLineLength(line: string): FindingText[] {
  const { length } = line.trim()
  const [min, max] = LINE_LENGTH
  if (length >= min && length <= max) return []
  const message = `The line has ${length} characters.`
  return [{ message, hint: `Write ${min} to ${max} characters.` }]
}

/** Reports each term of a line that a preset lacks, with the first such preset. */
function checkTerms(line: string, terms: readonly Term[], { presets }: PatternV2): FindingText[] {
  const text = toTermText(line)
  return terms
    .filter((term) => isNamed(text, term))
    .flatMap((term) => {
      const lacking = Object.entries(presets).find((preset) => !hasTerm(preset, term))
      return lacking === undefined ? [] : [createLackMessage(term, lacking[0])]
    })
}

/** True if a line refers to a term, or has a component capitalized in a sentence, as slots do. */
const isNamed = ({ text, innerWords }: TermText, term: Term): boolean =>
  getReference(term).test(text) || (term.kind === 'component' && innerWords.has(term.name))

/** True if a preset is the term, or if its slots or the components of its example mention it. */
const hasTerm = ([name, preset]: [string, Preset], term: Term): boolean =>
  term.kind === 'preset' ? name === term.name : term.mention.test(getPresetText(preset))

const NO_LINES_MESSAGE: FindingText = {
  message: 'The pattern has no "always" lines.',
  hint: 'Write one or two lines on what makes it good or accessible and is easily done wrong.',
}

const createLackMessage = ({ kind, name }: Term, preset: string): FindingText => ({
  message:
    kind === 'preset'
      ? `The line names the preset "${name}", but it must hold for all presets.`
      : `The line names the ${kind} "${name}", which the preset "${preset}" lacks.`,
  hint: 'Rephrase the line so that it holds for every preset.',
})
