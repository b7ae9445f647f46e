// `npm test`: runs every check once and prints one summary. `--quick` needs no build and no browser.
// `--full` takes no samples, except of what a browser has checked and certified in the same form;
// with `--all` it checks that too, and with `--certify` it writes test/certified.json.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildDeclarations } from './declarations.mjs'
import { treeDigest } from './tree-digest.mjs'
import { viteBuild } from './vite-build.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const cache = `${root}node_modules/.cache`
const unitReport = `${cache}/unit.json`
const browserReport = `${cache}/browser.json`
const isFull = process.argv.includes('--full')
const isQuick = process.argv.includes('--quick')
const isAll = process.argv.includes('--all')

/** What ran, with the names of tests that failed. */
/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */

/** Runs a program and returns true if it succeeds. The output of a quiet one is printed at its end. @param {string} bin @param {string[]} args @param {boolean} [quiet] */
async function run(bin, args, quiet = false) {
  const child = spawn(process.execPath, [`${root}node_modules/${bin}`, ...args], {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      SVC_FULL: isFull ? '1' : '',
      SVC_QUICK: isQuick ? '1' : '',
      SVC_ALL: isAll ? '1' : '',
    },
  })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ chunk) => output.push(chunk))
  }
  const [status] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  return status === 0
}

/** Counts a step that passes or fails as a whole as one test. @param {() => Promise<boolean>} step @returns {() => Promise<Counts>} */
const asOneTest = (step) => async () => ((await step()) ? counts(1, 0) : counts(0, 1))

/** @param {number} passed @param {number} failed @param {number} [skipped] @returns {Counts} */
const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped })

/** Reads a runner's report. A runner without a report, or that fails without a failed test, has failed. @param {boolean} ok @param {string} report @param {(report: any) => Counts} read @returns {Counts} */
function readCounts(ok, report, read) {
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : counts(0, 1)
  return !ok && result.failed === 0 ? { ...result, failed: 1 } : result
}

/** @returns {Promise<Counts>} */
async function unitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const ok = await run('vitest/vitest.mjs', [
    ...['run', '--config', 'test/vitest.config.ts', '--update=none'],
    ...reporters,
  ])
  return readCounts(ok, unitReport, (report) => ({
    ...counts(report.numPassedTests, report.numFailedTests, report.numPendingTests),
    failures: report.testResults.flatMap((/** @type {any} */ file) =>
      file.assertionResults
        .filter((/** @type {any} */ test) => test.status === 'failed')
        .map((/** @type {any} */ test) => `${relative(root, file.name)}: ${test.fullName}`),
    ),
  }))
}

/** @returns {Promise<Counts>} */
async function browserTests() {
  // May run beside the unit tests, so its output is printed at its end.
  const args = ['test', '-c', 'test/playwright.config.ts']
  const ok = await run('playwright/cli.js', args, true)
  if (isAll && process.argv.includes('--certify')) writeCertified()
  return readCounts(ok, browserReport, ({ stats, suites }) => ({
    ...counts(stats.expected, stats.unexpected + stats.flaky, stats.skipped),
    failures: suites.flatMap(failedSpecs),
  }))
}

/** @param {any} suite @returns {string[]} */
const failedSpecs = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => `test/browser/${file}: ${spec.title}`),
  ...suites.flatMap(failedSpecs),
]

/** Writes the digests of what no failed test has checked; see test/support/certified.ts. */
function writeCertified() {
  const { suites } = JSON.parse(readFileSync(browserReport, 'utf8'))
  /** @type {Check[]} */
  const checks = suites.flatMap(listChecks)
  const failed = new Set(checks.filter(({ ok }) => !ok).map(({ name }) => name))
  const digests = checks
    .filter(({ name }) => !failed.has(name))
    .map(({ name, digest }) => [name, digest])
    .toSorted()
  const text = JSON.stringify(Object.fromEntries(digests), undefined, 2)
  writeFileSync(`${root}test/certified.json`, `${text}\n`)
}

/** @typedef {{ name: string, digest: string, ok: boolean }} Check */

/** Lists what the tests of a suite have checked. @param {any} suite @returns {Check[]} */
const listChecks = ({ specs = [], suites = [] }) => [
  ...specs.flatMap((/** @type {any} */ { ok, tests }) =>
    tests
      .flatMap((/** @type {any} */ { annotations }) => annotations)
      .filter((/** @type {any} */ { type }) => type === 'certifies')
      .map((/** @type {any} */ { description }) => {
        const [name, digest] = description.split(' ')
        return { name, digest, ok }
      }),
  ),
  ...suites.flatMap(listChecks),
]

async function buildClean() {
  rmSync(`${root}dist`, { recursive: true, force: true })
  return viteBuild()
}

/** A second build must not differ from the first in a single byte. */
async function buildAgain() {
  const first = treeDigest(`${root}dist`)
  return (await viteBuild(['--force'])) && treeDigest(`${root}dist`) === first
}

const LINT = ['check', '--error-on-warnings', '.']

/** @typedef {readonly [name: string, step: () => Promise<Counts>]} Step */

/** @type {Step} */
const types = ['types', asOneTest(() => run('typescript/bin/tsc', ['-b'], true))]

/** Steps that only read the sources; they run while the site is built. @type {Step[]} */
const sourceChecks = [
  // Half a minute of CPU time, so only the full run looks for what is unused.
  ...(isFull
    ? [/** @type {const} */ (['unused code', asOneTest(() => run('knip/bin/knip.js', [], true))])]
    : []),
  ['lint', asOneTest(() => run('@biomejs/biome/bin/biome', LINT, true))],
  ['order of records', asOneTest(() => run('../build/check-content.mjs', ['--format'], true))],
  types,
]

/** @type {Step[]} */
const builds = [
  ['build', asOneTest(buildClean)],
  ...(isFull ? [/** @type {const} */ (['build again', asOneTest(buildAgain)])] : []),
]

/** Steps that need the built site and the declarations. @type {Step[]} */
const siteTests = [
  ['unit, corpus, built', unitTests],
  ['browser', browserTests],
]

/** @type {Step} */
const declarations = ['declarations', asOneTest(async () => buildDeclarations(root) === 0)]

/** Runs steps one after the other. @param {Step[]} steps */
async function runSteps(steps) {
  const results = []
  for (const [name, step] of steps) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    const result = await step()
    results.push({ name, result, seconds: (performance.now() - start) / 1000 })
  }
  return results
}

/** @returns {Promise<Awaited<ReturnType<typeof runSteps>>>} */
async function runAll() {
  if (isQuick)
    return (await Promise.all([runSteps([types]), runSteps([['unit', () => unitTests()]])])).flat()
  const first = await Promise.all([runSteps(sourceChecks), runSteps(builds)])
  const second = await runSteps([declarations])
  // Side by side they leave no core idle; one after the other they leave no test waiting.
  const third = isFull ? [runSteps(siteTests)] : siteTests.map((step) => runSteps([step]))
  return [...first.flat(), ...second, ...(await Promise.all(third)).flat()]
}

mkdirSync(cache, { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })
const results = await runAll()

console.log('\n== summary')
for (const { name, result, seconds } of results) {
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark}  ${name.padEnd(20)} ${result.passed} passed, ${seconds.toFixed(1)} s`)
  for (const failure of result.failures ?? []) console.log(`      ${failure}`)
}
const total = results.reduce(
  (sum, { result }) =>
    counts(sum.passed + result.passed, sum.failed + result.failed, sum.skipped + result.skipped),
  counts(0, 0),
)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 ? 0 : 1
