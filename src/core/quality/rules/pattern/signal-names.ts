import { listPatternVariants, resolvePresetAspect } from '../../../content/pattern-presets.ts'
import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import { asArray, asObject, asStrings, getOwn } from '../../../kernel/json/value.ts'
import { unique } from '../../../kernel/lists.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { quoteList } from '../../../kernel/text.ts'
import { type ContextRule, createFinding, type FindingText, type PathFinding } from '../../rule.ts'

const IO_FIELDS = [
  { field: 'consumes', list: 'signals' },
  { field: 'produces', list: 'signals' },
  { field: 'actions', list: 'actions' },
] as const

/** Requires signals and actions from the vocabulary, so that patterns can be connected. */
export const signalNamesRule: ContextRule<'patterns'> = {
  id: 'P13',
  requirement: 'Signals and actions are from the vocabulary, and labels are for own actions.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check: ({ authored, data }, { vocabulary }) => [
    ...findUnknownLabels(data).map(({ path, ...text }) => createFinding(authored, path, text)),
    ...listPatternVariants(data).flatMap(([path, variant]) =>
      IO_FIELDS.flatMap(({ field, list }) => {
        const known = Object.keys(vocabulary.io[list])
        return asArray(getOwn(variant.io, field)).flatMap((name, index) =>
          known.includes(String(name))
            ? []
            : [
                createFinding(
                  authored,
                  [...path, 'io', field, index],
                  unknownNameMessage(String(name), list, known),
                ),
              ],
        )
      }),
    ),
  ],
}

/** Finds labels in `copy` for actions that the preset, or any preset of the pattern, lacks. */
function findUnknownLabels(pattern: PatternV2): PathFinding[] {
  const variants = listPatternVariants(pattern)
  const actions = new Map(
    variants.map(([path]) => {
      const { actions } = resolvePresetAspect(pattern, String(path[1] ?? ''), 'io')
      return [path.join('.'), asStrings(actions)]
    }),
  )
  return variants.flatMap(([path, { copy }]) => {
    const known = path.length === 0 ? [...actions.values()].flat() : actions.get(path.join('.'))
    return Object.keys(asObject(getOwn(copy, 'actions')))
      .filter((name) => !known?.includes(name))
      .map((name) => ({
        path: [...path, 'copy', 'actions', name],
        message: `There is a label for "${name}", which is not in "io.actions".`,
        hint: suggestAction(name, unique(known ?? [])),
      }))
  })
}

function suggestAction(name: string, known: readonly string[]): string {
  const [near] = nearest(name, known)
  if (near !== undefined) return `Did you mean "${near}"?`
  return known.length === 0
    ? 'Add the action to "io.actions".'
    : `Add the action, or use one of ${quoteList(known)}.`
}

function unknownNameMessage(name: string, list: string, known: readonly string[]): FindingText {
  const [near] = nearest(name, known)
  return {
    message: `"${name}" is not in the ${list} of the vocabulary.`,
    hint: near === undefined ? 'Use a name of the list, or add it.' : `Did you mean "${near}"?`,
  }
}
