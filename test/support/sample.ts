/** All of a list in the full run; otherwise one in so many, the same on every machine. */
export const takeSample = <T>(all: readonly T[], oneIn: number, shift = 0): readonly T[] =>
  process.env.SVC_FULL ? all : all.filter((_, at) => (at + shift) % oneIn === 0)
