import type { EssenceFacts } from './facts.ts'
import { expandMode, listModeSettings } from './modes.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'
import { quote, quoteList } from './words.ts'

/** What the document asks of its theme. */
export const THEME_RULES: readonly DiagnosticRule[] = [
  { code: 'mode-unsupported', layer: 'dna', check: findUnsupportedModes },
  { code: 'shape-unsupported', layer: 'dna', check: findUnsupportedShape },
]

function findUnsupportedModes(facts: EssenceFacts): DiagnosticFinding[] {
  const { id } = facts.essence.dna.theme
  const modes = facts.records.themes.get(id)?.modes
  // A theme that lists no modes claims nothing, so nothing can be held against it.
  if (modes === undefined) return []
  return listModeSettings(facts).flatMap(({ displayName, pointer, mode }) => {
    const missing = expandMode(mode).filter((single) => !modes.includes(single))
    if (missing.length === 0) return []
    return {
      pointer,
      message: `${displayName} asks for ${quote(mode)}; theme ${quote(id)} lacks ${quoteList(missing)}.`,
      ...describeSupportedValues(pointer, modes, expandMode('auto')),
      found: quote(mode),
    }
  })
}

function findUnsupportedShape({ essence, records }: EssenceFacts): DiagnosticFinding[] {
  const { id, shape } = essence.dna.theme
  const shapes = records.themes.get(id)?.shapes
  if (shape === undefined || shapes === undefined || shapes.includes(shape)) return []
  const pointer = '/dna/theme/shape'
  return [
    {
      pointer,
      message: `The DNA asks for the shape ${quote(shape)}, which theme ${quote(id)} lacks.`,
      ...describeSupportedValues(pointer, shapes, ['sharp', 'rounded', 'pill']),
      found: quote(shape),
    },
  ]
}

type SupportedValues = Pick<DiagnosticFinding, 'expected' | 'suggestion' | 'patch'>

/** What the theme offers of what a document may say; the only choice is a certain one. */
function describeSupportedValues(
  path: string,
  values: readonly string[],
  allowed: readonly string[],
): SupportedValues {
  const choices = values.filter((value) => allowed.includes(value))
  const [value] = choices
  const expected = value === undefined ? 'another theme' : `one of ${quoteList(choices)}`
  if (choices.length !== 1) return { expected }
  return { expected, suggestion: value, patch: [{ op: 'replace', path, value }] }
}
