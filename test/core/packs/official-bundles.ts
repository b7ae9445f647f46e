import { readFileSync } from 'node:fs'
import { createCorpusLookup } from '../../../src/core/content/corpus.ts'
import { type Essence, essenceFromBlueprint } from '../../../src/essence.ts'
import { compilePacks, type Pack, type PackBundle } from '../../../src/packs.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { ROOT } from '../../support/root.ts'

/** Records of the official corpus. */
export const officialPackLookup = createCorpusLookup(officialContent.content)

/** The essence that the first hand-written page pack was made from. */
export const storeOverview: Essence = JSON.parse(
  readFileSync(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
)

/** The essence of each official blueprint. */
export const blueprintEssences: readonly (readonly [slug: string, essence: Essence])[] =
  await Promise.all(
    officialContent.content.records.blueprints.map(async ({ slug, data }) => {
      const essence = await essenceFromBlueprint(data, officialPackLookup)
      if (!essence.ok) throw new Error(`${slug} becomes no essence.`)
      return [slug, essence.value] as const
    }),
  )

/** The bundle of each official blueprint. */
export const officialBundles: readonly (readonly [slug: string, bundle: PackBundle])[] =
  await Promise.all(
    blueprintEssences.map(async ([slug, essence]) => [
      slug,
      await compilePacks(essence, officialPackLookup),
    ]),
  )

/** Every pack of a bundle by kind and id. */
export const listPacksByName = (bundle: PackBundle): ReadonlyMap<string, Pack> => {
  const { manifest } = bundle
  return new Map<string, Pack>([
    ['scaffold', bundle.scaffold],
    ['review', bundle.review],
    ...bundle.sections.map((pack, at) => [`section ${manifest.sections[at]?.id}`, pack] as const),
    ...bundle.pages.map((pack, at) => [`page ${manifest.pages[at]?.id}`, pack] as const),
    ...bundle.mutations.map(
      (pack, at) => [`mutation ${manifest.mutations[at]?.id}`, pack] as const,
    ),
  ])
}

/** Every pack of every official blueprint, under the name of the blueprint. */
export const officialPacks: readonly (readonly [name: string, pack: Pack])[] =
  officialBundles.flatMap(([slug, bundle]) =>
    [...listPacksByName(bundle)].map(([name, pack]) => [`${slug} ${name}`, pack] as const),
  )
