import type { UrlState } from '../../src/check/types.ts'

/** A page to build: where it comes from, and the facts that no pack holds as data. */
export interface Task {
  readonly blueprint: string
  /** The page in the essence of the blueprint, as `section/page`. */
  readonly page: string
  /** The path to open, if the route has parameters. */
  readonly samplePath?: string
  /** What a shared link must restore; empty if the page keeps nothing in its URL. */
  readonly urlState: readonly UrlState[]
  /** True for a page that is complete when it arrives, so that no part of it can fail to load. */
  readonly isStatic?: boolean
  /** Matches the label of the primary action. */
  readonly primaryAction: RegExp
  /** What to type into the fields of `main` before the primary action; choices are checked too. */
  readonly typedText?: string
}

export const TASKS = {
  table: {
    blueprint: 'internal-admin',
    page: 'record-admin/list',
    urlState: ['search', 'choice', 'sort'],
    primaryAction: /^\W*(new|create|add)\b/i,
  },
  form: {
    blueprint: 'internal-admin',
    page: 'workspace-admin/general',
    urlState: [],
    primaryAction: /^\W*(save|update|apply)\b/i,
    typedText: '1',
  },
  dashboard: {
    blueprint: 'internal-admin',
    page: 'overview/dashboard',
    urlState: ['choice'],
    primaryAction:
      /^\W*(approve|assign|sign|decide|review|confirm|accept|resolve|release|reply)\b/i,
  },
  landing: {
    blueprint: 'product-landing',
    page: 'launch-page/home',
    urlState: [],
    isStatic: true,
    primaryAction: /^\W*(start|try|get|create|book|sign up|open)\b/i,
  },
  detail: {
    blueprint: 'internal-admin',
    page: 'record-admin/detail',
    samplePath: '/records/1042',
    urlState: ['tab'],
    primaryAction: /^\W*(edit|assign|approve|save|resolve|close|reply)\b/i,
  },
  wizard: {
    blueprint: 'internal-admin',
    page: 'auth-enterprise/mfa-setup',
    urlState: [],
    primaryAction: /^\W*(continue|next|verify|confirm|check|set up|start|turn on|finish)\b/i,
    typedText: '123456',
  },
  plan: {
    blueprint: 'saas-dashboard',
    page: 'billing/plan',
    urlState: [],
    primaryAction: /^\W*(change|compare|switch|upgrade|see)\b/i,
  },
  product: {
    blueprint: 'online-store',
    page: 'storefront/product',
    samplePath: '/products/carbon-steel-pan',
    urlState: ['choice'],
    primaryAction: /^\W*add\b/i,
  },
} as const satisfies Record<string, Task>

/** The name of a task. */
export type TaskName = keyof typeof TASKS

/** The tasks in the order of a report. */
export const TASK_NAMES = Object.keys(TASKS) as TaskName[]

/** True for the name of a task. */
export const isTaskName = (name: string | undefined): name is TaskName =>
  TASK_NAMES.some((known) => known === name)
