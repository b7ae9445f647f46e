import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { pathToFileURL } from 'node:url'
import { deserialize } from 'node:v8'

// Measures the shipped compiler in a Node process of its own: `measure-packs.mjs MEASUREMENT FOLDER
// ...`, where each folder is a build of the package. `packs.bench.ts` passes the essences and
// records, and parses the output: the figures of each folder. The builds compile the same input in
// turns, and the lowest figure counts, so that other load on the machine affects all alike.

/** @typedef {typeof import('../../src/packs.ts')} Compiler */
/** @typedef {import('./packs.bench.ts').Input} Input */
/** @typedef {{ [name: string]: number }} Figures */

const [measurement = '', ...folders] = process.argv.slice(2)

/** The file that Node loads for `@svc/content/packs`; older builds have the same for every host. */
const urls = folders.map((folder) => {
  const file = ['node/packs.js', 'packs.js'].find((name) => existsSync(`${folder}/${name}`))
  return pathToFileURL(`${folder}/${file}`).href
})

/**
 * Runs the jobs of all builds in turns, and returns the lowest figures of each build.
 *
 * @param {(() => Figures | Promise<Figures>)[][]} builds @param {number} rounds
 */
async function measureLowest(builds, rounds) {
  /** @type {Figures[]} */
  const lowest = builds.map(() => ({}))
  const jobs = (builds[0] ?? []).flatMap((_, job) =>
    builds.map((runs, build) => /** @type {const} */ ([runs[job], lowest[build] ?? {}])),
  )
  for (let round = 0; round < rounds; round++) {
    for (const [run, best] of jobs) {
      for (const [name, figure] of Object.entries((await run?.()) ?? {})) {
        best[name] = Math.min(best[name] ?? figure, figure)
      }
    }
  }
  return lowest
}

/** @type {Input} */
const { records, essences, selected } = deserialize(readFileSync(0))

/** A lookup that takes no time. @type {import('../../src/packs.ts').Lookup} */
const lookup = {
  get: async (type, slug) => records[type].get(slug),
  slugs: async (type) => [...records[type].keys()],
}

/** Returns the CPU time since an earlier moment. @param {NodeJS.CpuUsage} before */
function millisecondsSince(before) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Samples of large essences compile as many pages, for the same share of garbage collection. */
const PAGES_PER_SAMPLE = 800

/** The maximum number of compilations per sample. */
const MAX_CALLS = 8

/**
 * Measures the CPU time of a compilation in milliseconds, and of one whose bundle is serialized.
 * Each gets a copy of the essence, so that nothing is cached with the document.
 *
 * @param {Compiler} compiler @param {Input['essences'][number]} input
 */
async function measureCompile({ compilePacks }, { pages, essence }) {
  const calls = Math.min(MAX_CALLS, Math.ceil(PAGES_PER_SAMPLE / pages))
  const copies = Array.from({ length: calls }, () => structuredClone(essence))
  let [compiled, serialized] = [0, 0]
  globalThis.gc?.()
  for (const copy of copies) {
    const before = process.cpuUsage()
    const bundle = await compilePacks(copy, lookup)
    compiled += millisecondsSince(before)
    JSON.stringify(bundle)
    serialized += millisecondsSince(before)
  }
  return { [pages]: compiled / calls, [`${pages}, serialized`]: serialized / calls }
}

/** Measures the CPU time to select a pack in milliseconds. @param {Compiler} compiler */
async function measureSelect({ selectPack }) {
  const copies = Array.from({ length: 10 }, () => structuredClone(selected.essence))
  globalThis.gc?.()
  const before = process.cpuUsage()
  for (const copy of copies) await selectPack(copy, lookup, selected.selector)
  return { select: millisecondsSince(before) / copies.length }
}

/** Measures the time to compile each essence, and to select a page. */
async function measureTimes() {
  /** @type {Compiler[]} */
  const compilers = await Promise.all(urls.map((url) => import(url)))
  return measureLowest(
    compilers.map((compiler) => [
      ...essences.map((input) => () => measureCompile(compiler, input)),
      () => measureSelect(compiler),
    ]),
    12,
  )
}

/** Runs a script in a new process and measures it in milliseconds. @param {string} script */
function measureProcess(script) {
  const print = 'console.log(JSON.stringify(process.cpuUsage()))'
  const start = performance.now()
  const { stdout } = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `${script};${print}`,
  ])
  const wall = performance.now() - start
  const { user, system } = JSON.parse(stdout.toString())
  return { wall, cpu: (user + system) / 1000 }
}

/** Measures how much longer a process takes that imports the compiler than one that does not. */
async function measureStarts() {
  const [empty = {}, ...starts] = await measureLowest(
    ['', ...urls.map((url) => `await import('${url}')`)].map((script) => [
      () => measureProcess(script),
    ]),
    15,
  )
  return starts.map((start) =>
    Object.fromEntries(
      Object.entries(start).map(([name, time]) => [name, time - (empty[name] ?? 0)]),
    ),
  )
}

/** Counts the modules that importing the compiler loads, and their characters. */
async function countModules() {
  const session = new Session()
  session.connect()
  const counts = { files: 0, characters: 0 }
  session.on('Debugger.scriptParsed', ({ params: { url, length = 0 } }) => {
    if (!url.startsWith('file:')) return
    counts.files++
    counts.characters += length
  })
  session.post('Debugger.enable')
  counts.files = counts.characters = 0
  for (const url of urls) await import(url)
  return [counts]
}

/**
 * Measures the bytes that a compilation allocates. Needs `--expose-gc` and a young generation that
 * is never full, because memory that is freed on the way would not be counted.
 */
async function measureAllocations() {
  /** @type {Compiler} */
  const { compilePacks } = await import(String(urls[0]))
  const measureBytes = async (/** @type {(bundle: object) => unknown} */ read) => {
    const copy = structuredClone(selected.essence)
    globalThis.gc?.()
    const before = process.memoryUsage()
    read(await compilePacks(copy, lookup))
    const after = process.memoryUsage()
    return after.heapUsed + after.external - before.heapUsed - before.external
  }
  return measureLowest(
    [
      [
        async () => ({ bytes: await measureBytes(() => undefined) }),
        async () => ({ 'bytes, serialized': await measureBytes(JSON.stringify) }),
      ],
    ],
    3,
  )
}

/** How often the compiler runs until it is fast, and how often it is measured then. */
const WARM_UP_CALLS = 200
const WARM_CALLS = 101

/** Measures the elapsed time that a compiler in use takes for each essence: the median. */
async function measureWarm() {
  /** @type {Compiler} */
  const { compilePacks } = await import(String(urls[0]))
  /** @type {Figures} */
  const medians = {}
  for (const { pages, essence } of essences.filter(({ pages }) => pages < 100)) {
    const times = []
    for (let call = 0; call < WARM_UP_CALLS + WARM_CALLS; call++) {
      const copy = structuredClone(essence)
      const start = performance.now()
      await compilePacks(copy, lookup)
      times.push(performance.now() - start)
    }
    const sorted = times.slice(WARM_UP_CALLS).sort((a, b) => a - b)
    medians[pages] = sorted[(WARM_CALLS - 1) / 2] ?? Number.NaN
  }
  return [medians]
}

const MEASUREMENTS = {
  times: measureTimes,
  warm: measureWarm,
  starts: measureStarts,
  modules: countModules,
  allocations: measureAllocations,
}
const measure = MEASUREMENTS[/** @type {keyof typeof MEASUREMENTS} */ (measurement)]
console.log(JSON.stringify(await measure()))
