import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diagnoseEssence, type Essence, validateEssence } from '../../../src/essence.ts'
import { createClient, essenceFromBlueprint, lookupFrom } from '../../../src/index.ts'
import { keepSections } from '../../../src/project/create/new-essence.ts'
import { corpusSource } from '../../../src/site.ts'
import { runs } from '../../support/arbitrary.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = createClient(corpusSource(officialCorpus))
const lookup = lookupFrom(client)

const essences = await Promise.all(
  officialCorpus.records.blueprints.map(async ({ data }): Promise<Essence> => {
    const result = await essenceFromBlueprint(data, lookup)
    return result.ok ? result.value : expect.unreachable()
  }),
)

const listSectionIds = ({ blueprint }: Essence): string[] => blueprint.sections.map(({ id }) => id)

test('any sections of any blueprint are a valid essence without dangling references', async () => {
  const selections = fc
    .constantFrom(...essences)
    .chain((essence) =>
      fc
        .subarray(listSectionIds(essence), { minLength: 1 })
        .map((ids): [Essence, string[]] => [essence, ids]),
    )
  const expectValid = async ([essence, ids]: [Essence, string[]]) => {
    const kept = keepSections(essence, ids)
    expect(listSectionIds(kept)).toEqual(listSectionIds(essence).filter((id) => ids.includes(id)))
    expect(validateEssence(kept)).toEqual({ ok: true, value: kept })
    expect(await diagnoseEssence(kept, lookup)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(selections, expectValid), runs(160))
})

test('keeping all sections returns the same essence', () => {
  for (const essence of essences)
    expect(keepSections(essence, listSectionIds(essence))).toEqual(essence)
})

test('an unknown section is an error', () => {
  const [essence = expect.unreachable()] = essences
  const [first = ''] = listSectionIds(essence)
  expect(() => keepSections(essence, [`${first}x`])).toThrow(`Unknown section "${first}x"`)
  expect(() => keepSections(essence, [])).toThrow('No section selected')
})
