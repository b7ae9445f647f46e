/**
 * A value as it may be given: optional members may be there without a value, lists may be read
 * only, and an object whose members are open may be any.
 */
export type LooseInput<T> = T extends readonly (infer Item)[]
  ? readonly LooseInput<Item>[]
  : T extends object
    ? string extends keyof T
      ? object
      : {
          readonly [K in keyof T]:
            | LooseInput<T[K]>
            | (object extends Pick<T, K> ? undefined : never)
        }
    : T

type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The object with the members that have a value. */
export const omitUndefined = <T extends object>(members: T): WithoutUndefined<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>
