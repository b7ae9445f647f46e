/** Returns the whole list with SVC_FULL, otherwise every `oneIn`th item, starting from `shift`. */
export const takeSample = <T>(all: readonly T[], oneIn: number, shift = 0): readonly T[] =>
  process.env.SVC_FULL ? all : all.filter((_, index) => (index + shift) % oneIn === 0)
