import { ESSENCE_FILE } from '../folder/project.ts'
import type { CheckedLine, CheckedPage, CheckReport, UncheckedPage } from './check.ts'

/** The levels of SARIF by our severities. */
const LEVELS: Readonly<Record<string, string>> = { error: 'error', warn: 'warning', info: 'note' }

/**
 * Converts a report to SARIF: a result for each line that fails and each page that cannot be opened,
 * a notification for each line that could not be decided. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSarif(report: CheckReport) {
  const lines = report.pages.flatMap((page) => page.lines.map((line) => ({ page, line })))
  const broken = report.unchecked.filter(({ kind }) => kind === 'broken')
  const lineIds = lines.map(({ line }) => line.id)
  const ids = [...new Set([...lineIds, ...(broken.length > 0 ? [OPEN_RULE] : [])])]
  const failing = lines.filter(({ line }) => line.status === 'fails')
  const open = lines.filter(({ line }) => line.status === 'not_proven')
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'svc check', rules: ids.map(toRule) } },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: open.map(({ page, line }) => ({
              level: 'note',
              message: { text: describeLine('Not proven', line) },
              associatedRule: { id: line.id, index: ids.indexOf(line.id) },
              locations: [toLocation(page)],
            })),
          },
        ],
        results: [
          ...failing.map(({ page, line }) => ({
            ruleId: line.id,
            ruleIndex: ids.indexOf(line.id),
            level: LEVELS[line.severity] ?? 'warning',
            message: { text: describeLine('Fails', line) },
            locations: [toLocation(page, line)],
            partialFingerprints: { 'svcCheck/v1': `${page.page}#${line.id}` },
          })),
          ...broken.map((page) => toOpenResult(page, ids.indexOf(OPEN_RULE))),
        ],
      },
    ],
  }
}

/** The rule that a page can be opened, which is not a line of its own. */
const OPEN_RULE = 'open'

const toOpenResult = ({ page, route, reason }: UncheckedPage, ruleIndex: number) => ({
  ruleId: OPEN_RULE,
  ruleIndex,
  level: 'error',
  message: { text: `The page cannot be opened: ${reason}` },
  locations: [toLocation({ page, path: route })],
  partialFingerprints: { 'svcCheck/v1': `${page}#${OPEN_RULE}` },
})

/** What each rule is about, by its id. */
const RULE_TEXTS: Readonly<Record<string, string>> = {
  route: 'The page has one h1 and its parts, in order and with names.',
  contrast: 'axe finds nothing, and the page does not scroll sideways.',
  reload: 'A copied link restores the state of the page.',
  states: 'A failure is shown in place and can be retried.',
  keyboard: 'The actions of the page work by keyboard alone.',
  [OPEN_RULE]: 'The page can be opened.',
}

const toRule = (id: string) => ({
  id,
  shortDescription: { text: RULE_TEXTS[id] ?? `The line "${id}" of "Done when".` },
})

const describeLine = (status: string, { label, evidence }: CheckedLine): string =>
  [`${status}: ${label}`, ...evidence.map(({ message }) => message)].join('\n')

/** Locates a line: the contract that decides it, the page, and the elements that contradict it. */
function toLocation({ page, path }: Pick<CheckedPage, 'page' | 'path'>, line?: CheckedLine) {
  const selectors = new Set((line?.evidence ?? []).flatMap(({ selector }) => selector ?? []))
  return {
    physicalLocation: { artifactLocation: { uri: ESSENCE_FILE } },
    logicalLocations: [
      { name: page, fullyQualifiedName: path, kind: 'resource' },
      ...[...selectors].map((selector) => ({
        name: selector,
        fullyQualifiedName: `${path} ${selector}`,
        kind: 'element',
      })),
    ],
  }
}
