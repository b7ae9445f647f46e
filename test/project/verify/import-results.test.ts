import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recheckRun } from '../../../src/project/verify/recheck.ts'
import { auditProject } from '../../../src/project/verify/verify.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import { createEnvironment } from '../../support/project/test-project.ts'

const CODE = 'export const a = 1\nif (a == 2) load()\n'

/** The same result in every format, about `a == 2` in line 2. */
const REPORTS: Readonly<Record<string, (root: string) => unknown>> = {
  eslint: (root) => [
    {
      filePath: join(root, 'src/a.js'),
      messages: [
        {
          ruleId: 'eqeqeq',
          severity: 2,
          message: 'Use ===.',
          ...{ line: 2, column: 7, endLine: 2, endColumn: 9 },
        },
      ],
    },
    { filePath: join(root, 'README.md'), messages: [{ ruleId: 'x', severity: 1, message: 'y' }] },
  ],
  stylelint: (root) => [
    {
      source: join(root, 'src/a.js'),
      warnings: [
        {
          ...{ line: 2, column: 7, endLine: 2, endColumn: 9 },
          ...{ rule: 'eqeqeq', severity: 'error', text: 'Use ===. (eqeqeq)' },
        },
      ],
    },
  ],
  biome: () => ({
    summary: {},
    diagnostics: [
      {
        ...{ severity: 'error', message: 'Use ===.', category: 'eqeqeq' },
        location: {
          path: 'src/a.js',
          start: { line: 2, column: 7 },
          end: { line: 2, column: 9 },
        },
      },
    ],
    command: 'lint',
  }),
  sarif: (root) => ({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Sarif',
            rules: [{ id: 'eqeqeq', defaultConfiguration: { level: 'error' } }],
          },
        },
        results: [
          {
            ruleIndex: 0,
            message: { text: 'Use ===.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: `file://${root}/src/a.js` },
                  region: { startLine: 2, startColumn: 7, endColumn: 9 },
                },
              },
            ],
          },
          { ruleId: 'off', kind: 'pass', message: { text: 'Fine.' } },
          { ruleId: 'eqeqeq', suppressions: [{ kind: 'inSource' }], message: { text: 'Known.' } },
        ],
      },
    ],
  }),
}

async function createSite(create: (root: string) => unknown) {
  const root = await createTestFolder({ 'src/a.js': CODE })
  await writeFile(join(root, 'report.json'), JSON.stringify(create(root)))
  return createEnvironment(root)
}

const listImported = async (environment: Parameters<typeof auditProject>[0]) => {
  const data = await auditProject(environment, { imports: ['report.json'], max_findings: 50 })
  return { ...data, imported: data.findings.filter(({ code }) => code === 'EXT001') }
}

test.each(Object.keys(REPORTS))('the results of %s become findings', async (tool) => {
  const environment = await createSite(REPORTS[tool] as (root: string) => unknown)
  const { imported, notes, run_id } = await listImported(environment)
  expect(imported).toMatchObject([
    {
      message: `Use ===. (${tool} eqeqeq)`,
      severity: 'error',
      confidence: 'likely',
      excerpt: '==',
      location: { file: 'src/a.js', line: 2, column: 7, endLine: 2, endColumn: 9 },
    },
  ])
  const left = notes.filter((note) => note.includes('report.json'))
  expect(left).toEqual(
    tool === 'eslint' ? ['1 result of report.json in files that are not checked here.'] : [],
  )
  await writeFile(join(environment.cwd, 'report.json'), '[]')
  const { verdicts } = await recheckRun(environment, { run_id })
  expect(verdicts).toContainEqual(
    expect.objectContaining({ id: imported[0]?.id, verdict: 'resolved' }),
  )
})

test('a comment suppresses an imported result, and a moved line keeps its identity', async () => {
  const report = REPORTS.biome as (root: string) => unknown
  const environment = await createSite(report)
  const [before] = (await listImported(environment)).imported
  const moved = JSON.parse(JSON.stringify(report('')).replaceAll('"line":2', '"line":3'))
  const file = join(environment.cwd, 'src/a.js')
  await writeFile(file, CODE.replace('\n', '\n\n'))
  await writeFile(join(environment.cwd, 'report.json'), JSON.stringify(moved))
  const [after] = (await listImported(environment)).imported
  expect(after).toMatchObject({ id: before?.id, location: { line: 3 } })
  await writeFile(file, CODE.replace('\n', '\n// svc-ignore EXT001 -- null counts too\n'))
  await writeFile(join(environment.cwd, 'report.json'), JSON.stringify(moved))
  expect(await listImported(environment)).toMatchObject({ imported: [], suppressed: 1 })
})

test('results that may be out of date prove nothing, and other files are rejected', async () => {
  const environment = await createSite(REPORTS.biome as (root: string) => unknown)
  await utimes(join(environment.cwd, 'report.json'), 0, 0)
  const { limitations } = await listImported(environment)
  expect(limitations).toContain(
    'report.json is older than src/a.js, so its results may be out of date.',
  )
  await writeFile(join(environment.cwd, 'report.json'), '{"name": "shop"}')
  await expect(listImported(environment)).rejects.toMatchObject({
    code: 'report-unknown',
    hint: expect.stringMatching(
      /^Import SARIF 2\.1, the JSON of ESLint, .* or the JSON of Biome\.$/,
    ),
  })
  const imports = ['../outside.json']
  await expect(auditProject(environment, { imports })).rejects.toMatchObject({
    code: 'path-outside',
  })
})
