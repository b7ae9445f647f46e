import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCorpus } from '../../build/corpus.ts'
import { listRecords } from '../../src/core/content/corpus.ts'
import { payloadDigest } from '../../src/core/content/digest.ts'
import type { JsonObject } from '../../src/core/kernel/json/value.ts'
import { checksum, writeTree } from '../../src/internal/node.ts'
import { readContent } from '../../src/node.ts'
import { planPreviews } from '../../src/site/previews/preview-files.ts'
import { type AssembledContent, corpusClient } from '../../src/site.ts'
import { createSnippetFactory, getSnippetText } from '../../src/snippets/create-snippets.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { listDocBlocks } from '../support/package/doc-blocks.ts'
import { ROOT } from '../support/root.ts'

// A pattern is one folder: adding the folder of the guide to a copy of the corpus must be enough.

const ID = 'seat-map'
const GUIDE_FOLDER = `.svc/custom/patterns/${ID}/`

/** The files of the pattern that the guide writes, by name. */
const PATTERN_FILES = new Map(
  listDocBlocks('pattern').flatMap(({ file, text }) =>
    file?.startsWith(GUIDE_FOLDER) ? [[file.slice(GUIDE_FOLDER.length), text] as const] : [],
  ),
)

const copy = await mkdtemp(join(tmpdir(), 'svc-pattern-'))
afterAll(() => rm(copy, { recursive: true }))

/** Returns the checksum of every file outside of the pattern's folder, by path. */
async function checksumOthers(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !path.startsWith(`patterns/${ID}/`))
  const checksums = paths.sort().map(async (path) => {
    const { integrity } = checksum(await readFile(join(folder, path), 'utf8'))
    return [path, integrity] as const
  })
  return Object.fromEntries(await Promise.all(checksums))
}

await cp(`${ROOT}content`, copy, { recursive: true, filter: (path) => !path.endsWith('.webp') })
const before = await checksumOthers(copy)
await writeTree(join(copy, 'patterns', ID), PATTERN_FILES)
const corpus = await readCorpus(ROOT, { folders: [copy] })
const client = corpusClient(corpus)
const record = corpus.records.patterns.find(({ slug }) => slug === ID)

test('the guide writes every file that a pattern can have', () => {
  expect([...PATTERN_FILES.keys()].sort()).toEqual([
    ...['behavior.js', 'hall.html', 'pattern.json', 'queries.json', 'style.css'],
  ])
})

test('nothing outside of the folder changes, neither a file nor a record', async () => {
  expect(await checksumOthers(copy)).toEqual(before)
  const listDigests = (content: AssembledContent) =>
    listRecords(content)
      .filter(({ slug }) => slug !== ID)
      .map(({ type, slug, data }) => `${type}/${slug} ${payloadDigest(data as JsonObject)}`)
  expect(listDigests(await readContent([copy]))).toEqual(listDigests(officialContent.content))
})

test('the pattern is in the list, and every search of its folder finds it', async () => {
  const { items } = await client.all('patterns')
  expect(items.map(({ slug }) => slug)).toContain(ID)
  const queries = record?.queries?.items ?? []
  expect(queries.length).toBeGreaterThan(0)
  for (const { query } of queries) {
    const { results } = await client.search({ q: query })
    expect(results.slice(0, 3).map(({ slug }) => slug)).toContain(ID)
  }
})

test('the preview shows its example, and loads its behavior', async () => {
  const html = await renderPreview(`preview/patterns/${ID}/hall/index.html`)
  expect(html).toContain(`data-pattern="${ID}"`)
  expect(html).toContain('Hold these seats')
  expect(html).toContain(`src="../../../behaviors/${ID}.js"`)
  expect(await renderPreview(`preview/behaviors/${ID}.js`)).toContain('tools.setFields')
})

test('the preview of another pattern does not load its behavior', async () => {
  const [other] = corpus.records.patterns
  const path = `preview/patterns/${other?.slug}/${other?.data.default_preset}/index.html`
  expect(await renderPreview(path)).not.toContain(ID)
})

test('its style is limited to it, and the preview and its code have it', async () => {
  const html = await renderPreview(`preview/patterns/${ID}/hall/index.html`)
  expect(html).toContain(`<link rel="stylesheet" href="../../../patterns/${ID}.css">`)
  const css = await renderPreview(`preview/patterns/${ID}.css`)
  expect(css).toContain(`:where([data-pattern="${ID}"] label:has(:checked)){background:`)
  const selectors = css.match(/^[^@}\n][^{]*/gm) ?? []
  expect(selectors.length).toBeGreaterThan(3)
  for (const selector of selectors) expect(selector).toMatch(`:where([data-pattern="${ID}"]`)
  const pattern = record?.data ?? expect.unreachable()
  const { css: file } = createSnippetFactory([pattern], undefined)(pattern, 'hall')
  expect(getSnippetText(file)).toContain('label:has(:checked)')
})

/** Renders one file of the previews of the corpus. */
async function renderPreview(path: string): Promise<string> {
  const slugs = (type: keyof typeof corpus.records) => corpus.records[type].map(({ slug }) => slug)
  const plans = await planPreviews({ client, slugs, terms: () => [] } as never)
  const plan = plans.find(({ paths }) => paths.includes(path))
  return String(await plan?.render(path))
}
