import type { Option } from './command.ts'

/** What both commands about sites take. */
export interface SiteOptions {
  readonly content?: readonly string[]
}

/** Whose records a site is made of. */
export const CONTENT_OPTION: Option = {
  flags: '--content <folder>',
  summary: 'these records alone; a later folder wins. Else the official and .svc/custom',
  many: true,
}
