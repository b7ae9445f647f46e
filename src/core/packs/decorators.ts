import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings } from '../json/value.ts'

/** A class of a theme and the places that it is meant for. */
export interface Decorator {
  readonly name: string
  readonly intent: string
  readonly usage: readonly string[]
}

/** The classes that a theme defines. */
export const listDecorators = (theme: ThemeV1): Decorator[] =>
  Object.entries(asObject(theme.decorator_definitions))
    .filter(([name]) => asString(name) !== undefined)
    .map(([name, definition]) => {
      const { intent, description, usage } = asObject(definition)
      return {
        name,
        intent: asString(intent) ?? asString(description) ?? '',
        usage: asStrings(usage),
      }
    })
