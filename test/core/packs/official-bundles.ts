import { readFileSync } from 'node:fs'
import { createCorpusLookup } from '../../../src/core/content/corpus.ts'
import { type Essence, essenceFromBlueprint } from '../../../src/essence.ts'
import { compilePacks, type Pack, type PackBundle } from '../../../src/packs.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { ROOT } from '../../support/root.ts'

/** Looks up records of the official corpus. */
export const officialPackLookup = createCorpusLookup(officialContent.content)

/** The essence of the first page pack, which was written by hand. */
export const storeOverview: Essence = JSON.parse(
  readFileSync(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
)

/** The essence of each official blueprint. */
export const blueprintEssences: readonly (readonly [slug: string, essence: Essence])[] =
  await Promise.all(
    officialContent.content.records.blueprints.map(async ({ slug, data }) => {
      const essence = await essenceFromBlueprint(data, officialPackLookup)
      if (!essence.ok) throw new Error(`${slug} has no valid essence.`)
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

/** Returns every pack of a bundle by kind and id. */
export const listPacksByName = (bundle: PackBundle): ReadonlyMap<string, Pack> => {
  const { manifest } = bundle
  return new Map<string, Pack>([
    ['scaffold', bundle.scaffold],
    ['review', bundle.review],
    ...bundle.sections.map(
      (pack, index) => [`section ${manifest.sections[index]?.id}`, pack] as const,
    ),
    ...bundle.pages.map((pack, index) => [`page ${manifest.pages[index]?.id}`, pack] as const),
    ...bundle.mutations.map(
      (pack, index) => [`mutation ${manifest.mutations[index]?.id}`, pack] as const,
    ),
  ])
}

/** Every pack of every official blueprint, with the blueprint in its name. */
export const officialPacks: readonly (readonly [name: string, pack: Pack])[] =
  officialBundles.flatMap(([slug, bundle]) =>
    [...listPacksByName(bundle)].map(([name, pack]) => [`${slug} ${name}`, pack] as const),
  )
