/** The known slugs that a sentence names, bare or in backticks, each once and in reading order. */
export const findSlugs = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set(text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g)?.filter((word) => known.has(word))),
]
