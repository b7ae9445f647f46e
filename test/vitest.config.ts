import { defineConfig } from 'vitest/config'
import { createValidatorPlugin, embedOfficialCorpus } from '../build/vite-plugin.ts'

/** What `npm run test:quick` leaves out: tests that need `dist/`, or that build whole sites. */
const SLOW_TESTS = [
  'test/built/**',
  'test/node/**',
  'test/site/**',
  'test/conformance/{hosts,paging}.test.ts',
  'test/content/third-party.test.ts',
  'test/cli/**',
  'test/**/*-fuzz.test.ts',
]

export const root = new URL('../', import.meta.url).pathname

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [embedOfficialCorpus(root), createValidatorPlugin(root)],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: process.env.SVC_QUICK ? SLOW_TESTS : [],
    globalSetup: 'test/support/run-folder.ts',
    // Style sheets that are imported as text keep their text.
    css: true,
    // No test leaves anything behind, so a worker can run file after file.
    isolate: false,
    maxWorkers: 2,
    // The full run takes no samples, and a busy machine is slow.
    testTimeout: process.env.SVC_FULL ? 240_000 : 60_000,
    hookTimeout: 60_000,
  },
})
