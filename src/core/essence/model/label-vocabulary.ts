/** What a page is: it decides its conventions and what can fail on it. */
export const PAGE_KINDS = ['public', 'app', 'flow', 'document', 'system'] as const

export type PageKind = (typeof PAGE_KINDS)[number]

/** What a page or a pattern can keep in its URL, so that a copied link restores it. */
export const URL_STATES = [
  'search',
  'filters',
  'period',
  'comparison',
  'sort',
  'page',
  'tab',
  'step',
  'view',
  'selection',
  'item',
] as const

export type UrlState = (typeof URL_STATES)[number]

/** Systems of units in which an app shows lengths, weights and temperatures. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const

/** The value of an empty list, such as `Keeps in URL: none`. */
export const NONE = 'none'
