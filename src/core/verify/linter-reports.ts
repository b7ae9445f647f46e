import type { Severity } from '../kernel/finding.ts'
import {
  asArray,
  asNumber,
  asObject,
  asString,
  isObject,
  type JsonObject,
} from '../kernel/json/value.ts'
import type { TextPosition } from './text-lines.ts'

/** A result of another linter. */
export interface LinterResult {
  /** The name of the linter: `eslint`. */
  readonly tool: string
  /** The name of its rule; empty if the linter could not read the file. */
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /** The path or URL as the linter wrote it. */
  readonly file: string
  readonly start: TextPosition
  /** The end is exclusive; null if the linter does not say it. */
  readonly end: TextPosition | null
}

/** A format in which linters write their results. */
interface ReportFormat {
  readonly name: string
  readonly matches: (report: unknown) => boolean
  readonly read: (report: unknown) => LinterResult[]
}

const hasItems = (report: unknown, ...keys: readonly string[]): boolean =>
  Array.isArray(report) &&
  report.every((item) => isObject(item) && keys.every((key) => Object.hasOwn(item, key)))

// An empty list is a report without files of ESLint or Stylelint; both then have no results.
const FORMATS: readonly ReportFormat[] = [
  {
    name: 'SARIF 2.1',
    matches: (report) => isObject(report) && Array.isArray(report.runs),
    read: (report) => asArray(asObject(report).runs).flatMap((run) => readSarifRun(asObject(run))),
  },
  {
    name: 'the JSON of ESLint',
    matches: (report) => hasItems(report, 'filePath', 'messages'),
    read: (report) => asArray(report).flatMap((file) => readEslintFile(asObject(file))),
  },
  {
    name: 'the JSON of Stylelint',
    matches: (report) => hasItems(report, 'source', 'warnings'),
    read: (report) => asArray(report).flatMap((file) => readStylelintFile(asObject(file))),
  },
  {
    name: 'the JSON of Biome',
    matches: (report) => isObject(report) && Array.isArray(report.diagnostics),
    read: (report) => asArray(asObject(report).diagnostics).flatMap(readBiomeDiagnostic),
  },
]

/** The names of the formats that can be read. */
export const LINTER_FORMATS: readonly string[] = FORMATS.map(({ name }) => name)

/** Reads the report of another linter; null if its format is unknown. */
export const readLinterReport = (report: unknown): LinterResult[] | null =>
  FORMATS.find(({ matches }) => matches(report))?.read(report) ?? null

const toPosition = (line: unknown, column: unknown): TextPosition | null => {
  const number = asNumber(line, 1)
  return number === undefined ? null : { line: number, column: asNumber(column, 1) ?? 1 }
}

const START: TextPosition = { line: 1, column: 1 }

// https://eslint.org/docs/latest/use/formatters/#json
function readEslintFile({ filePath, messages }: JsonObject): LinterResult[] {
  return asArray(messages)
    .map(asObject)
    .map((message) => ({
      tool: 'eslint',
      rule: asString(message.ruleId) ?? '',
      severity: message.severity === 2 ? 'error' : 'warn',
      message: asString(message.message) ?? '',
      file: asString(filePath) ?? '',
      start: toPosition(message.line, message.column) ?? START,
      end: toPosition(message.endLine, message.endColumn),
    }))
}

// https://stylelint.io/user-guide/usage/options/#formatter
function readStylelintFile({ source, warnings }: JsonObject): LinterResult[] {
  return asArray(warnings)
    .map(asObject)
    .map((warning) => {
      const rule = asString(warning.rule) ?? ''
      return {
        tool: 'stylelint',
        rule,
        severity: warning.severity === 'error' ? 'error' : 'warn',
        message: (asString(warning.text) ?? '').replace(` (${rule})`, ''),
        file: asString(source) ?? '',
        start: toPosition(warning.line, warning.column) ?? START,
        end: toPosition(warning.endLine, warning.endColumn),
      }
    })
}

const BIOME_SEVERITIES: Readonly<Record<string, Severity>> = {
  fatal: 'error',
  error: 'error',
  warning: 'warn',
}

// https://biomejs.dev/reference/reporters/#json
function readBiomeDiagnostic(value: unknown): LinterResult[] {
  const { severity, message, category, location } = asObject(value)
  const { path, start, end } = asObject(location)
  const file = asString(path)
  if (file === undefined) return []
  const [from, to] = [asObject(start), asObject(end)]
  return [
    {
      tool: 'biome',
      rule: asString(category) ?? '',
      severity: BIOME_SEVERITIES[String(severity)] ?? 'info',
      message: asString(message) ?? '',
      file,
      start: toPosition(from.line, from.column) ?? START,
      end: toPosition(to.line, to.column),
    },
  ]
}

const SARIF_LEVELS: Readonly<Record<string, Severity>> = {
  error: 'error',
  warning: 'warn',
  note: 'info',
}

// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
function readSarifRun(run: JsonObject): LinterResult[] {
  const driver = asObject(asObject(run.tool).driver)
  const rules = asArray(driver.rules).map(asObject)
  return asArray(run.results)
    .map(asObject)
    .flatMap((result) => {
      const { ruleId, ruleIndex, message, locations } = result
      const rule =
        rules.find(({ id }) => id === ruleId) ?? rules[asNumber(ruleIndex, 0) ?? -1] ?? {}
      const severity = getSarifSeverity(result, rule)
      const place = asObject(asObject(asArray(locations)[0]).physicalLocation)
      const file = asString(asObject(place.artifactLocation).uri)
      if (severity === undefined || file === undefined) return []
      const region = asObject(place.region)
      const { startLine, endLine = startLine } = region
      return [
        {
          tool: (asString(driver.name) ?? 'linter').toLowerCase(),
          rule: asString(ruleId) ?? asString(rule.id) ?? '',
          severity,
          message: asString(asObject(message).text) ?? '',
          file,
          start: toPosition(startLine, region.startColumn) ?? START,
          end: region.endColumn === undefined ? null : toPosition(endLine, region.endColumn),
        },
      ]
    })
}

/** Returns the severity of a result; undefined if it is suppressed or not a problem. */
function getSarifSeverity(result: JsonObject, rule: JsonObject): Severity | undefined {
  const isProblem = result.kind === undefined || result.kind === 'fail'
  if (!isProblem || asArray(result.suppressions).length > 0) return undefined
  const level = result.level ?? asObject(rule.defaultConfiguration).level ?? 'warning'
  return SARIF_LEVELS[String(level)]
}
