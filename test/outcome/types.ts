import type { PagePackV1 } from '../../src/core/generated/types/page-pack.v1.ts'

export type PagePack = PagePackV1

/** What a page was built from. */
export type BuildSource = 'pack' | 'brief'

/** The requirements of a page that a program can check, read from its pack. */
export interface PageContract {
  readonly route: string
  /** The route with a value for each `:parameter`. */
  readonly path: string
  readonly shell: string
  readonly theme: string
  /** The ids of the parts, in order. */
  readonly ids: readonly string[]
}
