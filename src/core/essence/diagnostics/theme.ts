import type { Facts } from './facts.ts'
import { modePlaces, modesOf } from './modes.ts'
import type { Finding, Rule } from './rule.ts'
import { quote, quoteList } from './words.ts'

/** What the document asks of its theme. */
export const THEME: readonly Rule[] = [
  { code: 'mode-unsupported', layer: 'dna', check: unsupportedModes },
  { code: 'shape-unsupported', layer: 'dna', check: unsupportedShape },
]

function unsupportedModes(facts: Facts): Finding[] {
  const { id } = facts.essence.dna.theme
  const modes = facts.records.themes.get(id)?.modes
  // A theme that lists no modes claims nothing, so nothing can be held against it.
  if (modes === undefined) return []
  return modePlaces(facts).flatMap(({ who, pointer, mode }) => {
    const missing = modesOf(mode).filter((single) => !modes.includes(single))
    if (missing.length === 0) return []
    return {
      pointer,
      message: `${who} asks for ${quote(mode)}; theme ${quote(id)} lacks ${quoteList(missing)}.`,
      ...offered(pointer, modes, modesOf('auto')),
      found: quote(mode),
    }
  })
}

function unsupportedShape({ essence, records }: Facts): Finding[] {
  const { id, shape } = essence.dna.theme
  const shapes = records.themes.get(id)?.shapes
  if (shape === undefined || shapes === undefined || shapes.includes(shape)) return []
  const pointer = '/dna/theme/shape'
  return [
    {
      pointer,
      message: `The DNA asks for the shape ${quote(shape)}, which theme ${quote(id)} lacks.`,
      ...offered(pointer, shapes, ['sharp', 'rounded', 'pill']),
      found: quote(shape),
    },
  ]
}

type Offer = Pick<Finding, 'expected' | 'suggestion' | 'patch'>

/** What the theme offers of what a document may say; the only choice is a certain one. */
function offered(path: string, values: readonly string[], allowed: readonly string[]): Offer {
  const choices = values.filter((value) => allowed.includes(value))
  const [value] = choices
  const expected = value === undefined ? 'another theme' : `one of ${quoteList(choices)}`
  if (choices.length !== 1) return { expected }
  return { expected, suggestion: value, patch: [{ op: 'replace', path, value }] }
}
