import { unique } from '../kernel/lists.ts'
import { capitalize } from '../kernel/text.ts'
import type { Check } from '../verify/check.ts'
import type { SourceFinding } from '../verify/finding.ts'
import type { Run } from '../verify/run.ts'

const LEVELS = { error: 'error', warn: 'warning', info: 'note' } as const

/**
 * Converts a run to SARIF. All rules are declared, and suppressed results are included with their
 * reason. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSarifLog(
  { findings, limitations }: Run,
  { checks, version }: { readonly checks: readonly Check[]; readonly version: string },
) {
  const ids = unique([...checks.map(({ code }) => code), ...findings.map(({ code }) => code)])
  const rules = ids.map((id) => toRule(id, checks))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'svc verify', version, rules } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: limitations.map((text) => ({
              level: 'note',
              message: { text },
            })),
          },
        ],
        results: findings.map((finding) => toResult(finding, ids)),
      },
    ],
  }
}

function toRule(id: string, checks: readonly Check[]) {
  const check = checks.find(({ code }) => code === id)
  return {
    id,
    ...(check === undefined
      ? {}
      : {
          name: check.check,
          shortDescription: { text: `${capitalize(check.summary)}.` },
          defaultConfiguration: { level: LEVELS[check.severity] },
        }),
  }
}

function toResult(finding: SourceFinding, ids: readonly string[]) {
  const { code, severity, message, fingerprint, repair, status, reason } = finding
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: LEVELS[severity],
    message: { text: `${message} ${repair.title}` },
    locations: [toLocation(finding)],
    partialFingerprints: { 'svcVerify/v1': fingerprint },
    ...(status === 'inherited' ? { baselineState: 'unchanged' } : {}),
    ...(status === 'suppressed'
      ? { suppressions: [{ kind: 'inSource', ...(reason ? { justification: reason } : {}) }] }
      : {}),
  }
}

const toLocation = ({ location: { file, line, column, endLine, endColumn } }: SourceFinding) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  },
})

const ANNOTATIONS = { error: 'error', warn: 'warning', info: 'notice' } as const

/** Formats findings as commands of GitHub Actions, which shows them next to the code. */
export const formatAnnotations = ({ findings }: Pick<Run, 'findings'>): string[] =>
  findings
    .filter(({ status }) => status !== 'suppressed')
    .map(({ severity, code, check, message, repair, location }) => {
      const { file, line, column, endLine, endColumn } = location
      // Columns are allowed for one line only.
      const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : ''
      const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns}`
      const title = escapeProperty(`${code} ${check}`)
      return `::${ANNOTATIONS[severity]} ${place},title=${title}::${escapeData(`${message} ${repair.title}`)}`
    })

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
