import { asObject, asString, getOwn, type JsonObject } from '../../content/fields.ts'
import { themeTokens } from '../../packs/tokens.ts'
import { cssLiterals } from '../css-literals.ts'
import { toNearestPointer } from '../pointer-into.ts'
import type { Finding, RecordRule } from '../rule.ts'

const LEAST = 4
const MOST = 8

/** Decorators follow their theme into every mode, since they say nothing without its tokens. */
export const decoratorTokens: RecordRule<'themes'> = {
  id: 'T7',
  asks: 'A theme has 4 to 8 decorators, told in full, whose CSS uses only tokens of the theme.',
  severity: 'error',
  source: 'quality',
  types: ['themes'],
  check({ authored, data }) {
    const definitions = asObject(authored.decorator_definitions)
    const tokens = new Set(themeTokens(data).map(({ name }) => name))
    return [
      ...wrongCount(authored, Object.keys(definitions).length),
      ...Object.keys(definitions).flatMap((name) => [
        ...untold(authored, name),
        ...literals(authored, name, tokens),
      ]),
    ]
  },
}

const wrongCount = (theme: JsonObject, count: number): Finding[] =>
  count >= LEAST && count <= MOST
    ? []
    : [
        {
          pointer: toNearestPointer(theme, ['decorator_definitions']),
          message: `The theme has ${count} decorators.`,
          remedy: `Define ${LEAST} to ${MOST} in "decorator_definitions".`,
        },
      ]

const definitionOf = (theme: JsonObject, name: string): unknown =>
  getOwn(theme.decorator_definitions, name)

function untold(theme: JsonObject, name: string): Finding[] {
  const definition = definitionOf(theme, name)
  const isTold = (key: string): boolean => {
    const value = getOwn(definition, key)
    return asString(value) !== undefined || Object.keys(Object(value)).length > 0
  }
  return ['description', 'intent', 'suggested_properties', 'usage']
    .filter((key) => !isTold(key))
    .map((key) => ({
      pointer: toNearestPointer(theme, ['decorator_definitions', name, key]),
      message: `The decorator "${name}" has no "${key}".`,
      remedy: `Add "${key}".`,
    }))
}

function literals(theme: JsonObject, name: string, tokens: ReadonlySet<string>): Finding[] {
  const properties = asObject(getOwn(definitionOf(theme, name), 'suggested_properties'))
  return Object.entries(properties).flatMap(([property, value]) =>
    cssLiterals({ property, value: String(value), tokens }).map((fault) => ({
      pointer: toNearestPointer(theme, [
        ...['decorator_definitions', name, 'suggested_properties', property],
      ]),
      message: `In "${property}" of the decorator "${name}", ${fault}.`,
      remedy: 'Use var() of a token of the theme, such as var(--color-surface).',
    })),
  )
}
