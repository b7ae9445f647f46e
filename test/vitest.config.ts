import { defineConfig } from 'vitest/config'
import { createValidatorPlugin, embedOfficialCorpus } from '../build/vite-plugin.ts'

export const root = new URL('../', import.meta.url).pathname

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [embedOfficialCorpus(root), createValidatorPlugin(root)],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: 'test/support/run-folder.ts',
    // Style sheets that are imported as text keep their text.
    css: true,
    // Nothing here leaves anything behind, so one worker can run file after file.
    isolate: false,
    maxWorkers: 2,
    // The full run takes no samples; on a busy machine a test may take its time.
    testTimeout: process.env.SVC_FULL ? 240_000 : 60_000,
    hookTimeout: 60_000,
  },
})
