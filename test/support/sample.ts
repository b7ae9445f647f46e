/** All of a list in the full run; otherwise every so-manieth of it, the same on every machine. */
export const sample = <T>(all: readonly T[], oneIn: number): readonly T[] =>
  process.env.SVC_FULL ? all : all.filter((_, at) => at % oneIn === 0)
