// Runs the built command line again and again in one process, because starting one for each of
// hundreds of cases would take most of the time. Each job has its own folder, variables and input.
import { PassThrough } from 'node:stream'

/** @typedef {import('./pool.ts').Job} Job */

const PROGRAM = new URL('../../../dist/lib/cli/main.js', import.meta.url)
const VARIABLES = { ...process.env }

process.setMaxListeners(0)
process.stdout.setMaxListeners(0)

/** @type {string[]} */
let output = []
let onOutput = () => {}
for (const stream of [process.stdout, process.stderr]) {
  /** @param {string | Uint8Array} chunk @param {unknown[]} rest */
  const write = (chunk, ...rest) => {
    output.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    const done = rest.at(-1)
    if (typeof done === 'function') queueMicrotask(() => done())
    onOutput()
    return true
  }
  stream.write = write
}

/** Creates standard input. With `answers`, it ends only after that many lines have been printed. */
function createInput({ input = '', answers = 0 }) {
  const stream = new PassThrough()
  stream.write(input)
  const endIfAnswered = () => {
    if (output.join('').split('\n').length > answers) stream.end()
  }
  onOutput = endIfAnswered
  endIfAnswered()
  return stream
}

let runs = 0
process.on('message', async (/** @type {Job} */ job) => {
  output = []
  process.chdir(job.cwd)
  process.env = { ...VARIABLES, ...job.env }
  process.argv = [process.execPath, PROGRAM.pathname, ...job.args]
  process.exitCode = 0
  Object.defineProperty(process, 'stdin', { configurable: true, value: createInput(job) })
  runs += 1
  const before = process.cpuUsage()
  // Only the entry is evaluated again; what it imports is loaded once.
  await import(`${PROGRAM.href}?run=${runs}`)
  const { user, system } = process.cpuUsage(before)
  const computed = (user + system) / 1000
  process.send?.({ exit: process.exitCode, text: output.join(''), computed })
})
