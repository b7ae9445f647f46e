import { deepEqual, ok } from 'node:assert/strict'
import {
  type Client,
  createClient,
  createHandler,
  isProblem,
  memorySource,
  overlaySource,
  type Source,
} from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { corpusClient } from '../../src/site.ts'
import { smallCorpus } from '../support/corpus/small-corpus.ts'
import {
  createEssence,
  RELEASES,
  releaseSites,
  switchingSource,
} from '../support/corpus/two-releases.ts'
import type { Group } from './run-groups.ts'

type Ask = (client: Client) => Promise<unknown>

/** Removes getters, which results of searches have. */
const toData = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const QUERY = { q: 'page', limit: 100 }

/** A release that is published while a client reads: every answer is of one release. */
export const releases: Group = {
  name: 'releases',
  async run({ attempt, random }) {
    const sites = await releaseSites()
    const essence = await createEssence()
    const askRoute =
      (path: string): Ask =>
      async (client) =>
        (await createHandler(client)(new Request(`https://api.test/v1/${path}`))).json()
    const [blueprint] = (await corpusClient(RELEASES[0]).all('blueprints')).items
    const calls: Readonly<Record<string, Ask>> = {
      compile: (client) => client.compile(essence),
      select: (client) => client.select({ essence, pack_type: 'scaffold' }),
      search: (client) => client.search(QUERY),
      list: (client) => client.list('patterns', { sort: 'name' }),
      'packs of a blueprint': askRoute(`packs/blueprints/${blueprint?.slug}`),
    }
    const custom = memorySource(publishCorpus({ ...smallCorpus, source: 'custom' }).files)
    const readers: Readonly<Record<string, (source: Source) => Client>> = {
      '': createClient,
      ' of merged sites': (source) => createClient(overlaySource(source, custom)),
    }
    for (const [call, ask] of Object.entries(calls)) {
      for (const [reader, open] of Object.entries(readers)) {
        const expected = await Promise.all(
          RELEASES.map(async (corpus) =>
            toData(await ask(open(memorySource(await readFiles(corpus))))),
          ),
        )
        for (const integrity of [false, true]) {
          const read = (switches: readonly number[]) => {
            const { state, source } = switchingSource(sites, switches, integrity)
            const client = open(source)
            return { requests: state, answer: () => ask(client).then(toData) }
          }
          const { requests, answer } = read([])
          deepEqual(await answer(), expected[0])
          const kind = `${call}${reader}${integrity ? ' with checksums' : ''}`
          for (let at = 0; at <= requests.requests; at++) {
            await attempt(kind, `published after ${at} requests`, async () => {
              const result = await read([at]).answer()
              ok(
                expected.some((one) => isSame(one, result)),
                'The answer is of two releases.',
              )
            })
          }
          for (let pair = 0; pair < 20; pair++) {
            const switches = [random.below(requests.requests), random.below(2 * requests.requests)]
            await attempt(`${kind}, twice`, `published after ${switches} requests`, async () => {
              const result = await read(switches)
                .answer()
                .catch((error: unknown) => {
                  if (!isProblem(error) || error.code !== 'source-unreachable') throw error
                  return undefined
                })
              ok(
                result === undefined ||
                  isFailure(result) ||
                  expected.some((one) => isSame(one, result)),
                'The answer is of two releases.',
              )
            })
          }
        }
      }
    }
  },
}

const readFiles = async (corpus: (typeof RELEASES)[number]) => publishCorpus(corpus).files

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** True for the body of a problem that a handler answers with. */
const isFailure = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 'source-unreachable'
