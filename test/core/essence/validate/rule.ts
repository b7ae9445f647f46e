import { ABSENT } from '../../../support/essence/set-at-pointer.ts'

/** A value that is refused, with the Ajv keyword that refuses it. */
export interface Failure {
  readonly value: unknown
  readonly keyword: string
  /** Where the error appears: below the rule's pointer, or `..` for the object around it. */
  readonly pointer?: string
  /** What the author is told, where the keyword alone does not settle it. */
  readonly issue?: { readonly code: string; readonly key?: string }
}

/** What a kind of field takes and what it refuses. */
export interface Kind {
  readonly passes: readonly unknown[]
  readonly fails: readonly Failure[]
}

/** One line of a table in spec/essence-document.md, applied at one place of a full document. */
export interface Rule extends Kind {
  readonly rule: string
  readonly pointer: string
}

/** A refused value. */
export const createFailure = (keyword: string, value: unknown, pointer = ''): Failure => ({
  value,
  keyword,
  pointer,
})

/** A value that fits no form of a union; told by the form that its author meant. */
export const createFormFailure = (value: unknown, code: string, key?: string): Failure => ({
  value,
  keyword: 'anyOf',
  issue: key === undefined ? { code } : { code, key },
})

/** The kind, which must be there. */
export const requiredKind = ({ passes, fails }: Kind): Kind => ({
  passes,
  fails: [createFailure('required', ABSENT, '..'), ...fails],
})

/** The kind, which may be left out. */
export const optionalKind = ({ passes, fails }: Kind): Kind => ({
  passes: [ABSENT, ...passes],
  fails,
})

/** The kind with further values that it refuses. */
export const withFailures = ({ passes, fails }: Kind, ...more: readonly Failure[]): Kind => ({
  passes,
  fails: [...fails, ...more],
})

/** The rules of one object: each of its fields, and no other. */
export function createRules(
  name: string,
  pointer: string,
  fields: Readonly<Record<string, Kind>>,
): readonly Rule[] {
  const closed: Kind = {
    passes: [ABSENT],
    fails: [createFailure('additionalProperties', true, '..')],
  }
  return Object.entries({ ...fields, 'not-a-field': closed }).map(([field, kind]) => ({
    rule: `${name}.${field}`,
    pointer: `${pointer}/${field}`,
    ...kind,
  }))
}
