import type { Fields } from '../content/fields.ts'
import type { Path } from '../content/reference.ts'
import { pointerInto } from './pointer-into.ts'
import type { Finding } from './rule.ts'

interface Words {
  readonly message: string
  readonly remedy: string
}

/** A finding at a path of a record, or at the innermost part of the way that is there. */
export const findingAt = (authored: Fields, path: Path, { message, remedy }: Words): Finding => ({
  pointer: pointerInto(authored, path),
  message,
  remedy,
})
