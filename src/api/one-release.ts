import { isProblem, Problem } from '../core/kernel/problem.ts'
import type { PackSource } from './pack-requests.ts'

/** A client whose documents may be of two releases, if a new one is published while it reads. */
export interface ReleaseSource extends PackSource {
  /** Reads the published release from the source itself; a plain server need not name one. */
  publishedRelease(): Promise<string | undefined>
}

/**
 * Computes a result from documents of one release. Rejects with a release mismatch as soon as two
 * documents name different releases.
 */
export async function computeInOneRelease<T>(
  source: ReleaseSource,
  compute: (reader: PackSource) => Promise<T>,
): Promise<T> {
  const releases = new Set<string>()
  let hasFailed = false
  const addRelease = (release: string | undefined): void => {
    if (release) releases.add(release)
    if (releases.size > 1) throw releaseMismatch([...releases])
  }
  const check = async <D extends { readonly release?: string }>(
    document: Promise<D>,
  ): Promise<D> => {
    const value = await document
    addRelease(value.release)
    return value
  }
  const reader: PackSource = {
    health: (options) => check(source.health(options)),
    summary: (query, options) => check(source.summary(query, options)),
    all: (type) => check(source.all(type)),
    get: (type, slug) =>
      check(source.get(type, slug)).catch((error: unknown) => {
        hasFailed = true
        throw error
      }),
  }
  try {
    return await compute(reader)
  } finally {
    // A missing record names no release: it may be missing in the next one only.
    if (hasFailed) addRelease(await source.publishedRelease())
  }
}

/** Returns the problem of documents that name different releases. */
export const releaseMismatch = (releases: readonly string[]): Problem =>
  new Problem(
    'source-unreachable',
    `The content was read from two releases: ${releases.join(' and ')}.`,
    {
      hint: 'A new release is being published. Try again in a few minutes.',
      extensions: { releases },
    },
  )

/** Computes a result, and again if documents of two releases were read. */
export const retryOnMismatch = <T>(compute: () => Promise<T>): Promise<T> =>
  compute().catch((error: unknown) => {
    if (isReleaseMismatch(error)) return compute()
    throw error
  })

/** True if an error means that documents of two releases were read. */
export const isReleaseMismatch = (error: unknown): boolean =>
  isProblem(error) && Array.isArray(error.extensions.releases)
