const parameters = new URLSearchParams(location.search)

/** The names that still have to fail once. */
const failing = new Set(parameters.getAll('fail'))

/** The time of an answer, in milliseconds. */
const DELAY = 150

/** Answers with the data after a moment, as a server would; `?fail=name` fails the first time. */
export async function load<Data>(name: string, data: Data): Promise<Data> {
  performance.mark(`load:${name}`)
  await new Promise((resolve) => setTimeout(resolve, DELAY))
  if (failing.delete(name)) throw new Error(`${name} did not load`)
  return data
}
