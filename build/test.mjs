// `npm test`: every check in one run, with one summary at the end. `--full` takes no samples.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { treeDigest } from './tree-digest.mjs'
import { viteBuild } from './vite-build.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const cache = `${root}node_modules/.cache`
const unit = `${cache}/unit.json`
const browser = `${cache}/browser.json`
const isFull = process.argv.includes('--full')

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Whether a program ends well. What a quiet one says is kept until then. @param {string} bin @param {string[]} args @param {boolean} [quiet] */
async function run(bin, args, quiet = false) {
  const child = spawn(process.execPath, [`${root}node_modules/${bin}`, ...args], {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SVC_FULL: isFull ? '1' : '' },
  })
  /** @type {Buffer[]} */
  const said = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ some) => said.push(some))
  }
  const [status] = await once(child, 'close')
  process.stdout.write(Buffer.concat(said))
  return status === 0
}

/** A step that passes or fails as a whole counts as one. @param {() => Promise<boolean>} work @returns {() => Promise<Counts>} */
const asOneCheck = (work) => async () => ((await work()) ? counts(1, 0) : counts(0, 1))

/** @param {number} passed @param {number} failed @param {number} [skipped] @returns {Counts} */
const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped })

/** A runner that ends without a report, or fails without a failed test, has failed. @param {boolean} ok @param {string} report @param {(report: any) => Counts} read @returns {Counts} */
function readReport(ok, report, read) {
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : counts(0, 1)
  return !ok && found.failed === 0 ? { ...found, failed: 1 } : found
}

async function unitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]
  const ok = await run('vitest/vitest.mjs', [
    ...['run', '--config', 'test/vitest.config.ts', '--update=none'],
    ...reporters,
  ])
  return readReport(ok, unit, (report) =>
    counts(report.numPassedTests, report.numFailedTests, report.numPendingTests),
  )
}

async function browserTests() {
  const ok = await run('playwright/cli.js', ['test', '-c', 'test/playwright.config.ts'])
  return readReport(ok, browser, ({ stats }) =>
    counts(stats.expected, stats.unexpected + stats.flaky, stats.skipped),
  )
}

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

/** What only reads the sources: done while the site is built. @type {Step[]} */
const STATIC_CHECKS = [
  ['lint', asOneCheck(() => run('@biomejs/biome/bin/biome', LINT, true))],
  ['order of records', asOneCheck(() => run('../build/check-content.mjs', ['--format'], true))],
  ['types', asOneCheck(() => run('typescript/bin/tsc', ['-b'], true))],
]

/** @type {Step[]} */
const BUILD_STEPS = [
  ['build', asOneCheck(buildClean)],
  ...(isFull ? [/** @type {const} */ (['build again', asOneCheck(buildAgain)])] : []),
]

/** What is done with the site. @type {Step[]} */
const TEST_STEPS = [
  ['unit, corpus, built', unitTests],
  ['browser', browserTests],
]

/** One step after the other. @param {Step[]} steps */
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

mkdirSync(cache, { recursive: true })
for (const report of [unit, browser]) rmSync(report, { force: true })

const first = await Promise.all([runSteps(STATIC_CHECKS), runSteps(BUILD_STEPS)])
const results = [...first.flat(), ...(await runSteps(TEST_STEPS))]

console.log('\n== summary')
for (const { name, result, seconds } of results) {
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark}  ${name.padEnd(20)} ${result.passed} passed, ${seconds.toFixed(1)} s`)
}
const total = results.reduce(
  (sum, { result }) =>
    counts(sum.passed + result.passed, sum.failed + result.failed, sum.skipped + result.skipped),
  counts(0, 0),
)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 ? 0 : 1
