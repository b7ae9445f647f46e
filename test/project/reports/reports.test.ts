import { execFileSync } from 'node:child_process'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS, formatAnnotations, toSarifLog } from '../../../src/internal/verify.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { EXIT } from '../../../src/project/errors.ts'
import { createSnapshot, writeGraph } from '../../../src/project/graph/graph.ts'
import { compileContract } from '../../../src/project/packs/compile.ts'
import { REPORT_NAMES, type ReportName } from '../../../src/project/reports/report-names.ts'
import {
  createReport,
  createWorkspaceReport,
  runCi,
  runWorkspaceCi,
} from '../../../src/project/reports/reports.ts'
import { createEvidence, critiqueFile } from '../../../src/project/reports/run-reports.ts'
import { createCapsuleForTask } from '../../../src/project/task/task-capsule.ts'
import { removeResolved, saveBaseline, showBaseline } from '../../../src/project/verify/baseline.ts'
import { requireRun } from '../../../src/project/verify/runs.ts'
import { auditProject } from '../../../src/project/verify/verify.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import { createEnvironment, createProject, toText } from '../../support/project/test-project.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'
import { createPage, FIXABLE_FILES, MANUAL_FILES } from '../../support/verify/seeded-project.ts'

const FILES = { ...FIXABLE_FILES, ...MANUAL_FILES }

const SECRET = 'do-not-print-me'

/** Creates a project with a contract, packs and findings, some of them in lines with a secret. */
async function createSeededProject(): Promise<Environment> {
  const environment = await createProject({
    ...FILES,
    'src/leak.js': `export const show = (box) => { box.innerHTML = load('${SECRET}') }\n`,
    'dist/index.html': createPage('<script src="missing.js"></script>'),
  })
  await compileContract(environment)
  return environment
}

const SCHEMAS: Readonly<Record<ReportName, string>> = {
  health: 'project-health-report.v2.json',
  scan: 'scan-report.v2.json',
  audit: 'project-audit-report.v1.json',
  evidence: 'evidence-bundle.v2.json',
  governance: 'governance-delta.v1.json',
  adoption: 'adoption-truth.v1.json',
}

const expectValid = (schema: string, document: unknown): void =>
  expect(findSchemaErrors(schema, JSON.parse(JSON.stringify(document))), schema).toEqual([])

const git = (cwd: string, ...args: string[]): void => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@svc.example']
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })
}

test('every report of a run conforms to its schema and has no source text', async () => {
  const environment = await createSeededProject()
  for (const name of REPORT_NAMES) {
    const report = await createReport(environment, { name, dist: 'dist' })
    expectValid(SCHEMAS[name], report)
    expect(JSON.stringify(report), name).not.toContain(SECRET)
    expect(JSON.stringify(report), name).not.toContain(environment.cwd)
  }
  const { report, exit } = await runCi(environment, { dist: 'dist' })
  expectValid('svc-ci-report.v3.json', report)
  expectValid('authority-resolution.v2.json', report.authority)
  expectValid('loop-readiness.v2.json', report.loop)
  expect(JSON.stringify(report)).not.toContain(SECRET)
  expect({ exit, status: report.status }).toEqual({ exit: EXIT.findings, status: 'error' })
  expectValid('evidence-bundle.v2.json', await createEvidence(environment))
  expectValid(
    'file-critique-report.v1.json',
    await critiqueFile(environment, { file_path: 'index.html' }),
  )
})

test('a project without contract, packs or git has valid reports', async () => {
  const environment = createEnvironment(await createTestFolder(FILES))
  for (const name of REPORT_NAMES) {
    expectValid(SCHEMAS[name], await createReport(environment, { name }))
  }
  expectValid('svc-ci-report.v3.json', (await runCi(environment)).report)
  const capsule = await createCapsuleForTask(environment, {
    route: '/orders',
    task: 'x'.repeat(20_000),
  })
  expectValid('task-capsule.v1.json', capsule)
  expect(capsule.budget.canonicalBytes).toBeLessThanOrEqual(12_000)
  expect(capsule.readTargets[0]?.path).toBe('orders.html')
  expect(capsule.truncation).toMatchObject({ truncated: true, truncatedFields: ['task.request'] })
})

test('a workspace has one report with all projects', async () => {
  const folder = await createTestFolder({
    'package.json': toText({ name: 'shop', workspaces: ['apps/*'] }),
    'apps/site/package.json': toText({ name: 'site' }),
    'apps/site/index.html': createPage(''),
    'apps/admin/package.json': toText({ name: 'admin' }),
    'apps/admin/index.html': createPage('<img src="a.png">'),
    'apps/broken/package.json': toText({ name: 'broken' }),
    'apps/broken/svc.config.json': '{',
  })
  const environment = createEnvironment(folder)
  const { report, exit } = await runWorkspaceCi(environment)
  expectValid('svc-ci-report.v3.json', report)
  expect(report.gate).toMatchObject({ result: 'fail', projectCount: 2, failingProjectCount: 1 })
  expect(exit).toBe(EXIT.findings)
  const health = await createWorkspaceReport(environment)
  expectValid('workspace-health-report.v2.json', health)
  expect(health.summary).toMatchObject({ projectCount: 3, failedCount: 1, healthyCount: 1 })
  for (const report_version of ['1', '2'] as const) {
    const { document } = await runWorkspaceCi(environment, { report_version })
    expectValid(`svc-ci-report.v${report_version}.json`, document)
    expectValid(`workspace-health-report.v${report_version}.json`, document.workspace)
    expect(document).toMatchObject({
      status: report.status,
      workspace: { summary: health.summary, projects: [{ source: 'manifest' }, {}, {}] },
    })
  }
})

test.each(['1', '2'] as const)(
  'version %s of the CI report has the same verdict',
  async (version) => {
    const environment = await createSeededProject()
    const { document, report, exit } = await runCi(environment, {
      dist: 'dist',
      report_version: version,
    })
    expectValid(`svc-ci-report.v${version}.json`, document)
    expectValid(`project-health-report.v${version}.json`, document.health)
    expect(JSON.stringify(document)).not.toContain(SECRET)
    const { status, failOn, localLaw } = report
    expect(document).toMatchObject({ status, failOn, localLaw })
    expect(document.health).toMatchObject({
      score: report.health.score,
      findings: report.health.findings.map(({ id, severity }) => ({ id, severity })),
    })
    expect(exit).toBe(EXIT.findings)
  },
)

test('confidence, hosting and graph files follow from what was found', async () => {
  const page = createPage('<p>Hi</p>')
  const environment = createEnvironment(
    await createTestFolder({
      'package.json': toText({
        homepage: 'https://acme.github.io/shop/',
        repository: { url: 'git+https://github.com/acme/shop.git' },
        devDependencies: { 'gh-pages': '6.0.0' },
      }),
      '.github/workflows/site.yml': 'uses: actions/deploy-pages@v4\n',
      'index.html': page,
      'src/main.js': 'createHashRouter([])\n',
    }),
  )
  const scan = await createReport(environment, { name: 'scan' })
  expect(scan).toMatchObject({
    source: { repository: { owner: 'acme', repo: 'shop' } },
    staticHosting: { githubPagesLikely: true, hashRouting: true },
    confidence: { score: 75, level: 'medium' },
    components: { confidence: 'low' },
  })
  expect(scan).toHaveProperty('staticHosting.evidence.length', 3)
  const health = () => createReport(environment, { name: 'health' })
  expect(await health()).toMatchObject({
    evidenceTier: { confidence: { score: 1, level: 'high' } },
    graph: { present: false, current: null },
    routes: { runtimeChecked: [], runtimeCoverageOk: null },
  })
  await writeGraph(environment, {})
  expect(await health()).toMatchObject({ graph: { present: true, current: true } })
  await writeFile(join(environment.cwd, 'src/broken.ts'), 'let = (')
  expect(await health()).toMatchObject({
    evidenceTier: { confidence: { score: 0.79, level: 'moderate' } },
    graph: { current: false, snapshotPresent: true },
  })
})

test('routes are looked for in the built site, and checks that did not run prove nothing', async () => {
  const page = createPage('<p>Hi</p>')
  const environment = createEnvironment(
    await createTestFolder({
      'index.html': page,
      'about.html': page,
      'dist/index.html': page,
      'dist/shop/about.html': page,
    }),
  )
  const health = await createReport(environment, { name: 'health', dist: 'dist' })
  expect(health).toMatchObject({
    routes: { runtimeChecked: ['/', '/about'], runtimeMatched: 1, runtimeCoverageOk: false },
  })
  const { assertions } = await createEvidence(environment)
  const status = (id: string) => assertions.find((assertion) => assertion.id === id)?.status
  expect(['ROUTE001', 'A11Y020', 'A11Y030', 'DIST001'].map(status)).toEqual([
    ...['not_applicable', 'not_applicable', 'passed', 'passed'],
  ])
})

test('a written graph conforms to its schemas', async () => {
  const environment = await createProject(FILES)
  git(environment.cwd, 'init', '-q')
  git(environment.cwd, 'add', '.')
  git(environment.cwd, 'commit', '-qm', 'first')
  const { files } = await writeGraph(environment, { compare_to: 'HEAD' })
  expect(files.map((file) => file.replace('.svc/graph/', ''))).toEqual([
    ...['graph-snapshot.json', 'graph-manifest.json', 'contract-capsule.json', 'graph-diff.json'],
  ])
  for (const file of files) {
    const document = await import(join(environment.cwd, file), { with: { type: 'json' } })
    expectValid(file.replace('.svc/graph/', '').replace('.json', '.v1.json'), document.default)
  }
  const { counts } = await createSnapshot(environment)
  expect(counts.nodes).toMatchObject({ SourceArtifact: 4, Project: 1 })
})

test('a baseline accepts what is there, follows renames and forgets what is gone', async () => {
  const environment = createEnvironment(await createTestFolder(FILES))
  const { cwd } = environment
  git(cwd, 'init', '-q')
  const saved = await saveBaseline(environment)
  expect(saved).toMatchObject({ file: '.svc/baseline.json', change: 'created' })
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-qm', 'first')
  expect(await runCi(environment)).toMatchObject({
    exit: EXIT.ok,
    report: { governanceDelta: { gate: { result: 'pass' }, summary: { newCount: 0 } } },
  })
  await mkdir(join(cwd, 'src/ui'), { recursive: true })
  await rename(join(cwd, 'src/note.js'), join(cwd, 'src/ui/note.js'))
  git(cwd, 'add', '-A')
  expect(await showBaseline(environment)).toMatchObject({ new: 0, resolved: [] })
  await writeFile(join(cwd, 'orders.html'), createPage('<img src="new.png">'))
  const changed = await runCi(environment, { since: 'HEAD' })
  expect(changed.exit).toBe(EXIT.findings)
  expectValid('svc-ci-report.v3.json', changed.report)
  const { governanceDelta } = changed.report
  expect(governanceDelta.findings.new.map(({ code }) => code)).toContain('A11Y030')
  expect(governanceDelta.summary.resolvedCount).toBeGreaterThan(0)
  const pruned = await removeResolved(environment)
  expect(pruned.removed).toBeGreaterThan(0)
  expect(pruned.added).toBeLessThanOrEqual(pruned.removed)
  await expect(
    runCi(environment, { baseline: 'none.json', require_baseline: true }),
  ).rejects.toMatchObject({ code: 'baseline-not-found' })
})

test('without a baseline, findings outside the change do not fail', async () => {
  const environment = createEnvironment(await createTestFolder(FILES))
  git(environment.cwd, 'init', '-q')
  git(environment.cwd, 'add', '.')
  git(environment.cwd, 'commit', '-qm', 'first')
  const { exit, report } = await runCi(environment, { since: 'HEAD' })
  expect(exit).toBe(EXIT.ok)
  expect(report.governanceDelta.summary).toMatchObject({ newCount: 0, blockingCount: 0 })
  expect(report.governanceDelta.summary.unclassifiedCount).toBeGreaterThan(0)
})

test('SARIF declares all rules and keeps suppressed results; annotations are escaped', async () => {
  const environment = createEnvironment(
    await createTestFolder({
      'a,b.js':
        '// svc-ignore SEC001 -- sanitized on the server\nexport const f = (a, b) => { a.innerHTML = b }\nexport const g = (a, b) => { a.outerHTML = b }\n',
    }),
  )
  const { run_id } = await auditProject(environment)
  const run = await requireRun(environment.cwd, run_id)
  const [log] = toSarifLog(run, { checks: CHECKS, version: '1.0.0' }).runs
  expect(log?.tool.driver.rules).toHaveLength(CHECKS.length)
  const results = log?.results.filter(({ ruleId }) => ruleId === 'SEC001') ?? []
  expect(results.map((result) => 'suppressions' in result)).toEqual([true, false])
  for (const { ruleId, ruleIndex, locations } of log?.results ?? []) {
    expect(log?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
    expect(locations[0]?.physicalLocation.region.startLine).toBeGreaterThan(0)
  }
  const [line] = formatAnnotations(run)
  expect(line).toMatch(
    /^::error file=a%2Cb\.js,line=3,endLine=3,col=\d+,endColumn=\d+,title=SEC001 /,
  )
})
