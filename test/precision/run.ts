import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECKS, runChecks } from '../../src/internal/verify.ts'
import { DEFAULT_VERIFY_CONFIG } from '../../src/project/folder/config.ts'
import { openProject } from '../../src/project/folder/project.ts'
import { readProject } from '../../src/project/verify/read-project.ts'
import { fetchPackage } from './fetch-package.ts'
import {
  getPrecision,
  type Judgment,
  judge,
  type Label,
  MIN_PRECISION,
  type PackageFinding,
  type Tally,
} from './labels.ts'
import { PACKAGES, type SourcePackage } from './packages.ts'

interface RunOptions {
  /** The folder with the downloaded packages. */
  readonly cache: string
  /** The file with the labels. */
  readonly labels: string
  /** Runs only the packages with these names; all if there are none. */
  readonly only: readonly string[]
  readonly log: (line: string) => void
}

/** True if every certain finding is labeled and enough of them are right; logs the figures. */
export async function run({ cache, labels, only, log }: RunOptions): Promise<boolean> {
  const packages = selectPackages(only)
  const findings: PackageFinding[] = []
  for (const item of packages) {
    const folder = await fetchPackage(cache, item)
    findings.push(...(await verifyPackage(folder, item, log)))
  }
  const ids = packages.map(toPackageId)
  const allLabels = JSON.parse(await readFile(labels, 'utf8')) as readonly Label[]
  const judgment = judge(
    ids,
    findings,
    allLabels.filter((label) => ids.includes(label.package)),
  )
  log(formatJudgment(judgment))
  return judgment.unlabeled.length === 0 && getPrecision(judgment.total) >= MIN_PRECISION
}

function selectPackages(only: readonly string[]): readonly SourcePackage[] {
  const unknown = only.find((name) => PACKAGES.every((item) => item.name !== name))
  if (unknown !== undefined) {
    const names = PACKAGES.map(({ name }) => name).join(', ')
    throw new Error(`Unknown package "${unknown}". Expected one of: ${names}.`)
  }
  return only.length === 0 ? PACKAGES : PACKAGES.filter(({ name }) => only.includes(name))
}

const toPackageId = ({ name, version }: SourcePackage): string => `${name}@${version}`

async function verifyPackage(
  folder: string,
  item: SourcePackage,
  log: RunOptions['log'],
): Promise<PackageFinding[]> {
  const { roots = [''], include = [] } = item
  const findings: PackageFinding[] = []
  for (const root of roots) {
    const project = await openProject(join(folder, root))
    const verify = { ...DEFAULT_VERIFY_CONFIG, include }
    const snapshot = await readProject({ ...project, config: { ...project.config, verify } })
    if (snapshot.files.length === 0) throw new Error(`${item.name}: no source files in "${root}".`)
    for (const text of snapshot.limitations) log(`${item.name} ${root}: ${text}`)
    const found = runChecks(snapshot, CHECKS)
    findings.push(
      ...found.map(({ location, code, fingerprint, confidence, message, excerpt = '' }) => ({
        package: toPackageId(item),
        file: join(root, location.file),
        code,
        fingerprint,
        confidence,
        line: location.line,
        message,
        excerpt,
      })),
    )
  }
  return findings
}

function formatJudgment(judgment: Judgment): string {
  const { byPackage, byCode, total, unlabeled, unused } = judgment
  const percent = (100 * getPrecision(total)).toFixed(1)
  return [
    ...formatTable('package', byPackage),
    '',
    ...formatTable('check', new Map([...byCode, ['all', total]])),
    ...unlabeled.flatMap((finding) => ['', ...formatUnlabeled(finding)]),
    ...unused.map((label) => `Label without a finding: ${JSON.stringify(label)}`),
    '',
    `Precision of certain findings: ${percent} % (at least ${100 * MIN_PRECISION} %), ${unlabeled.length} not labeled.`,
  ].join('\n')
}

const COLUMNS = ['certain', 'likely', 'possible', 'right', 'wrong', 'unlabeled'] as const

function formatTable(heading: string, tallies: ReadonlyMap<string, Tally>): string[] {
  const row = (name: string, cells: readonly (string | number)[]): string =>
    [name.padEnd(36), ...cells.map((cell) => String(cell).padStart(10))].join('')
  return [
    row(heading, COLUMNS),
    ...[...tallies].map(([name, tally]) =>
      row(
        name,
        COLUMNS.map((column) => tally[column]),
      ),
    ),
  ]
}

/** Shows a finding with the start of its label, so that only the verdict has to be added. */
function formatUnlabeled(finding: PackageFinding): string[] {
  const { package: name, file, code, fingerprint, line, message, excerpt } = finding
  const label = { package: name, file, code, fingerprint, verdict: null, reason: '' }
  return [`${name}/${file}:${line} ${message}`, `  ${excerpt}`, `  ${JSON.stringify(label)}`]
}
