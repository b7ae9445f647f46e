// `npm test`: every check in one run, with one summary at the end. `--full` takes no samples.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { treeDigest } from './tree-digest.mjs'
import { viteBuild } from './vite-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = `${root}node_modules/.cache`
const unit = `${cache}/unit.json`
const browser = `${cache}/browser.json`

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} bin @param {string[]} args */
function run(bin, args) {
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${bin}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SVC_FULL: process.argv.includes('--full') ? '1' : '' },
  })
  return status === 0
}

/** A step that passes or fails as a whole counts as one. @param {() => boolean} work @returns {() => Counts} */
const whole = (work) => () => (work() ? counts(1, 0) : counts(0, 1))

/** @param {number} passed @param {number} failed @param {number} [skipped] @returns {Counts} */
const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped })

/** A runner that ends without a report, or fails without a failed test, has failed. @param {boolean} ok @param {string} report @param {(report: any) => Counts} read @returns {Counts} */
function reported(ok, report, read) {
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : counts(0, 1)
  return !ok && found.failed === 0 ? { ...found, failed: 1 } : found
}

function unitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]
  const ok = run('vitest/vitest.mjs', [
    ...['run', '--config', 'test/vitest.config.ts', '--update=none'],
    ...reporters,
  ])
  return reported(ok, unit, (report) =>
    counts(report.numPassedTests, report.numFailedTests, report.numPendingTests),
  )
}

function browserTests() {
  const ok = run('playwright/cli.js', ['test', '-c', 'test/playwright.config.ts'])
  return reported(ok, browser, ({ stats }) =>
    counts(stats.expected, stats.unexpected + stats.flaky, stats.skipped),
  )
}

function buildClean() {
  rmSync(`${root}dist`, { recursive: true, force: true })
  return viteBuild()
}

/** A second build must not differ from the first in a single byte. */
function buildAgain() {
  const first = treeDigest(`${root}dist`)
  return viteBuild(['--force']) && treeDigest(`${root}dist`) === first
}

/** @type {[string, () => Counts][]} */
const STEPS = [
  ['lint', whole(() => run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']))],
  ['order of records', whole(() => run('../build/content.mjs', ['--format']))],
  ['build', whole(buildClean)],
  ['build again', whole(buildAgain)],
  ['types', whole(() => run('typescript/bin/tsc', ['-b']))],
  ['unit, corpus, built', unitTests],
  ['browser', browserTests],
]

mkdirSync(cache, { recursive: true })
for (const report of [unit, browser]) rmSync(report, { force: true })

const results = STEPS.map(([name, step]) => {
  console.log(`\n== ${name}`)
  const start = performance.now()
  const result = step()
  return { name, result, seconds: (performance.now() - start) / 1000 }
})

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
