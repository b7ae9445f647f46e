import { asString } from '../../content/fields.ts'
import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { type HtmlElement, type HtmlFragment, parseHtml } from '../../html.ts'
import type { ExampleFault } from '../examples/example-fault.ts'
import { exampleFinding } from '../examples/example-finding.ts'
import { markupFaults } from '../examples/markup-faults.ts'
import { nameFaults } from '../examples/name-faults.ts'
import { type Region, regionsOf } from '../regions-of.ts'
import { hasRole } from '../roles.ts'
import type { RecordRule } from '../rule.ts'

/** A sound piece of HTML with the landmarks that the shell declares. */
export const landmarks: RecordRule<'shells'> = {
  id: 'S4',
  asks: 'The example has a landmark for every declared region, and exactly one main.',
  severity: 'error',
  source: 'quality',
  types: ['shells'],
  check: ({ authored, data }) =>
    faultsOf(data).map((fault) => exampleFinding(authored, ['code', 'example'], fault)),
}

function faultsOf(shell: ShellV1): ExampleFault[] {
  const example = asString(shell.code?.example)
  if (example === undefined) return [ABSENT]
  const html = parseHtml(example)
  return [
    ...markupFaults(html),
    ...mainFaults(html),
    ...landmarkFaults(html, regionsOf(shell)),
    ...nameFaults(html),
  ]
}

function mainFaults({ elements }: HtmlFragment): ExampleFault[] {
  const { length } = elements.filter((element) => hasRole(element, 'main'))
  const message = `The example has ${length} main landmarks.`
  return length === 1 ? [] : [{ message, remedy: 'Write exactly one <main>.' }]
}

/** Each region takes a landmark of its own, those with a label first. */
function landmarkFaults({ elements }: HtmlFragment, regions: readonly Region[]): ExampleFault[] {
  const free = new Set(elements)
  const byId = new Map(elements.map((element) => [element.attributes.get('id'), element]))
  const labelled = regions.filter(({ label }) => label !== undefined)
  const plain = regions.filter(({ label }) => label === undefined)
  return [...labelled, ...plain].flatMap(({ element, label }) => {
    if (element === undefined || element === 'main') return []
    const found = [...free].find(
      (candidate) =>
        hasRole(candidate, element) && (label === undefined || labelOf(candidate, byId) === label),
    )
    if (found) free.delete(found)
    return found ? [] : [missing(element, label)]
  })
}

function labelOf(
  { attributes }: HtmlElement,
  byId: ReadonlyMap<string | undefined, HtmlElement>,
): string | undefined {
  const target = attributes.get('aria-labelledby')
  return target === undefined ? attributes.get('aria-label') : byId.get(target)?.text
}

function missing(element: string, label: string | undefined): ExampleFault {
  const name = label === undefined ? `<${element}>` : `<${element}> labelled "${label}"`
  const message = `The example has no ${name} for a region that declares it.`
  return { message, remedy: 'Write a landmark for each region, with the label it declares.' }
}

const ABSENT: ExampleFault = {
  message: 'The shell has no example.',
  remedy: 'Write one beside the record, as <shell>.html.',
}
