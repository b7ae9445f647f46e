import type { ShellV1 } from '../../../generated/types/shell.v1.ts'
import { type HtmlElement, type HtmlFragment, parseHtml } from '../../../html/parse.ts'
import { asString } from '../../../json/value.ts'
import { elementHasRole } from '../../aria-roles.ts'
import {
  checkAccessibleNames,
  checkMarkup,
  createExampleFinding,
  type ExampleIssue,
} from '../../example-checks.ts'
import { listRegions, type Region } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** A sound piece of HTML with the landmarks that the shell declares. */
export const landmarksRule: RecordRule<'shells'> = {
  id: 'S4',
  requirement: 'The example has a landmark for every declared region, and exactly one main.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['shells'],
  check: ({ authored, data }) =>
    checkShellExample(data).map((fault) =>
      createExampleFinding(authored, ['code', 'example'], fault),
    ),
}

function checkShellExample(shell: ShellV1): ExampleIssue[] {
  const example = asString(shell.code?.example)
  if (example === undefined) return [MISSING_EXAMPLE]
  const html = parseHtml(example)
  return [
    ...checkMarkup(html),
    ...checkMain(html),
    ...checkLandmarks(html, listRegions(shell)),
    ...checkAccessibleNames(html),
  ]
}

function checkMain({ elements }: HtmlFragment): ExampleIssue[] {
  const { length } = elements.filter((element) => elementHasRole(element, 'main'))
  const message = `The example has ${length} main landmarks.`
  return length === 1 ? [] : [{ message, remedy: 'Write exactly one <main>.' }]
}

/** Each region takes a landmark of its own, those with a label first. */
function checkLandmarks({ elements }: HtmlFragment, regions: readonly Region[]): ExampleIssue[] {
  const free = new Set(elements)
  const byId = new Map(elements.map((element) => [element.attributes.get('id'), element]))
  const labelled = regions.filter(({ label }) => label !== undefined)
  const plain = regions.filter(({ label }) => label === undefined)
  return [...labelled, ...plain].flatMap(({ element, label }) => {
    if (element === undefined || element === 'main') return []
    const found = [...free].find(
      (candidate) =>
        elementHasRole(candidate, element) &&
        (label === undefined || getLabel(candidate, byId) === label),
    )
    if (found) free.delete(found)
    return found ? [] : [missingLandmarkIssue(element, label)]
  })
}

function getLabel(
  { attributes }: HtmlElement,
  byId: ReadonlyMap<string | undefined, HtmlElement>,
): string | undefined {
  const target = attributes.get('aria-labelledby')
  return target === undefined ? attributes.get('aria-label') : byId.get(target)?.text
}

function missingLandmarkIssue(element: string, label: string | undefined): ExampleIssue {
  const name = label === undefined ? `<${element}>` : `<${element}> labelled "${label}"`
  const message = `The example has no ${name} for a region that declares it.`
  return { message, remedy: 'Write a landmark for each region, with the label it declares.' }
}

const MISSING_EXAMPLE: ExampleIssue = {
  message: 'The shell has no example.',
  remedy: 'Write one beside the record, as <shell>.html.',
}
