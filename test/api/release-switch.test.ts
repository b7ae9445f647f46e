import { expect, test } from 'vitest'
import {
  type Client,
  createClient,
  createHandler,
  fetchSource,
  memorySource,
  overlaySource,
  type Source,
} from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import {
  createEssence,
  RELEASES,
  releaseSites,
  switchingFetch,
  switchingSource,
} from '../support/corpus/two-releases.ts'
import { takeSample } from '../support/sample.ts'

const essence = await createEssence()
const sites = await releaseSites()
const bundles = await Promise.all(RELEASES.map((corpus) => corpusClient(corpus).compile(essence)))

/** Returns the numbers of requests after which to publish; `npm run faults` tries all of them. */
const switchPoints = (requests: number, shift = 0): readonly number[] =>
  takeSample(
    Array.from({ length: requests + 1 }, (_, at) => at),
    7,
    shift,
  )

const createSource = (switches: readonly number[], integrity = false) =>
  switchingSource(sites, switches, integrity)

test.each([false, true])(
  'a compilation is of one release, wherever the next one is published (integrity: %s)',
  async (integrity) => {
    const { state, source } = createSource([], integrity)
    await createClient(source).compile(essence)
    expect(state.requests).toBeGreaterThan(10)
    for (const at of switchPoints(state.requests, integrity ? 3 : 0)) {
      const client = createClient(createSource([at], integrity).source)
      const bundle = await client.compile(essence)
      expect(bundles, `published after ${at} requests`).toContainEqual(bundle)
    }
  },
)

test('after a switch, the client reads the next release', async () => {
  const { state, source } = createSource([])
  await createClient(source).compile(essence)
  const client = createClient(createSource([state.requests - 1]).source)
  expect(await client.compile(essence)).toEqual(bundles[1])
  const expected = await corpusClient(RELEASES[1]).list('patterns')
  expect((await client.list('patterns')).release).toBe(expected.release)
})

test('a host that keeps changing its release gets a clear error', async () => {
  const everyRequest = Array.from({ length: 1000 }, (_, at) => at)
  const client = createClient(createSource(everyRequest).source)
  await expect(client.compile(essence)).rejects.toMatchObject({
    code: 'source-unreachable',
    message: expect.stringMatching(/read from two releases: \w{16} and \w{16}/),
    hint: expect.stringContaining('Try again'),
  })
})

test('a record of another release is a sign to read the entry again', async () => {
  const { source } = createSource([2])
  const client = createClient(source)
  const [first, second] = await Promise.all(RELEASES.map((corpus) => corpusClient(corpus).health()))
  expect((await client.list('themes')).release).toBe(first?.release)
  const [theme] = (await client.all('themes')).items
  expect((await client.get('themes', theme?.slug ?? '')).release).toBe(second?.release)
  expect((await client.list('themes')).release).toBe(second?.release)
})

test('the packs of a blueprint are of one release, wherever the next one is published', async () => {
  const { slug } = (await corpusClient(RELEASES[0]).all('blueprints')).items[0] ?? { slug: '' }
  const ask = async (client: Client) =>
    (
      await createHandler(client)(new Request(`https://api.test/v1/packs/blueprints/${slug}`))
    ).json()
  const expected = await Promise.all(RELEASES.map((corpus) => ask(corpusClient(corpus))))
  const { state, source } = createSource([])
  await ask(createClient(source))
  for (const at of switchPoints(state.requests, 4)) {
    const answer = await ask(createClient(createSource([at]).source))
    expect(expected, `published after ${at} requests`).toContainEqual(answer)
  }
})

test('a search is of one release, wherever the next one is published', async () => {
  const query = { q: 'page', limit: 100 }
  const answers = await Promise.all(RELEASES.map((corpus) => corpusClient(corpus).search(query)))
  const toSlugs = ({ release, results }: (typeof answers)[number]) => [
    release,
    ...results.map(({ slug }) => slug),
  ]
  for (let at = 0; at <= 6; at++) {
    const answer = await createClient(createSource([at]).source).search(query)
    expect(answers.map(toSlugs), `published after ${at} requests`).toContainEqual(toSlugs(answer))
  }
})

test('two merged sites are read from one release each', async () => {
  const official = memorySource(publishCorpus(officialCorpus).files)
  const merge = (mine: Source) => createClient(overlaySource(mine, official))
  const expected = await Promise.all(
    RELEASES.map((corpus) => merge(memorySource(publishCorpus(corpus).files)).compile(essence)),
  )
  const { state, source } = createSource([])
  const merged = merge(source)
  expect(await merged.compile(essence)).toEqual(expected[0])
  const [theme] = (await merged.all('themes')).items
  const { release } = await merged.health()
  expect((await merged.get('themes', theme?.slug ?? '')).release).toBe(release)
  for (const at of switchPoints(state.requests, 5)) {
    const bundle = await merge(createSource([at]).source).compile(essence)
    expect(expected, `published after ${at} requests`).toContainEqual(bundle)
  }
})

test('a record that is listed but missing is an error of the site, not an unknown name', async () => {
  const { send } = switchingFetch(sites, [])
  const fetchWithout = (input: string | URL | Request) =>
    String(input).includes('themes/@official')
      ? Promise.resolve(new Response(null, { status: 404 }))
      : send(String(input))
  const client = createClient(
    fetchSource('https://api.test/v1', { fetch: fetchWithout as typeof fetch }),
  )
  await expect(client.compile(essence)).rejects.toMatchObject({
    code: 'source-unreachable',
    message: expect.stringMatching(/lists themes\/@official\/\w+\.json, but does not have it/),
  })
})

test('a search table that was not one is read again by the next search', async () => {
  const { send } = switchingFetch(sites, [])
  let isWrong = true
  const lie = (input: string | URL | Request) =>
    isWrong && String(input).includes('search-')
      ? Promise.resolve(Response.json({ error: 'Sign in first.' }))
      : send(String(input))
  const client = createClient(fetchSource('https://api.test/v1', { fetch: lie as typeof fetch }))
  await expect(client.search({ q: 'table' })).rejects.toMatchObject({ name: 'Problem' })
  isWrong = false
  expect((await client.search({ q: 'table' })).total).toBeGreaterThan(0)
})
