import type { Html, HtmlElement } from '../../html.ts'
import type { ExampleFault } from './example-fault.ts'

const CARRIES_CODE = new Set(['script', 'style'])

/** Attributes that hold an address which a browser would run. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data'])

/** What is not well formed, and what is style or script and not structure. */
export const markupFaults = ({ elements, faults }: Html): ExampleFault[] => [
  ...faults.map((fault) => ({ ...fault, remedy: 'Write well-formed HTML.' })),
  ...elements.flatMap((element) => [...codeElement(element), ...codeAttributes(element)]),
]

const codeElement = ({ name, line }: HtmlElement): ExampleFault[] =>
  CARRIES_CODE.has(name) ? [{ line, message: `There is a <${name}>.`, remedy: PLAIN }] : []

const codeAttributes = ({ attributes, line }: HtmlElement): ExampleFault[] =>
  [...attributes].flatMap(([name, value]) => {
    if (name === 'style' || name === 'srcdoc' || name.startsWith('on'))
      return [{ line, message: `There is an attribute "${name}".`, remedy: PLAIN }]
    if (!ADDRESSES.has(name) || !isScript(value)) return []
    return [{ line, message: `"${name}" runs a script.`, remedy: 'Link to an address.' }]
  })

// Browsers drop control characters and white space from the scheme of an address.
const isScript = (address: string): boolean =>
  [...address]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase()
    .startsWith('javascript:')

const PLAIN = 'Leave style and script to whoever renders the example.'
