import { asArray, asObject, asString, isObject, type JsonObject } from '../../content/fields.ts'
import { listPatternVariants, resolvePresetAspect } from '../../content/preset.ts'
import type { JsonPath } from '../../content/reference.ts'
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
const rulesOf = (data: PatternV2): (readonly [path: JsonPath, rule: JsonObject])[] =>
  listPatternVariants(data).flatMap(([above, { responsive }]) => {
    const rules = resolvePresetAspect(data, String(above[1] ?? ''), 'responsive')
    return Object.keys(asObject(responsive)).flatMap((width) => {
      const rule = rules[width]
      return isObject(rule) ? [[[...above, 'responsive', width], rule] as const] : []
    })
  })

const componentsOf = ({ components, presets }: PatternV2): ReadonlySet<unknown> =>
  new Set([...components, ...Object.values(presets).flatMap(({ components = [] }) => components)])

interface Hiding {
  readonly path: JsonPath
  readonly rule: JsonObject
  readonly own: ReadonlySet<unknown>
}

const hidden = (authored: JsonObject, { path, rule, own }: Hiding): Finding[] =>
  asArray(rule.hide_components).flatMap((name, at) =>
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
  readonly path: JsonPath
  readonly rule: JsonObject
  readonly others: ReadonlySet<string>
}

function alternate(authored: JsonObject, { path: place, rule, others }: Replacing): Finding[] {
  const id = asString(rule.alternate_pattern_id)
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
