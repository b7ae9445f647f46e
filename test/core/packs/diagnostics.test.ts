import { expect, test } from 'vitest'
import { STRUCTURAL_RULES } from '../../../src/core/essence/diagnostics/structural-rules.ts'
import { DIAGNOSTICS, diagnoseEssence, type Essence } from '../../../src/essence.ts'
import { compilePacks } from '../../../src/packs.ts'
import { officialPackLookup, storeOverview } from './official-bundles.ts'

/** An essence with a fault of each sort: a lost name, a wrong way, a taken key, an unknown word. */
function faulty(): Essence {
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

test('a bundle tells what its packs mark or decide', async () => {
  const { diagnostics } = await compilePacks(faulty(), officialPackLookup)
  const told = ['pattern-unknown', 'navigation-route-unknown', 'hotkey-route-unknown']
  expect(codes(diagnostics)).toEqual(expect.arrayContaining(told))
  const known = new Set(codes(STRUCTURAL_RULES))
  for (const code of codes(diagnostics)) expect(known).toContain(code)
})

test('with all rules it tells what a diagnosis of its essence tells', async () => {
  const { diagnostics } = await compilePacks(faulty(), officialPackLookup, { rules: DIAGNOSTICS })
  const told = codes(diagnostics)
  expect(told).toEqual(expect.arrayContaining(['hotkey-reserved', 'dna-value-unknown']))
  expect(told.toSorted()).toEqual(
    codes(await diagnoseEssence(faulty(), officialPackLookup)).toSorted(),
  )
})
