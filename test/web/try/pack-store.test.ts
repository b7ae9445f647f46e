import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { DEMO_ESSENCE } from '../../../src/web/try/demo-essence.ts'
import { createPackStore } from '../../../src/web/try/pack-store.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const text = JSON.stringify(DEMO_ESSENCE)
const previousText = text.replace('"kpi-grid"', '"stats-section"')
const name = 'page-today-pack'

/** Creates a store, and counts the compilations. */
function setUp() {
  const client = corpusClient(officialCorpus)
  const count = { compilations: 0 }
  const compile: typeof client.compile = (...args) => {
    count.compilations++
    return client.compile(...args)
  }
  return { store: createPackStore({ ...client, compile }), count }
}

test('a pack is read as Markdown and as JSON, without compiling again', async () => {
  const { store, count } = setUp()
  await store.compile(text)
  const { markdown, json, changes } = await store.read({ text, name })
  expect(markdown).toMatch(/^# Today/)
  expect(JSON.parse(json)).toMatchObject({ renderedMarkdown: markdown })
  expect(changes).toBeNull()
  expect(count.compilations).toBe(1)
})

test('a pack is compared with that of another text', async () => {
  const { store, count } = setUp()
  const { changes } = await store.read({ text, name, previousText })
  expect(changes).toContainEqual(expect.stringMatching(/^\+.*kpi-grid/))
  expect(changes).toContainEqual(expect.stringMatching(/^-.*stats-section/))
  expect(changes?.every((line) => /^[ +\-…\\]/.test(line))).toBe(true)
  expect(count.compilations).toBe(2)
  expect((await store.read({ text, name, previousText: text })).changes).toEqual([])
})

test('an unknown pack is an error', async () => {
  const { store } = setUp()
  await expect(store.read({ text, name: 'page-x-pack' })).rejects.toThrow('no pack "page-x-pack"')
})

test('text that does not compile has no packs', async () => {
  const { store } = setUp()
  await expect(store.read({ text: '{}', name })).rejects.toThrow('does not compile')
})
