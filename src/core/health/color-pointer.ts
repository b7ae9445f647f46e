import type { Fields } from '../content/fields.ts'
import { pointerInto } from './pointer-into.ts'

/** Where the value of a colour in a mode stands, or should. */
export const colorPointer = (theme: Fields, token: string, mode: string): string =>
  pointerInto(theme, ['palette', token, mode])
