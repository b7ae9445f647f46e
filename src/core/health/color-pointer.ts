import { toNearestPointer } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'

/** Where the value of a colour in a mode stands, or should. */
export const getColorPointer = (theme: JsonObject, token: string, mode: string): string =>
  toNearestPointer(theme, ['palette', token, mode])
