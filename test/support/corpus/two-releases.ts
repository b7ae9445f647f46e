import { essenceFromBlueprint } from '../../../src/essence.ts'
import { fetchSource, lookupFrom } from '../../../src/index.ts'
import { buildSite, type Corpus, corpusClient, SITE_PARTS } from '../../../src/site.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { smallCorpus } from './small-corpus.ts'

/** Returns the next release of a corpus: every record changes, and its last pattern is gone. */
function publishNext(corpus: Corpus): Corpus {
  const change = <R extends Corpus['records']['patterns'][number]>(record: R): R => ({
    ...record,
    data: { ...record.data, version: '9.9.9', description: `${record.data.description} Changed.` },
  })
  const { patterns, ...others } = corpus.records
  const changed = Object.entries(others).map(([type, records]) => [
    type,
    records.map((record) => change(record as never)),
  ])
  return {
    ...corpus,
    records: { ...Object.fromEntries(changed), patterns: patterns.slice(0, -1).map(change) },
  }
}

/** Two releases of one small site. */
export const RELEASES: readonly [Corpus, Corpus] = [smallCorpus, publishNext(smallCorpus)]

/** The files of both sites by their path below the root, without the optional ones. */
export const releaseSites = (): Promise<readonly ReadonlyMap<string, string>[]> =>
  oncePerProcess('sites of two releases', () =>
    Promise.all(RELEASES.map((corpus) => buildSite(corpus, { without: SITE_PARTS }))),
  )

/** Returns an essence that refers to records of both releases, and to one that only the first has. */
export async function createEssence(): Promise<Record<string, unknown>> {
  const client = corpusClient(RELEASES[0])
  const [blueprint] = (await client.all('blueprints')).items
  const { data } = await client.get('blueprints', blueprint?.slug ?? '')
  const result = await essenceFromBlueprint(data, lookupFrom(client))
  if (!result.ok) throw new Error('The blueprint of the small corpus makes no essence.')
  return result.value as unknown as Record<string, unknown>
}

/** The files of sites by their path below the root. */
export type Sites = readonly ReadonlyMap<string, string>[]

/** Returns a `fetch` of a host that publishes the other release after some numbers of requests. */
export function switchingFetch(sites: Sites, switches: readonly number[]) {
  const state = { requests: 0 }
  const send = async (input: string | URL | Request): Promise<Response> => {
    const release = switches.filter((at) => at <= state.requests).length % sites.length
    state.requests += 1
    const text = sites[release]?.get(new URL(String(input)).pathname.slice(1))
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text)
  }
  return { state, send: send as typeof fetch }
}

/** Returns a source over such a host, which never waits before it tries again. */
export function switchingSource(sites: Sites, switches: readonly number[], integrity = false) {
  const { state, send } = switchingFetch(sites, switches)
  const wait = async () => undefined
  return { state, source: fetchSource('https://api.test/v1', { fetch: send, integrity, wait }) }
}
