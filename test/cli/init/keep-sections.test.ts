import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepSections } from '../../../src/cli/init/blueprint-essence.ts'
import { diagnoseEssence, type Essence, validateEssence } from '../../../src/essence.ts'
import { createClient, essenceFromBlueprint, lookupFrom } from '../../../src/index.ts'
import { corpusSource } from '../../../src/site.ts'
import { runs } from '../../support/arbitrary.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = createClient(corpusSource(officialCorpus))
const lookup = lookupFrom(client)

const essences = await Promise.all(
  officialCorpus.records.blueprints.map(async ({ data }): Promise<Essence> => {
    const made = await essenceFromBlueprint(data, lookup)
    return made.ok ? made.value : expect.unreachable()
  }),
)

const listSectionIds = ({ blueprint }: Essence): string[] => blueprint.sections.map(({ id }) => id)

test('any sections of any blueprint are a valid essence of which nothing leads nowhere', async () => {
  const some = fc
    .constantFrom(...essences)
    .chain((essence) =>
      fc
        .subarray(listSectionIds(essence), { minLength: 1 })
        .map((ids): [Essence, string[]] => [essence, ids]),
    )
  const holds = async ([essence, ids]: [Essence, string[]]) => {
    const kept = keepSections(essence, ids)
    expect(listSectionIds(kept)).toEqual(listSectionIds(essence).filter((id) => ids.includes(id)))
    expect(validateEssence(kept)).toEqual({ ok: true, value: kept })
    expect(await diagnoseEssence(kept, lookup)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(some, holds), runs(160))
})

test('all sections are the whole essence', () => {
  for (const essence of essences)
    expect(keepSections(essence, listSectionIds(essence))).toEqual(essence)
})

test('a section that is not there is refused with the nearest', () => {
  const [essence = expect.unreachable()] = essences
  const [first = ''] = listSectionIds(essence)
  expect(() => keepSections(essence, [`${first}x`])).toThrow(`no section "${first}x"`)
  expect(() => keepSections(essence, [])).toThrow('no section')
})
