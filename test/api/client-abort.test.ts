import { expect, test } from 'vitest'
import { type Client, createClient, memorySource, type Source } from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const { files } = publishCorpus(officialCorpus)
const memory = memorySource(files)

type Options = { readonly signal: AbortSignal }

const CALLS: readonly (readonly [
  name: string,
  call: (client: Client, options: Options) => Promise<unknown>,
])[] = [
  ['entry', (client, options) => client.entry(options)],
  ['health', (client, options) => client.health(options)],
  ['schemas', (client, options) => client.schemas(options)],
  ['schema', (client, options) => client.schema('theme.v1.json', options)],
  ['list', (client, options) => client.list('patterns', {}, options)],
  ['all', (client, options) => client.all('patterns', options)],
  ['get', (client, options) => client.get('patterns', 'hero', options)],
  ['search', (client, options) => client.search({ q: 'hero' }, options)],
  ['summary', (client, options) => client.summary({}, options)],
  ['showcase', (client, options) => client.showcase('manifest', options)],
]

/** A source that answers when its gate is opened. */
function gated() {
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const source: Source = async (path, options) => {
    await gate
    return memory(path, options)
  }
  return { source, open: () => open() }
}

test.each(CALLS)('aborting %s does not abort other callers', async (_, call) => {
  const { source, open } = gated()
  const client = createClient(source)
  const giveUp = new AbortController()
  const gone = call(client, { signal: giveUp.signal })
  const patient = call(client, { signal: new AbortController().signal })
  giveUp.abort(new Error('enough'))
  await expect(gone).rejects.toThrow('enough')
  open()
  expect(JSON.stringify(await patient)).toBe(
    JSON.stringify(await call(createClient(memory), { signal: new AbortController().signal })),
  )
})

test.each(CALLS)('%s with an aborted signal reads nothing', async (_, call) => {
  const asked: string[] = []
  const client = createClient(async (path) => void asked.push(path))
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(call(client, { signal })).rejects.toThrow('enough')
  expect(asked).toEqual([])
})

test.each(CALLS)('a failed read of %s is not cached', async (_, call) => {
  let isDown = true
  const client = createClient(async (path, options) => {
    if (isDown) throw new Error('down')
    return memory(path, options)
  })
  const { signal } = new AbortController()
  await expect(call(client, { signal })).rejects.toThrow('down')
  isDown = false
  await expect(call(client, { signal })).resolves.toBeDefined()
})

test('records beyond the maximum are evicted, the oldest first', async () => {
  const asked = new Map<string, number>()
  const client = createClient(async (path, options) => {
    asked.set(path, (asked.get(path) ?? 0) + 1)
    const slug = /^patterns\/@official\/(r\d+)\.json$/.exec(path)?.[1]
    return slug
      ? { slug, namespace: '@official', type: 'pattern', data: { id: slug } }
      : memory(path, options)
  })
  const read = async (from: number, to: number) => {
    for (let at = from; at < to; at++) await client.get('patterns', `r${at}`)
  }
  await read(0, 200)
  await read(0, 200)
  expect(Math.max(...asked.values())).toBe(1)
  await read(200, 500)
  await read(0, 1)
  await read(499, 500)
  const times = (at: number) => asked.get(`patterns/@official/r${at}.json`)
  expect([times(0), times(499), asked.get('index.json')]).toEqual([2, 1, 1])
})
