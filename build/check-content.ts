import { readFile, writeFile } from 'node:fs/promises'
import { CONTENT_TYPES } from '../src/core/content/content-types.ts'
import { checkContent, type HealthFinding } from '../src/core/health/check.ts'
import { formatRecord } from '../src/core/health/record-format.ts'
import { createHealthReport } from '../src/core/health/report.ts'
import { readContent } from '../src/node.ts'
import type { AssembledContent } from '../src/site.ts'
import { readVocabulary } from './read-vocabulary.ts'

/** What `npm run content` was asked for. */
export interface ContentOptions {
  /** The project, with a slash at its end. */
  readonly root: string
  readonly folders: readonly string[]
  /** Records such as `patterns/hero` that alone are spoken of; none means all. */
  readonly only: readonly string[]
}

/** The health report of some folders, for the eyes of people or for programs. */
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

const formatFinding = ({ severity, rule, pointer, message, remedy }: HealthFinding): string =>
  `  ${severity.padEnd(5)} ${rule.padEnd(4)} ${pointer}\n        ${message} ${remedy}`

/** The records whose text is not as it is kept; they are put right when that is asked for. */
export async function formatFolders(
  folders: readonly string[],
  options: { readonly write: boolean },
): Promise<string[]> {
  const { records } = await readContent(folders)
  const changed = await Promise.all(
    CONTENT_TYPES.flatMap((type) =>
      records[type].map(async ({ file }: AssembledContent['records'][typeof type][number]) => {
        const text = await readFile(file, 'utf8')
        const right = formatRecord(type, JSON.parse(text))
        if (right === text) return []
        if (options.write) await writeFile(file, right)
        return [file]
      }),
    ),
  )
  return changed.flat()
}
