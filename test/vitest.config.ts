import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

const project = (name: string, include: string[], exclude: string[] = []) => ({
  root,
  test: { name, include, exclude, testTimeout: 30_000, hookTimeout: 60_000 },
})

const CODEGEN = 'test/build/codegen/generated.test.ts'
const BUILT = 'test/built/**/*.test.ts'

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    projects: [
      project('unit', ['test/**/*.test.ts', 'test/**/*.test.tsx'], [CODEGEN, BUILT]),
      project('codegen', [CODEGEN]),
      project('built', [BUILT]),
    ],
  },
})
