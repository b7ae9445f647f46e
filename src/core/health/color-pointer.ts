import type { JsonObject } from '../content/fields.ts'
import { toNearestPointer } from './pointer-into.ts'

/** Where the value of a colour in a mode stands, or should. */
export const getColorPointer = (theme: JsonObject, token: string, mode: string): string =>
  toNearestPointer(theme, ['palette', token, mode])
