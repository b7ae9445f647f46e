import { defineConfig } from 'vitest/config'
import { readCorpus } from '../build/corpus.ts'
import { embed } from '../build/embed.ts'

export const root = new URL('..', import.meta.url).pathname

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [embed(root, () => readCorpus(root))],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: 'test/support/scratch.ts',
    // Nothing here leaves anything behind, so one worker can run file after file.
    isolate: false,
    maxWorkers: 2,
    // The full run takes no samples; on a busy machine a test may take its time.
    testTimeout: process.env.SVC_FULL ? 240_000 : 60_000,
    hookTimeout: 60_000,
  },
})
