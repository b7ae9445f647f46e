import { type Fields, fieldsOf, isFields, listOf, textOf } from '../../content/fields.ts'
import { inPreset, speakersOf } from '../../content/preset.ts'
import type { Path } from '../../content/reference.ts'
import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import { findingAt } from '../finding-at.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** Responsive rules that hide what is there and lead to what exists. */
export const responsiveNames: RecordRule<'patterns'> = {
  id: 'P14',
  asks: 'Responsive rules hide components of the pattern, and their alternate patterns exist.',
  severity: 'error',
  source: 'reference',
  types: ['patterns'],
  check({ slug, authored, data }, { records }) {
    const own = componentsOf(data)
    const others = new Set(records.patterns.map((record) => record.slug))
    others.delete(slug)
    return rulesOf(data).flatMap(([path, rule]) => [
      ...hidden(authored, { path, rule, own }),
      ...alternate(authored, { path, rule, others }),
    ])
  },
}

/** The rules of the pattern and of each preset that has its own, which adds to the pattern's. */
const rulesOf = (data: PatternV2): (readonly [path: Path, rule: Fields])[] =>
  speakersOf(data).flatMap(([above, { responsive }]) => {
    const rules = inPreset(data, String(above[1] ?? ''), 'responsive')
    return Object.keys(fieldsOf(responsive)).flatMap((width) => {
      const rule = rules[width]
      return isFields(rule) ? [[[...above, 'responsive', width], rule] as const] : []
    })
  })

const componentsOf = ({ components, presets }: PatternV2): ReadonlySet<unknown> =>
  new Set([...components, ...Object.values(presets).flatMap(({ components = [] }) => components)])

interface Hiding {
  readonly path: Path
  readonly rule: Fields
  readonly own: ReadonlySet<unknown>
}

const hidden = (authored: Fields, { path, rule, own }: Hiding): Finding[] =>
  listOf(rule.hide_components).flatMap((name, at) =>
    own.has(name)
      ? []
      : [
          findingAt(authored, [...path, 'hide_components', at], {
            message: `"${name}" is hidden, but the pattern has no such component.`,
            remedy: 'Name one of its components.',
          }),
        ],
  )

interface Replacing {
  readonly path: Path
  readonly rule: Fields
  readonly others: ReadonlySet<string>
}

function alternate(authored: Fields, { path: place, rule, others }: Replacing): Finding[] {
  const id = textOf(rule.alternate_pattern_id)
  const replaces = rule.layout === 'alternate-pattern'
  const path = [...place, 'alternate_pattern_id']
  if (id === undefined)
    return replaces
      ? [findingAt(authored, path, { message: 'No alternate pattern is named.', remedy })]
      : []
  if (!others.has(id))
    return [findingAt(authored, path, { message: `There is no other pattern "${id}".`, remedy })]
  if (replaces) return []
  const message = 'An alternate pattern is named, but the layout keeps this one.'
  return [findingAt(authored, path, { message, remedy: 'Set layout to "alternate-pattern".' })]
}

const remedy = 'Name another pattern of the corpus.'
