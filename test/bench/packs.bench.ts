import { execFileSync } from 'node:child_process'
import { serialize } from 'node:v8'
import { bench, describe } from 'vitest'
import { createCorpusLookup, indexRecords } from '../../src/core/content/corpus.ts'
import { type Essence, essenceFromBlueprint } from '../../src/essence.ts'
import { readContent } from '../../src/node.ts'
import { compilePacks, type PackSelector, selectPack, validateEssence } from '../../src/packs.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { assembleShared } from '../support/corpus/shared-assembler.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'
import { ROOT } from '../support/root.ts'
import { roundToMicroseconds } from './measure-times.ts'

/**
 * A checkout of another commit to compare with, in which `npm run build` has run. Both builds then
 * compile its records.
 */
const { BENCH_BASELINE } = process.env

const content = BENCH_BASELINE
  ? await readContent([`${BENCH_BASELINE}/content`], assembleShared)
  : officialContent.content
const lookup = createCorpusLookup(content)
const records = indexRecords(content.records)

/** Creates an essence with ten pages per section and five pattern references per page. */
function createEssence(pages: number): Essence {
  const essence = createEssenceWithPages(pages)
  for (const page of essence.blueprint.sections.flatMap((section) => section.pages)) {
    page.layout.push('chart-grid')
  }
  return essence
}

async function createBlueprintEssence(slug: string): Promise<Essence> {
  const blueprint = records.blueprints.get(slug)
  if (!blueprint) throw new Error(`Unknown blueprint "${slug}".`)
  const result = await essenceFromBlueprint(blueprint, lookup)
  if (!result.ok) throw new Error(`The blueprint "${slug}" makes no valid essence.`)
  return result.value
}

const countPages = ({ blueprint }: Essence): number =>
  blueprint.sections.flatMap((section) => section.pages).length

const blueprint = await createBlueprintEssence('internal-admin')
const medium = createEssence(200)
const page = { pack_type: 'page', id: 'section-1/page-4' } as const

/** What the measured builds compile. */
export interface Input {
  readonly records: typeof records
  readonly essences: readonly { readonly pages: number; readonly essence: Essence }[]
  readonly selected: { readonly essence: Essence; readonly selector: PackSelector }
}

const input: Input = {
  records,
  essences: [createEssence(5), blueprint, medium, createEssence(800)].map((essence) => ({
    pages: countPages(essence),
    essence,
  })),
  selected: { essence: medium, selector: page },
}

type Figures = Readonly<Record<string, number>>

/** Measures builds in a process of its own and returns the figures of each. */
function measure(
  measurement: string,
  folders: readonly string[],
  nodeOptions: readonly string[] = [],
): Figures[] {
  const script = `${ROOT}test/bench/measure-packs.mjs`
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', ...nodeOptions, script, measurement, ...folders],
    { input: serialize(input) },
  )
  return JSON.parse(output.toString())
}

const folders = [ROOT, ...(BENCH_BASELINE ? [`${BENCH_BASELINE}/`] : [])].map(
  (checkout) => `${checkout}dist/lib`,
)

/** A young generation so large, in megabytes, that a compilation never fills it. */
const YOUNG_GENERATION = ['--min-semi-space-size=512', '--max-semi-space-size=512']

const times = measure('times', folders)
const starts = measure('starts', folders)

/** Returns the rows of the table for a build. */
function createRows(folder: string, index: number): Record<string, number> {
  const [modules = {}] = measure('modules', [folder])
  const [warm = {}] = measure('warm', [folder])
  const [allocations = {}] = measure('allocations', [folder], YOUNG_GENERATION)
  const get = (figures: Figures | undefined, name: string): number => figures?.[name] ?? Number.NaN
  const time = (name: string): number => get(times[index], name)
  return {
    ...Object.fromEntries(
      input.essences.flatMap(({ pages }) => [
        [`compile ${pages} pages, ms`, time(`${pages}`)],
        [`compile and serialize ${pages} pages, ms`, time(`${pages}, serialized`)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(warm).map(([pages, figure]) => [
        `compile ${pages} pages, warm, ms of elapsed time`,
        figure,
      ]),
    ),
    'compile, 800 to 200 pages': time('800') / time('200'),
    'compile and serialize, 800 to 200 pages': time('800, serialized') / time('200, serialized'),
    'select one of 200 pages, ms': time('select'),
    'compile to select, 200 pages': time('200') / time('select'),
    'allocated by compile, 200 pages, MB': get(allocations, 'bytes') / 1e6,
    'allocated with serialize, 200 pages, MB': get(allocations, 'bytes, serialized') / 1e6,
    'import, ms': get(starts[index], 'wall'),
    'import, ms of CPU time': get(starts[index], 'cpu'),
    'import, files': get(modules, 'files'),
    'import, kB': get(modules, 'characters') / 1000,
  }
}

// Required: 800 pages take at most 4.4 times as long as 200, and 27 pages less than 15 ms when warm.
// Times are CPU time if not stated otherwise. A bundle may compute digests when they are
// read; serializing reads everything.
const [rows = {}, baseline] = folders.map(createRows)
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, figure]) => {
      const other = baseline?.[name]
      const compared = other !== undefined && {
        baseline: roundToMicroseconds(other),
        ratio: roundToMicroseconds(figure / other),
      }
      return [name, { 'this build': roundToMicroseconds(figure), ...compared }]
    }),
  ),
)

describe('a blueprint of 27 pages', () => {
  bench('compilePacks', async () => void (await compilePacks(structuredClone(blueprint), lookup)), {
    time: 2000,
  })
})

describe('20 sections, 200 pages, 1,000 references', () => {
  bench('compilePacks', async () => void (await compilePacks(medium, lookup)))
  bench('selectPack, a page', async () => void (await selectPack(medium, lookup, page)))
  bench('selectPack, the scaffold', async () => {
    await selectPack(medium, lookup, { pack_type: 'scaffold' })
  })
  bench('validateEssence', () => void validateEssence(medium))
})
