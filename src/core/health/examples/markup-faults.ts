import type { Html } from '../../html.ts'
import { refusals } from '../../html-allowed.ts'
import type { ExampleFault } from './example-fault.ts'

/** What is not well formed, and what is style or script and not structure. */
export const markupFaults = (html: Html): ExampleFault[] => [
  ...html.faults.map((fault) => ({ ...fault, remedy: 'Write well-formed HTML.' })),
  ...refusals(html),
]
