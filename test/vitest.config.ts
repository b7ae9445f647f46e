import { defineConfig } from 'vitest/config'
import { readCorpus } from '../build/corpus.ts'
import { embed } from '../build/embed.ts'

const root = new URL('..', import.meta.url).pathname

const project = (name: string, include: string[], exclude: string[] = []) => ({
  root,
  plugins: [embed(root, () => readCorpus(root))],
  // Nothing here leaves anything behind, so one worker can run file after file.
  test: { name, include, exclude, isolate: false, testTimeout: 30_000, hookTimeout: 60_000 },
})

const CODEGEN = ['generated', 'commands'].map((name) => `test/build/codegen/${name}.test.ts`)
const BUILT = 'test/built/**/*.test.ts'

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    maxWorkers: 2,
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    projects: [
      project('unit', ['test/**/*.test.ts', 'test/**/*.test.tsx'], [...CODEGEN, BUILT]),
      project('codegen', CODEGEN),
      project('built', [BUILT]),
    ],
  },
})
