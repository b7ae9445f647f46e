import { listPatternVariants, resolvePresetAspect } from '../../../content/pattern-presets.ts'
import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import type { JsonPath } from '../../../json/pointer.ts'
import { asArray, asObject, asString, isObject, type JsonObject } from '../../../json/value.ts'
import { type ContextRule, createFinding, type Finding } from '../../rule.ts'

/** Responsive rules that hide what is there and lead to what exists. */
export const responsiveReferencesRule: ContextRule<'patterns'> = {
  id: 'P14',
  requirement:
    'Responsive rules hide components of the pattern, and their alternate patterns exist.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['patterns'],
  check({ slug, authored, data }, { records }) {
    const own = listComponents(data)
    const others = new Set(records.patterns.map((record) => record.slug))
    others.delete(slug)
    return listResponsiveRules(data).flatMap(([path, rule]) => [
      ...checkHiddenComponents(authored, { path, rule, own }),
      ...checkAlternatePattern(authored, { path, rule, others }),
    ])
  },
}

/** The rules of the pattern and of each preset that has its own, which adds to the pattern's. */
const listResponsiveRules = (data: PatternV2): (readonly [path: JsonPath, rule: JsonObject])[] =>
  listPatternVariants(data).flatMap(([above, { responsive }]) => {
    const rules = resolvePresetAspect(data, String(above[1] ?? ''), 'responsive')
    return Object.keys(asObject(responsive)).flatMap((width) => {
      const rule = rules[width]
      return isObject(rule) ? [[[...above, 'responsive', width], rule] as const] : []
    })
  })

const listComponents = ({ components, presets }: PatternV2): ReadonlySet<unknown> =>
  new Set([...components, ...Object.values(presets).flatMap(({ components = [] }) => components)])

interface HiddenInput {
  readonly path: JsonPath
  readonly rule: JsonObject
  readonly own: ReadonlySet<unknown>
}

const checkHiddenComponents = (authored: JsonObject, { path, rule, own }: HiddenInput): Finding[] =>
  asArray(rule.hide_components).flatMap((name, at) =>
    own.has(name)
      ? []
      : [
          createFinding(authored, [...path, 'hide_components', at], {
            message: `"${name}" is hidden, but the pattern has no such component.`,
            remedy: 'Name one of its components.',
          }),
        ],
  )

interface AlternateInput {
  readonly path: JsonPath
  readonly rule: JsonObject
  readonly others: ReadonlySet<string>
}

function checkAlternatePattern(
  authored: JsonObject,
  { path: place, rule, others }: AlternateInput,
): Finding[] {
  const id = asString(rule.alternate_pattern_id)
  const replaces = rule.layout === 'alternate-pattern'
  const path = [...place, 'alternate_pattern_id']
  if (id === undefined)
    return replaces
      ? [
          createFinding(authored, path, {
            message: 'No alternate pattern is named.',
            remedy: ALTERNATE_REMEDY,
          }),
        ]
      : []
  if (!others.has(id))
    return [
      createFinding(authored, path, {
        message: `There is no other pattern "${id}".`,
        remedy: ALTERNATE_REMEDY,
      }),
    ]
  if (replaces) return []
  const message = 'An alternate pattern is named, but the layout keeps this one.'
  return [createFinding(authored, path, { message, remedy: 'Set layout to "alternate-pattern".' })]
}

const ALTERNATE_REMEDY = 'Name another pattern of the corpus.'
