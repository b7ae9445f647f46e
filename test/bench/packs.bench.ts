import { bench, describe } from 'vitest'
import { createCorpusLookup } from '../../src/core/content/corpus.ts'
import type { Essence } from '../../src/essence.ts'
import { compilePacks, selectPack, validateEssence } from '../../src/packs.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'

const lookup = createCorpusLookup(officialContent.content)

/** An essence with so many pages, ten to a section, and five references to patterns on each. */
function createEssence(pages: number): Essence {
  const essence = createEssenceWithPages(pages)
  for (const page of essence.blueprint.sections.flatMap((section) => section.pages)) {
    page.layout.push('chart-grid')
  }
  return essence
}

const [small, middle, large] = [createEssence(20), createEssence(200), createEssence(2000)]
const page = { pack_type: 'page', id: 'section-1/page-4' } as const

/**
 * The shortest of a few runs in milliseconds of processor time: what the machine does beside only
 * ever adds to a run, and to the time on the clock most of all.
 */
async function measureShortest(run: () => Promise<unknown>, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let count = 0; count < runs; count++) {
    const start = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

const compileTime = (essence: Essence, runs: number) =>
  measureShortest(() => compilePacks(essence, lookup), runs)

await compileTime(middle, 8)
const [few, many, most] = [
  await compileTime(small, 20),
  await compileTime(middle, 8),
  await compileTime(large, 3),
]
const one = await measureShortest(() => selectPack(middle, lookup, page), 40)

const ratio = (a: number, b: number): number => Math.round((a / b) * 10) / 10

// What must hold: ten times the pages take about ten times as long; one page at least 10x less.
console.table({
  'compile, 200 pages to 20': { ratio: ratio(many, few) },
  'compile, 2,000 pages to 200': { ratio: ratio(most, many) },
  'compile to select of a page, 200 pages': { ratio: ratio(many, one) },
  'compile, 200 pages, in ms of the processor': { ratio: ratio(many, 1) },
})

describe('20 sections, 200 pages, 1,000 references', () => {
  bench('compilePacks', async () => void (await compilePacks(middle, lookup)))
  bench('selectPack, a page', async () => void (await selectPack(middle, lookup, page)))
  bench('selectPack, the scaffold', async () => {
    await selectPack(middle, lookup, { pack_type: 'scaffold' })
  })
  bench('validateEssence', () => void validateEssence(middle))
})
