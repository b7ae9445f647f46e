import { spawnSync } from 'node:child_process'
import { bench, describe } from 'vitest'
import { ROOT } from '../support/root.ts'

const CLI = `${ROOT}dist/lib/cli/main.js`

/** The commands that must start fast, and a process that does nothing. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'svc --version': [CLI, '--version'],
  'svc search x --json': [CLI, 'search', 'x', '--json'],
}

const ROUNDS = 12

const runProcess = (args: readonly string[]): void => {
  spawnSync(process.execPath, [...args], { cwd: ROOT })
}

function measureProcess(args: readonly string[]): number {
  const start = performance.now()
  runProcess(args)
  return performance.now() - start
}

/** Measures all commands in turns and keeps the lowest times, so that other load affects all alike. */
function measureLowest(): Map<string, number> {
  const lowest = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args] of Object.entries(COMMANDS)) {
      lowest.set(name, Math.min(lowest.get(name) ?? Number.POSITIVE_INFINITY, measureProcess(args)))
    }
  }
  return lowest
}

// Required on a warm machine: `svc --version` under 120 ms, `svc search x --json` under 400 ms.
const times = measureLowest()
const bare = times.get('node -e 0') ?? Number.NaN
console.table(
  Object.fromEntries(
    [...times].map(([name, time]) => [
      name,
      { ms: Math.round(time), 'times node -e 0': Math.round((time / bare) * 10) / 10 },
    ]),
  ),
)

describe('starting a process', () => {
  for (const [name, args] of Object.entries(COMMANDS)) {
    bench(name, () => runProcess(args), {
      iterations: 3,
      time: 0,
      warmupIterations: 0,
      warmupTime: 0,
    })
  }
})
