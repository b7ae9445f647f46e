/**
 * A value as it may be given: optional members may be there without a value, lists may be read
 * only, and an object whose members are open may be any.
 */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? string extends keyof T
      ? object
      : { readonly [K in keyof T]: Loose<T[K]> | (object extends Pick<T, K> ? undefined : never) }
    : T

type Given<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The object with the members that have a value. */
export const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<T>
