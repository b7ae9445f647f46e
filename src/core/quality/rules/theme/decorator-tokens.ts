import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asObject, asString, getOwn, type JsonObject } from '../../../kernel/json/value.ts'
import { themeTokens } from '../../../theme/tokens.ts'
import { findCssLiterals } from '../../css-literals.ts'
import type { RecordDraft } from '../../finding.ts'
import type { RecordRule } from '../../rule.ts'

const MIN_DECORATORS = 4
const MAX_DECORATORS = 8

/** Requires decorators that use only tokens, so they work in every mode of the theme. */
export const decoratorTokensRule: RecordRule<'themes'> = {
  id: 'T7',
  requirement: 'A theme has 4 to 8 complete decorators, whose CSS uses only tokens of the theme.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check({ authored, data }) {
    const definitions = asObject(authored.decorator_definitions)
    const tokens = new Set(themeTokens(data).map(({ name }) => name))
    return [
      ...checkCount(authored, Object.keys(definitions).length),
      ...Object.keys(definitions).flatMap((name) => [
        ...findMissingFields(authored, name),
        ...findLiterals(authored, name, tokens),
      ]),
    ]
  },
}

const checkCount = (theme: JsonObject, count: number): RecordDraft[] =>
  count >= MIN_DECORATORS && count <= MAX_DECORATORS
    ? []
    : [
        {
          pointer: toNearestPointer(theme, ['decorator_definitions']),
          message: `The theme has ${count} decorators.`,
          hint: `Define ${MIN_DECORATORS} to ${MAX_DECORATORS} in "decorator_definitions".`,
        },
      ]

const getDefinition = (theme: JsonObject, name: string): unknown =>
  getOwn(theme.decorator_definitions, name)

function findMissingFields(theme: JsonObject, name: string): RecordDraft[] {
  const definition = getDefinition(theme, name)
  const hasContent = (key: string): boolean => {
    const value = getOwn(definition, key)
    return asString(value) !== undefined || Object.keys(Object(value)).length > 0
  }
  return ['description', 'intent', 'suggested_properties', 'usage']
    .filter((key) => !hasContent(key))
    .map((key) => ({
      pointer: toNearestPointer(theme, ['decorator_definitions', name, key]),
      message: `The decorator "${name}" has no "${key}".`,
      hint: `Add "${key}".`,
    }))
}

function findLiterals(theme: JsonObject, name: string, tokens: ReadonlySet<string>): RecordDraft[] {
  const properties = asObject(getOwn(getDefinition(theme, name), 'suggested_properties'))
  return Object.entries(properties).flatMap(([property, value]) =>
    findCssLiterals({ property, value: String(value), tokens }).map((issue) => ({
      pointer: toNearestPointer(theme, [
        'decorator_definitions',
        name,
        'suggested_properties',
        property,
      ]),
      message: `In "${property}" of the decorator "${name}", ${issue}.`,
      hint: 'Use var() with a token of the theme, such as var(--color-surface).',
    })),
  )
}
