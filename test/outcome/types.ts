import type { Page } from 'playwright'
import type { PagePackV1 } from '../../src/core/generated/types/page-pack.v1.ts'
import type { PageContract } from './page-contract.ts'

export type PagePack = PagePackV1

/** One thing that a page does not do although its pack asks for it. */
export interface Finding {
  /** What it is about, in names of the pack: `records-table/pagination`. */
  readonly subject: string
  readonly message: string
}

/** Something built from a pack, open in a browser. */
export interface BuiltPage {
  readonly page: Page
  /** Where the app answers, without a final slash. */
  readonly origin: string
  readonly contract: PageContract
  /** The source files that somebody wrote, by their paths in the app. */
  readonly sources: ReadonlyMap<string, string>
}

/** Asks one thing of a page; nothing found means that it holds. */
export type PageCheck = (built: BuiltPage) => Promise<readonly Finding[]>

/** Asks one thing of a page in each of its states, the first being none; it leaves the page as it is. */
export type StateCheck = (built: BuiltPage, state: string) => Promise<readonly Finding[]>
