const CONCURRENCY = 8

/** The answers about many things, of which a few are asked for at a time. */
export async function mapConcurrent<T, U>(
  items: readonly T[],
  ask: (item: T) => Promise<U>,
): Promise<U[]> {
  const answers: U[] = []
  while (answers.length < items.length) {
    const part = items.slice(answers.length, answers.length + CONCURRENCY)
    answers.push(...(await Promise.all(part.map(ask))))
  }
  return answers
}
