import { findDisallowedMarkup } from '../../html/allow-list.ts'
import type { HtmlFragment } from '../../html/parse.ts'
import type { ExampleIssue } from './example-fault.ts'

/** What is not well formed, and what is style or script and not structure. */
export const checkMarkup = (html: HtmlFragment): ExampleIssue[] => [
  ...html.errors.map((fault) => ({ ...fault, remedy: 'Write well-formed HTML.' })),
  ...findDisallowedMarkup(html),
]
