/** An object whose optional members may also be there without a value. */
export type Loose<T> = {
  [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K]
}

type Given<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The object with the members that have a value. */
export const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<T>
