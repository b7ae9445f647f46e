import { readFile, writeFile } from 'node:fs/promises'
import { CONTENT_TYPES } from '../src/core/content/content-types.ts'
import { getRecordKey } from '../src/core/content/record.ts'
import { checkContent } from '../src/core/quality/check.ts'
import type { HealthFinding } from '../src/core/quality/finding.ts'
import { formatRecord } from '../src/core/quality/record-format.ts'
import { createHealthReport } from '../src/core/quality/report.ts'
import { readContent } from '../src/node.ts'
import type { AssembledContent } from '../src/site.ts'
import { readVocabulary } from './read-vocabulary.ts'

/** The options of `npm run content`. */
export interface ContentOptions {
  /** The project's root, with a trailing slash. */
  readonly root: string
  readonly folders: readonly string[]
  /** Records to report on, such as `patterns/hero`; an empty list means all. */
  readonly only: readonly string[]
}

/** Returns the health report of content folders, as data and as text. */
export async function checkFolders({ root, folders, only }: ContentOptions) {
  const content = await readContent(folders)
  const found = await checkContent(content, await readVocabulary(root), { pairwise: true })
  const findings = only.length === 0 ? found : found.filter((finding) => isSelected(finding, only))
  const report = createHealthReport(content, findings, {
    contentRoot: folders.join(' '),
    command: `npm run content -- ${folders.map((folder) => `--content ${folder}`).join(' ')}`,
    generatedAt: new Date().toISOString(),
    failOn: 'warn',
  })
  return { report, text: formatReport(report.content, findings) }
}

const isSelected = ({ file }: HealthFinding, only: readonly string[]): boolean =>
  only.some((name) => file.includes(`/${name}.`) || file.includes(`/${name}/`))

type Folders = ReturnType<typeof createHealthReport>['content']

function formatReport(folders: Folders, findings: readonly HealthFinding[]): string {
  const files = [...new Set(findings.map(({ file }) => file))]
  const blocks = files.map((file) =>
    [file, ...findings.filter((finding) => finding.file === file).map(formatFinding)].join('\n'),
  )
  const rows = folders.map(
    ({ directory, itemCount, errorCount, warnCount }) =>
      `  ${directory.padEnd(12)} ${formatCell(itemCount)} ${formatCell(errorCount)} ${formatCell(warnCount)}`,
  )
  const head = `  ${''.padEnd(12)} ${['records', 'errors', 'warnings'].map(formatCell).join(' ')}`
  return [...blocks, [head, ...rows].join('\n')].join('\n\n')
}

const formatCell = (value: string | number): string => String(value).padStart(8)

function formatFinding(finding: HealthFinding): string {
  const { severity, code, pointer, location, message, hint } = finding
  const place = pointer === '' && location ? `line ${location.line}` : pointer
  return `  ${severity.padEnd(5)} ${code.padEnd(4)} ${place}\n        ${message} ${hint}`
}

/** Returns the records that are not formatted, and formats them if `write` is set. */
export async function formatFolders(
  folders: readonly string[],
  { write, only = [] }: { readonly write: boolean; readonly only?: readonly string[] },
): Promise<string[]> {
  const { records } = await readContent(folders)
  const changed = await Promise.all(
    CONTENT_TYPES.flatMap((type) =>
      records[type].map(
        async ({ file, slug }: AssembledContent['records'][typeof type][number]) => {
          if (only.length > 0 && !only.includes(getRecordKey({ type, slug }))) return []
          const text = await readFile(file, 'utf8')
          const right = formatRecord(type, JSON.parse(text))
          if (right === text) return []
          if (write) await writeFile(file, right)
          return [file]
        },
      ),
    ),
  )
  return changed.flat()
}
