import { Problem } from '../core/problem.ts'

export interface SourceOptions {
  readonly signal?: AbortSignal
}

/**
 * Reads one JSON file of the API by its path below `/v1/`. Rejects with a `Problem`:
 * `record-not-found` when there is none, `source-unreachable` for anything else.
 */
export type Source = (path: string, options?: SourceOptions) => Promise<unknown>

/** A source over values that are already there. */
export const memorySource =
  (files: ReadonlyMap<string, unknown>): Source =>
  async (path) => {
    if (!files.has(path)) throw new Problem('record-not-found', `There is nothing at ${path}.`)
    return files.get(path)
  }

/** A source over HTTP: `base` is the address of the API and ends in `/v1` or `/v1/`. */
export const fetchSource = (base: string | URL): Source => {
  const root = `${String(base).replace(/\/+$/, '')}/`
  return async (path, { signal } = {}) => {
    if (!URL.canParse(path, root)) throw unreachable(`${root} is not an address.`)
    const url = new URL(path, root)
    const response = await ask(url, signal)
    if (response.status === 404) {
      throw new Problem('record-not-found', `There is nothing at ${url}.`)
    }
    if (!response.ok) throw unreachable(`${url} answered ${response.status}.`)
    return parse(response, url)
  }
}

async function ask(url: URL, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, signal ? { signal } : {})
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw unreachable(`${url} could not be reached.`, cause)
  }
}

async function parse(response: Response, url: URL): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreachable(`${url} did not answer with JSON.`, cause)
  }
}

const unreachable = (message: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', message, {
    cause,
    hint: 'Check that the address is that of a published API and ends in /v1.',
  })
