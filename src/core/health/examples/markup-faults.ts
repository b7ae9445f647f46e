import type { HtmlFragment } from '../../html.ts'
import { findDisallowedMarkup } from '../../html-allowed.ts'
import type { ExampleIssue } from './example-fault.ts'

/** What is not well formed, and what is style or script and not structure. */
export const checkMarkup = (html: HtmlFragment): ExampleIssue[] => [
  ...html.errors.map((fault) => ({ ...fault, remedy: 'Write well-formed HTML.' })),
  ...findDisallowedMarkup(html),
]
