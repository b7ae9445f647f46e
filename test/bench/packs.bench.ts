import { bench, describe } from 'vitest'
import { createCorpusLookup } from '../../src/core/content/corpus.ts'
import type { Essence } from '../../src/essence.ts'
import { compilePacks, selectPack, validateEssence } from '../../src/packs.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'

const lookup = createCorpusLookup(officialContent.content)

/** Creates an essence with ten pages per section and five pattern references per page. */
function createEssence(pages: number): Essence {
  const essence = createEssenceWithPages(pages)
  for (const page of essence.blueprint.sections.flatMap((section) => section.pages)) {
    page.layout.push('chart-grid')
  }
  return essence
}

const [small, medium, large] = [createEssence(20), createEssence(200), createEssence(2000)]
const page = { pack_type: 'page', id: 'section-1/page-4' } as const

/**
 * Measures the shortest of several runs in milliseconds of CPU time. Other load on the machine only
 * ever adds to a run, and more to wall-clock time than to CPU time.
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

await compileTime(medium, 8)
const compileTimes = {
  small: await compileTime(small, 20),
  medium: await compileTime(medium, 8),
  large: await compileTime(large, 3),
}
const selectTime = await measureShortest(() => selectPack(medium, lookup, page), 40)

const ratio = (a: number, b: number): number => Math.round((a / b) * 10) / 10

// Required: ten times the pages take about ten times as long; selecting a page is 10x faster.
console.table({
  'compile, 200 pages to 20': { ratio: ratio(compileTimes.medium, compileTimes.small) },
  'compile, 2,000 pages to 200': { ratio: ratio(compileTimes.large, compileTimes.medium) },
  'compile to select a page, 200 pages': { ratio: ratio(compileTimes.medium, selectTime) },
  'compile, 200 pages, in ms of CPU time': { ratio: ratio(compileTimes.medium, 1) },
})

describe('20 sections, 200 pages, 1,000 references', () => {
  bench('compilePacks', async () => void (await compilePacks(medium, lookup)))
  bench('selectPack, a page', async () => void (await selectPack(medium, lookup, page)))
  bench('selectPack, the scaffold', async () => {
    await selectPack(medium, lookup, { pack_type: 'scaffold' })
  })
  bench('validateEssence', () => void validateEssence(medium))
})
