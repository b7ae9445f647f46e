const AT_ONCE = 8

/** The answers about many things, of which a few are asked for at a time. */
export async function inTurn<T, U>(
  items: readonly T[],
  ask: (item: T) => Promise<U>,
): Promise<U[]> {
  const answers: U[] = []
  while (answers.length < items.length) {
    const part = items.slice(answers.length, answers.length + AT_ONCE)
    answers.push(...(await Promise.all(part.map(ask))))
  }
  return answers
}
