import { expect, test } from 'vitest'
import { STRUCTURAL_RULES } from '../../../src/core/essence/diagnostics/structural-rules.ts'
import { DIAGNOSTICS, diagnoseEssence, type Essence } from '../../../src/essence.ts'
import { compilePacks } from '../../../src/packs.ts'
import { officialPackLookup, storeOverview } from './official-bundles.ts'

/** Creates an essence with an unknown name, a broken route, a reserved key and an unknown value. */
function createInvalidEssence(): Essence {
  const essence = structuredClone(storeOverview)
  const [section] = essence.blueprint.sections
  const [page] = section?.pages ?? []
  page?.layout.push('data-tabel')
  section?.navigation_items?.push({ label: 'Lost', route: '/nowhere' })
  essence.dna.spacing.scale = 'linea'
  essence.meta.navigation = { hotkeys: [{ key: 'Cmd+T', label: 'Tab', route: '/gone' }] }
  return essence
}

const codes = (issues: readonly { readonly code: string }[] = []): string[] =>
  issues.map(({ code }) => code)

test('a bundle reports the names that its packs mark as unresolved', async () => {
  const { diagnostics } = await compilePacks(createInvalidEssence(), officialPackLookup)
  const expected = ['pattern-unknown', 'navigation-route-unknown', 'hotkey-route-unknown']
  expect(codes(diagnostics)).toEqual(expect.arrayContaining(expected))
  const known = new Set(codes(STRUCTURAL_RULES))
  for (const code of codes(diagnostics)) expect(known).toContain(code)
})

test('with all rules it reports the same as a diagnosis of its essence', async () => {
  const { diagnostics } = await compilePacks(createInvalidEssence(), officialPackLookup, {
    rules: DIAGNOSTICS,
  })
  const reported = codes(diagnostics)
  expect(reported).toEqual(expect.arrayContaining(['hotkey-reserved', 'dna-value-unknown']))
  expect(reported.toSorted()).toEqual(
    codes(await diagnoseEssence(createInvalidEssence(), officialPackLookup)).toSorted(),
  )
})
