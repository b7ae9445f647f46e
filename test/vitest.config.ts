import { defineConfig } from 'vitest/config'
import { PARSER_ALIASES } from '../build/bundled-parsers.ts'
import { readConstants } from '../build/constants.ts'
import { createControlsPlugin } from '../build/controls-script.mjs'
import { createValidatorPlugin, embedOfficialCorpus } from '../build/vite-plugin.ts'
import { HeavyFirst } from './support/heavy-first.ts'
import { listMarkedTests } from './support/run-marks.ts'

/** What `npm run test:quick` leaves out: programs, servers and sites, which need `dist/` or time. */
const NOT_QUICK_FOLDERS = ['test/{built,check,cli,mcp,node,outcome,site}/**']

/** The tests that this run leaves out; a file says so itself in its first line. */
const listExcluded = (): readonly string[] => {
  if (process.env.SVC_QUICK)
    return [...NOT_QUICK_FOLDERS, ...listMarkedTests('longRun', 'notQuick')]
  return process.env.SVC_FULL ? [] : listMarkedTests('longRun')
}

export const root = new URL('../', import.meta.url).pathname

export default defineConfig({
  root,
  define: readConstants(root),
  resolve: { alias: PARSER_ALIASES },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [embedOfficialCorpus(root), createValidatorPlugin(root), createControlsPlugin(root)],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: [...listExcluded()],
    globalSetup: 'test/support/run-folder.ts',
    // Style sheets that are imported as text keep their text.
    css: true,
    // No test leaves anything behind, so a worker can run file after file.
    isolate: false,
    // A third worker would import everything once more and gain nothing on two cores.
    maxWorkers: 2,
    // A larger space for new objects takes fewer collections, and regular expressions that are
    // compiled at once run faster: both take less CPU time.
    execArgv: ['--max-semi-space-size=64', '--no-regexp-tier-up'],
    sequence: { sequencer: HeavyFirst },
    // The full run takes no samples, and a busy machine is slow.
    testTimeout: process.env.SVC_FULL ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
  },
})
