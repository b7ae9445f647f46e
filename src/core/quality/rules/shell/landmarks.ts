import type { ShellV1 } from '../../../generated/types/shell.v1.ts'
import { type HtmlElement, type HtmlFragment, parseHtml } from '../../../kernel/html/parse.ts'
import { asString } from '../../../kernel/json/value.ts'
import { elementHasRole } from '../../aria/roles.ts'
import {
  checkAccessibleNames,
  checkMarkup,
  createExampleFinding,
  createMissingExample,
  type ExampleDraft,
} from '../../example-checks.ts'
import { listRegions, type Region } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires an accessible example with a landmark for each region. */
export const landmarksRule: RecordRule<'shells'> = {
  id: 'S4',
  requirement:
    'The example has a landmark for every declared region, and exactly one main landmark.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['shells'],
  check: ({ authored, data }) =>
    checkShellExample(data).map((issue) =>
      createExampleFinding(authored, ['code', 'example'], issue),
    ),
}

function checkShellExample(shell: ShellV1): ExampleDraft[] {
  const example = asString(shell.code?.example)
  if (example === undefined) return [createMissingExample('shell', '<shell>.html')]
  const html = parseHtml(example)
  return [
    ...checkMarkup(html),
    ...checkMain(html),
    ...checkLandmarks(html, listRegions(shell)),
    ...checkAccessibleNames(html),
  ]
}

function checkMain({ elements }: HtmlFragment): ExampleDraft[] {
  const { length } = elements.filter((element) => elementHasRole(element, 'main'))
  const message = `The example has ${length} main landmarks.`
  return length === 1 ? [] : [{ message, hint: 'Write exactly one <main>.' }]
}

/** Matches each region with a different landmark, those with a label first. */
function checkLandmarks({ elements }: HtmlFragment, regions: readonly Region[]): ExampleDraft[] {
  const unmatched = new Set(elements)
  const byId = new Map(elements.map((element) => [element.attributes.get('id'), element]))
  const labeled = regions.filter(({ label }) => label !== undefined)
  const unlabeled = regions.filter(({ label }) => label === undefined)
  return [...labeled, ...unlabeled].flatMap(({ element, label }) => {
    if (element === undefined || element === 'main') return []
    const landmark = [...unmatched].find(
      (candidate) =>
        elementHasRole(candidate, element) &&
        (label === undefined || getLabel(candidate, byId) === label),
    )
    if (landmark) unmatched.delete(landmark)
    return landmark ? [] : [missingLandmarkIssue(element, label)]
  })
}

function getLabel(
  { attributes }: HtmlElement,
  byId: ReadonlyMap<string | undefined, HtmlElement>,
): string | undefined {
  const target = attributes.get('aria-labelledby')
  return target === undefined ? attributes.get('aria-label') : byId.get(target)?.text
}

function missingLandmarkIssue(element: string, label: string | undefined): ExampleDraft {
  const name = label === undefined ? `<${element}>` : `<${element}> labeled "${label}"`
  const message = `The example has no ${name}, which a region declares.`
  return { message, hint: 'Add a landmark for each region, with its declared label.' }
}
