// Long run: compiles a product for each field of an essence.
import { expect, test } from 'vitest'
import { memoizeByObject } from '../../../src/core/kernel/memoize.ts'
import { type Essence, validateEssence } from '../../../src/essence.ts'
import { compilePacks, type PackBundle } from '../../../src/packs.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { takeSample } from '../../support/sample.ts'
import { listPacksByName, officialPackLookup } from './official-bundles.ts'

/** Returns the Markdown and the data of each pack. */
const listContents = (bundle: PackBundle): ReadonlyMap<string, string> =>
  new Map(
    [...listPacksByName(bundle)].map(([name, { renderedMarkdown, data }]) => [
      name,
      `${renderedMarkdown}${JSON.stringify(data)}`,
    ]),
  )

type Leaf = readonly [pointer: string, value: unknown]

/** Lists the values of a document that contain no others. */
function listLeaves(value: unknown, pointer = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]]
  return Object.entries(value).flatMap(([key, member]) =>
    listLeaves(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** Values of fields with a closed list of values. */
const CLOSED = [
  ['light', 'dark', 'auto'],
  ['sharp', 'rounded', 'pill'],
  ['compact', 'comfortable', 'spacious'],
  ['none', 'A', 'AA', 'AAA'],
  ['primary', 'gateway', 'public', 'auxiliary'],
  ['sm', 'md', 'lg', 'xl', '2xl'],
  ['viewport', 'container'],
  ['spa', 'ssr', 'static'],
  ['hash', 'history', 'pathname'],
  ['creative', 'guided', 'strict'],
  ['error', 'warn', 'off'],
  ['modal', 'sheet', 'inline', 'fullscreen'],
]

/** Lists other values for a leaf, of which at least one is valid. */
function listAlternatives(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1, value + 100]
  if (value === null) return ['top-nav-main']
  const choices = CLOSED.filter((list) => list.includes(String(value))).flat()
  return [...choices.filter((choice) => choice !== value), `${value}-x`, `${value}x`]
}

/** Returns the document with another value at the leaf; undefined if no other value is valid. */
function changeLeaf([pointer, value]: Leaf): Essence | undefined {
  for (const other of listAlternatives(value)) {
    const checked = validateEssence(setAtPointer(fullEssence, pointer, other))
    if (checked.ok) return checked.value
  }
  return undefined
}

const UNREAD = /^\/(\$schema|version)$|\/default_layout\//

const leaves = listLeaves(fullEssence)
const before = listContents(await compilePacks(fullEssence, officialPackLookup))

/** Lists the packs that another value at the leaf changes. */
const listChangedPacks = memoizeByObject(async (leaf: Leaf): Promise<string[]> => {
  const essence = changeLeaf(leaf)
  if (essence === undefined) throw new Error(`No other value is valid at ${leaf[0]}.`)
  const after = listContents(await compilePacks(essence, officialPackLookup))
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name))
})

test('every leaf changes at least one pack', async () => {
  const read = leaves.filter(([pointer]) => !UNREAD.test(pointer))
  const silent: string[] = []
  const sample = takeSample(read, 3)
  for (const leaf of sample) if ((await listChangedPacks(leaf)).length === 0) silent.push(leaf[0])
  const share = ((sample.length - silent.length) / sample.length) * 100
  console.log(`${sample.length} leaves, ${share} % of them change a pack`)
  expect(read.length).toBeGreaterThan(120)
  expect(silent).toEqual([])
}, 120_000)

test('a leaf about a page changes its pack or the scaffold', async () => {
  const page = '/blueprint/sections/0/pages/0/'
  const own = ['layout', 'dna_overrides', 'directives', 'surface', 'shell_override', 'route']
  const concerned = leaves.filter(([pointer]) => {
    if (/^\/(dna|meta\/navigation)\//.test(pointer)) return true
    if (/^\/blueprint\/sections\/0\/(directives|navigation_items)\//.test(pointer)) return true
    return own.some((field) => pointer.startsWith(page + field))
  })
  const missed: string[] = []
  for (const leaf of takeSample(concerned, 3, 1)) {
    const changed = await listChangedPacks(leaf)
    if (!changed.includes('page order-list') && !changed.includes('scaffold')) missed.push(leaf[0])
  }
  expect(concerned.length).toBeGreaterThan(60)
  expect(missed).toEqual([])
})

test('no leaf of a default layout changes any pack', async () => {
  const layoutLeaves = leaves.filter(([pointer]) => pointer.includes('/default_layout/'))
  expect(layoutLeaves.length).toBeGreaterThan(1)
  for (const leaf of layoutLeaves) expect(await listChangedPacks(leaf)).toEqual([])
})
