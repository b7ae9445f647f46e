import { type Fields, fieldsOf, isFields, listOf, textOf } from '../../content/fields.ts'
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
    return Object.entries(fieldsOf(data.responsive)).flatMap(([width, rule]) =>
      isFields(rule)
        ? [
            ...hidden(authored, { width, rule, own }),
            ...alternate(authored, { width, rule, others }),
          ]
        : [],
    )
  },
}

const componentsOf = ({ components, presets }: PatternV2): ReadonlySet<unknown> =>
  new Set([...components, ...Object.values(presets).flatMap(({ components = [] }) => components)])

interface Hiding {
  readonly width: string
  readonly rule: Fields
  readonly own: ReadonlySet<unknown>
}

const hidden = (authored: Fields, { width, rule, own }: Hiding): Finding[] =>
  listOf(rule.hide_components).flatMap((name, at) =>
    own.has(name)
      ? []
      : [
          findingAt(authored, ['responsive', width, 'hide_components', at], {
            message: `"${name}" is hidden, but the pattern has no such component.`,
            remedy: 'Name one of its components.',
          }),
        ],
  )

interface Replacing {
  readonly width: string
  readonly rule: Fields
  readonly others: ReadonlySet<string>
}

function alternate(authored: Fields, { width, rule, others }: Replacing): Finding[] {
  const id = textOf(rule.alternate_pattern_id)
  const replaces = rule.layout === 'alternate-pattern'
  const path = ['responsive', width, 'alternate_pattern_id']
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
