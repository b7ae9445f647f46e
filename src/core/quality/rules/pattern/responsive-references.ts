import { indexRecords } from '../../../content/corpus.ts'
import { listPatternVariants, resolvePresetAspect } from '../../../content/pattern-presets.ts'
import type { PatternV2 } from '../../../generated/types/pattern.v2.ts'
import type { JsonPath } from '../../../kernel/json/pointer.ts'
import {
  asArray,
  asObject,
  asString,
  isObject,
  type JsonObject,
} from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { type ContextRule, createFinding, type FindingText } from '../../rule.ts'

/** Requires responsive rules to refer to existing components and patterns. */
export const responsiveReferencesRule: ContextRule<'patterns'> = {
  id: 'P14',
  requirement:
    'Responsive rules hide only components of the pattern, and their alternate patterns exist.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['patterns'],
  check({ slug, authored, data }, { records }) {
    const components = listComponents(data)
    const others = new Set(indexRecords(records).patterns.keys())
    others.delete(slug)
    return listResponsiveRules(data).flatMap(([path, rule]) => [
      ...checkHiddenComponents(authored, { path, rule, components }),
      ...checkAlternatePattern(authored, { path, rule, others }),
    ])
  },
}

/** Lists the rules of the pattern, then those of each preset merged with the pattern's. */
const listResponsiveRules = (data: PatternV2): (readonly [path: JsonPath, rule: JsonObject])[] =>
  listPatternVariants(data).flatMap(([path, { responsive }]) => {
    const rules = resolvePresetAspect(data, String(path[1] ?? ''), 'responsive')
    return Object.keys(asObject(responsive)).flatMap((size) => {
      const rule = rules[size]
      return isObject(rule) ? [[[...path, 'responsive', size], rule] as const] : []
    })
  })

const listComponents = ({ components, presets }: PatternV2): ReadonlySet<unknown> =>
  new Set([...components, ...Object.values(presets).flatMap(({ components = [] }) => components)])

interface HiddenInput {
  readonly path: JsonPath
  readonly rule: JsonObject
  readonly components: ReadonlySet<unknown>
}

const checkHiddenComponents = (
  authored: JsonObject,
  { path, rule, components }: HiddenInput,
): RecordDraft[] =>
  asArray(rule.hide_components).flatMap((name, index) =>
    components.has(name)
      ? []
      : [
          createFinding(authored, [...path, 'hide_components', index], {
            message: `The rule hides "${name}", which is not a component of the pattern.`,
            hint: 'Name a component of the pattern.',
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
  { path, rule, others }: AlternateInput,
): RecordDraft[] {
  const text = getAlternateIssue(rule, others)
  return text ? [createFinding(authored, [...path, 'alternate_pattern_id'], text)] : []
}

function getAlternateIssue(rule: JsonObject, others: ReadonlySet<string>): FindingText | undefined {
  const id = asString(rule.alternate_pattern_id)
  const replacesPattern = rule.layout === 'alternate-pattern'
  const hint = 'Name another pattern of the corpus.'
  if (id === undefined)
    return replacesPattern ? { message: 'No alternate pattern is named.', hint } : undefined
  if (!others.has(id)) return { message: `Unknown alternate pattern "${id}".`, hint }
  if (replacesPattern) return undefined
  const message = 'An alternate pattern is named, but the layout does not use it.'
  return { message, hint: 'Set layout to "alternate-pattern".' }
}
