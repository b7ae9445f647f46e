interface WithKind {
  readonly kind: string
}

/** One function per kind of a union, which returns the text for that kind. */
export type TextByKind<T extends WithKind> = {
  readonly [K in T['kind']]: (value: Extract<T, { readonly kind: K }>) => string
}

/** Formats a member of a union with the function for its kind. */
export const formatByKind = <T extends WithKind>(texts: TextByKind<T>, value: T): string =>
  (texts[value.kind as T['kind']] as (value: T) => string)(value)
