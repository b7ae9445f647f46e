import type { Page } from 'playwright'
import type { PagePackV1 } from '../../src/core/generated/types/page-pack.v1.ts'
import type { Task } from './tasks.ts'

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

/** A built page, open in a browser. */
export interface BuiltPage {
  readonly page: Page
  /** The origin of the app, without a trailing slash. */
  readonly origin: string
  readonly task: Task
  readonly contract: PageContract
  readonly from: BuildSource
  /** The style sheet of the theme. */
  readonly themeCss: string
  /** The folder for screenshots. */
  readonly out: string
}

/** The result of a check: what was expected and found. */
export interface CheckResult {
  readonly status: 'pass' | 'fail' | 'skip'
  readonly reason: string
}

/** Checks a page; opens it itself, so that checks run in any order. */
export type PageCheck = (built: BuiltPage) => Promise<CheckResult>
