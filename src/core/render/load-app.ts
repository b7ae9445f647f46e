import type { Lookup } from '../content/content-types.ts'
import { type AppContext, createAppContext, listShellIds } from '../essence/app/app-context.ts'
import {
  type AppPage,
  type AppPlan,
  type GetRecord,
  listPatternIds,
  parseEssence,
  planApp,
} from '../essence/app/app-plan.ts'
import { listLeftOut } from '../essence/model/section-brief.ts'
import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { type Brand, findBrand } from './brand.ts'
import { getPageFolders } from './links.ts'
import { loadSectionArchetypes } from './page-samples.ts'
import { getShellRegions } from './shell-regions.ts'

/** An app with all records that its pages are rendered from. */
export interface LoadedApp extends AppContext {
  /** The name of the product, for the titles of documents. */
  readonly product: string
  /** The name of the business that the sample content is about. */
  readonly brand?: Brand | undefined
  /** The archetypes of the sections with the blueprint's overrides, by the ids of the sections. */
  readonly archetypes: ReadonlyMap<string, ArchetypeV2>
  /** What the patterns of shells show in this product. */
  readonly shellPatterns: readonly ShellPattern[]
}

/** What a pattern of a shell shows in a product. */
export type ShellPattern = NonNullable<
  NonNullable<BlueprintV1['overrides']>['shell_patterns']
>[number]

/** What an app is loaded with besides its essence. */
interface AppOptions {
  /** The name of the product, for the titles of documents. */
  readonly product: string
  /** The blueprint that the essence was composed from, whose samples come first. */
  readonly blueprint?: BlueprintV1 | undefined
}

/** Loads the records that an essence refers to, each once. Throws for an invalid essence. */
export async function loadApp(
  document: unknown,
  lookup: Lookup,
  { product, blueprint }: AppOptions,
): Promise<LoadedApp> {
  const plan = planApp(parseEssence(document))
  const shells = await loadRecords(listShellIds(plan), (slug) => lookup.get('shells', slug))
  const patternIds = [...plan.pages.flatMap(listPatternIds), ...listShellPatterns(shells.values())]
  const patterns = await loadRecords(patternIds, (slug) => lookup.get('patterns', slug))
  const themes = await loadRecords([getThemeId(plan)], (slug) => lookup.get('themes', slug))
  const records = { patterns, shells, themes, archetypes: new Map() }
  const getRecord: GetRecord = (type, slug) => records[type].get(slug) as never
  const archetypes = await loadSectionArchetypes(plan.sections, lookup, blueprint)
  const context = createAppContext(plan, getRecord)
  return {
    ...context,
    product,
    brand: findBrand(plan.essence),
    archetypes,
    shellPatterns: [
      ...listLeftOut(plan.essence).map((pattern) => ({ pattern, omit: true })),
      ...(blueprint?.overrides?.shell_patterns ?? []),
    ],
  }
}

const getThemeId = ({ essence }: AppPlan): string => essence.dna.theme.id

async function loadRecords<T>(
  slugs: readonly string[],
  read: (slug: string) => Promise<T | undefined>,
): Promise<ReadonlyMap<string, T>> {
  const unique = [...new Set(slugs)]
  const records = await Promise.all(unique.map(read))
  return new Map(
    unique.flatMap((slug, index): [string, T][] => {
      const record = records[index]
      return record === undefined ? [] : [[slug, record]]
    }),
  )
}

const listShellPatterns = (shells: Iterable<ShellV1>): string[] =>
  [...shells].flatMap((shell) =>
    getShellRegions(shell).flatMap(({ heldPatterns }) =>
      heldPatterns.map(({ pattern }) => pattern),
    ),
  )

/** Returns the patterns and shells of an app, for its style sheet. */
export function listAppRecords(app: LoadedApp): {
  readonly patterns: readonly PatternV2[]
  readonly shells: readonly ShellV1[]
} {
  const shells = listShellIds(app).flatMap((slug) => app.getRecord('shells', slug) ?? [])
  const slugs = new Set([...app.pages.flatMap(listPatternIds), ...listShellPatterns(shells)])
  return { shells, patterns: [...slugs].flatMap((slug) => app.getRecord('patterns', slug) ?? []) }
}

/** Returns the page with an id: its own, or `section/page`. */
export const findAppPage = ({ pages }: AppPlan, id: string): AppPage | undefined =>
  pages.find((page) => page.id === id) ?? pages.find(({ name }) => name === id)

/** Returns the page ids of an essence by the folders that links of rendered pages point to. */
export const pageIdsByFolder = (essence: unknown): ReadonlyMap<string, string> =>
  new Map(
    [...getPageFolders(planApp(parseEssence(essence)))].map(([{ id }, folder]) => [folder, id]),
  )
