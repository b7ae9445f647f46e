import { sourceUnreachable } from '../source.ts'

/** A file as it was read, and what it says. */
export interface FetchedFile {
  readonly text: string
  readonly value: unknown
}

export interface FetchFileOptions {
  readonly signal?: AbortSignal | undefined
  /** The checksum that the file must have, such as `sha256-...`. */
  readonly integrity?: string | undefined
}

/** Reads a file by its path, with the text that it was read from. */
export type FetchFile = (path: string, options?: FetchFileOptions) => Promise<FetchedFile>

/** What a text says, which must be JSON. */
export function parseFetchedFile(text: string, from: string | URL): FetchedFile {
  try {
    return { text, value: JSON.parse(text) }
  } catch (cause) {
    throw sourceUnreachable(`${from} did not answer with JSON.`, cause)
  }
}
