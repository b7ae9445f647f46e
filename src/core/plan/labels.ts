/** Returns the text of a directive with a label; undefined if it starts otherwise. */
export function readLabel(directive: string, label: string): string | undefined {
  if (!directive.startsWith(`${label}:`)) return undefined
  const text = directive.slice(label.length + 1)
  return /^\s+\S/.test(text) ? text.trim() : undefined
}

/** Returns the text of the first directive with a label. */
export function findLabel(
  directives: readonly string[] | undefined,
  label: string,
): string | undefined {
  for (const directive of directives ?? []) {
    const text = readLabel(directive, label)
    if (text !== undefined) return text
  }
  return undefined
}

/** Replaces the first directive with a label, or adds one before the directives of other kinds. */
export function setLabel(
  directives: readonly string[],
  label: string,
  text: string,
  isBefore: (directive: string) => boolean,
): string[] {
  const index = directives.findIndex((directive) => readLabel(directive, label) !== undefined)
  if (index !== -1) {
    const current = directives[index] ?? ''
    return readLabel(current, label) === text
      ? [...directives]
      : directives.with(index, `${label}: ${text}`)
  }
  const position = directives.findLastIndex(isBefore) + 1
  return directives.toSpliced(position, 0, `${label}: ${text}`)
}
