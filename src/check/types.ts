import type { Draft } from '../internal.ts'
import type { Session } from './session.ts'

declare global {
  /** Returns a CSS selector of an element. In the checked page only. */
  var svcSelector: (element: Element) => string
}

/** The kinds of state that a page can keep in its URL. */
export type UrlState = 'search' | 'choice' | 'sort' | 'page' | 'tab' | 'step' | 'item'

/** A color scheme that a page is shown in. */
export type Scheme = 'light' | 'dark'

/** An action that people do on a page. */
export interface ExpectedAction {
  readonly label: string
  /** Rates how well the name of a control fits the action; 0 if it does not. */
  readonly rate: (name: string) => number
}

/** What is known about a page before it is opened. */
export interface PageExpectations {
  /** The path to open, with a value for each parameter of the route. */
  readonly path: string
  /** The ids of the parts, in order; empty if none are decided. */
  readonly ids: readonly string[]
  readonly schemes: readonly Scheme[]
  /** What a copied link must restore. */
  readonly urlState: readonly UrlState[]
  /** The actions that must work by keyboard, the primary one first. */
  readonly actions: readonly ExpectedAction[]
  /** True for a page that is complete when it arrives, so that no part of it can fail to load. */
  readonly isStatic: boolean
  /** What to type into the fields of `main` before an action; by default, nothing at first. */
  readonly typedText?: string | undefined
}

/** A page of an app, and what to check it with. */
export interface PageToCheck {
  /** The URL of the app, without a trailing slash. */
  readonly baseUrl: string
  readonly expected: PageExpectations
  /** The script of axe-core. */
  readonly axeScript: string
  /** Saves a screenshot by its file name. */
  readonly saveScreenshot: (name: string, image: Buffer) => Promise<void>
}

/** A page of an app in a tab of a browser. */
export type OpenedPage = PageToCheck & Pick<Session, 'page' | 'writes' | 'dialogs' | 'limits'>

/** The result of a check. A check that does not apply is skipped. */
export interface CheckResult {
  readonly status: 'pass' | 'fail' | 'unproven' | 'skip'
  /** What was found, or what keeps the check from deciding. */
  readonly findings: readonly Draft[]
}

/** Checks a page; opens it itself, so that checks run in any order. */
export type PageCheck = (opened: OpenedPage) => Promise<CheckResult>
