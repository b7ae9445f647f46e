import { toSearchDocument } from '../../src/core/search/search-document.ts'
import { createDocumentSearch, createSearchEngine } from '../../src/core/search/search-engine.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { publishedRecords } from '../support/corpus/published-records.ts'
import { roundToMicroseconds } from './measure-times.ts'
import { ENGINES, toSearchTexts } from './other-engines.ts'

/** Measures how long each engine takes to index the same texts, in milliseconds, by size. */
export async function measureEngineStarts(): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {}
  for (const records of [publishedRecords, generateManyRecords(567)]) {
    const documents = records.map(toSearchDocument)
    const column = `${records.length} records`
    const measure = async (name: string, start: () => unknown) => {
      const begin = performance.now()
      await start()
      table[name] = { ...table[name], [column]: roundToMicroseconds(performance.now() - begin) }
    }
    await measure('ours, cards', () => createSearchEngine(documents))
    await measure('ours, all texts', () => createDocumentSearch(documents))
    const texts = toSearchTexts(documents)
    for (const [name, create] of Object.entries(ENGINES)) await measure(name, () => create(texts))
  }
  return table
}
