import type { Page } from 'playwright'
import type { PagePackV1 } from '../../src/core/generated/types/page-pack.v1.ts'
import type { PageContract } from './page-contract.ts'

export type PagePack = PagePackV1

/** A requirement of the pack that a page does not meet. */
export interface Finding {
  /** The subject in names of the pack: `records-table/pagination`. */
  readonly subject: string
  readonly message: string
}

/** A page that was built from a pack, open in a browser. */
export interface BuiltPage {
  readonly page: Page
  /** The origin of the app, without a trailing slash. */
  readonly origin: string
  readonly contract: PageContract
  /** The source files written for the pack, by path in the app. */
  readonly sources: ReadonlyMap<string, string>
}

/** Checks a page; without findings it passes. */
export type PageCheck = (built: BuiltPage) => Promise<readonly Finding[]>

/** Checks a page in each of its states, first without one; must not change the page. */
export type StateCheck = (built: BuiltPage, state: string) => Promise<readonly Finding[]>
