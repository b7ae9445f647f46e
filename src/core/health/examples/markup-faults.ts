import type { HtmlFragment } from '../../html.ts'
import { findDisallowedMarkup } from '../../html-allowed.ts'
import type { ExampleFault } from './example-fault.ts'

/** What is not well formed, and what is style or script and not structure. */
export const markupFaults = (html: HtmlFragment): ExampleFault[] => [
  ...html.errors.map((fault) => ({ ...fault, remedy: 'Write well-formed HTML.' })),
  ...findDisallowedMarkup(html),
]
