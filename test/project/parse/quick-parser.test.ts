import { beforeAll, expect, test } from 'vitest'
import { loadParsers, type Parsers } from '../../../src/project/parse/load-parsers.ts'
import { areScriptsQuick } from '../../../src/project/parse/parse-cost.ts'
import { listSyntaxes } from '../../../src/project/parse/parse-file.ts'
import { createQuickParser } from '../../../src/project/parse/quick-parser.ts'
import { DEFERRED } from '../../../src/project/parse/read-source.ts'
import { runWithin, TIMED_OUT } from '../../../src/project/parse/time-limit.ts'

let parsers: Parsers

beforeAll(async () => {
  const loaded = await loadParsers(listSyntaxes(['a.ts', 'a.vue', 'a.svelte']))
  parsers = loaded.parsers
})

test('a function that ends in time returns its result, or throws its error', () => {
  expect(runWithin(1_000, () => 'result')).toBe('result')
  expect(runWithin(1_000, () => runWithin(1_000, () => 1))).toBe(1)
  const error = new TypeError('no')
  expect(() =>
    runWithin(1_000, () => {
      throw error
    }),
  ).toThrow(error)
})

test.each<[string, () => unknown]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a pattern', () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)],
  [
    'a loop that catches errors',
    () => {
      for (;;)
        try {
          JSON.parse('{')
        } catch {}
    },
  ],
])('%s without an end is stopped', (_, run) => {
  expect(runWithin(50, run)).toBe(TIMED_OUT)
})

const HOSTILE = `<script ${'a="" '.repeat(1_000)}`

const GOOD = { path: 'good.svelte', text: '<img src="a.png">' }

test('a file that takes too long is deferred, and the others are read', () => {
  const parse = createQuickParser()
  const bad = { path: 'bad.svelte', text: HOSTILE }
  const read = parse([GOOD, bad, { path: 'a.ts', text: { omission: 'large' } }, GOOD], parsers)
  expect(read).toEqual([
    expect.objectContaining({ path: 'good.svelte', errors: [] }),
    DEFERRED,
    { omission: 'large' },
    expect.objectContaining({ path: 'good.svelte', errors: [] }),
  ])
})

test('after three files that take too long, none whose time has no bound is tried', () => {
  const parse = createQuickParser()
  const bad = ['a', 'b', 'c'].map((name) => ({ path: `${name}.svelte`, text: HOSTILE }))
  const script = { path: 'good.ts', text: 'export const a = 1' }
  const [first, ...others] = parse([GOOD, ...bad, GOOD, script], parsers)
  expect(first).toMatchObject({ path: 'good.svelte' })
  expect(others.slice(0, -1)).toEqual([DEFERRED, DEFERRED, DEFERRED, DEFERRED])
  expect(others.at(-1)).toMatchObject({ path: 'good.ts', errors: [] })
})

const SLOW = 'a<b<'.repeat(50).concat('\n').repeat(76)

test.each([
  ['a.ts', SLOW],
  ['a.tsx', `${SLOW}/*${'</p>'.repeat(8_000)}*/`],
  ['a.ts', 'a<b</*</*/\n'.repeat(2_000)],
  ['a.ts', '(a<b,\n'.repeat(2_000)],
  ['a.ts', '\\'.repeat(8_000)],
  ['a.html', `<script>${SLOW}</script>${'</p>'.repeat(8_000)}`],
  ['a.vue', `${'</p>'.repeat(8_000)}<SCRIPT lang="ts">${SLOW}`],
  ['a.vue', `<script a="></script>">${SLOW}</script>`],
  ['a.svelte', `<script a="'" b='>'>${SLOW}</script>`],
  ['a.svelte', `<script></script><script module>${SLOW}</script a></script>`],
  ['a.astro', `---\n---\n<p>{${SLOW}}</p>`],
])('%s has a script that may take long', (path, text) => {
  expect(areScriptsQuick(path, text)).toBe(false)
})

test.each([
  ['a.css', 'a{b:c}'.repeat(100_000)],
  ['a.vue', `<template>${'<p a="b">c</p>'.repeat(10_000)}</template><script setup></script>`],
  ['a.html', `<script src="a.js"></script>${'<p a="b">'.repeat(10_000)}<script>a()</script>`],
  ['a.tsx', `const A = ${'<p>\n'.repeat(3_900)}${'</p>\n'.repeat(3_900)}`],
])('%s has no script that may take long', (path, text) => {
  expect(areScriptsQuick(path, text)).toBe(true)
})
