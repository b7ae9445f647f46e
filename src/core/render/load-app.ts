import type { Lookup } from '../content/content-types.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import {
  type AppPage,
  type AppPlan,
  type GetRecord,
  listPatternIds,
  parseEssence,
  planApp,
} from '../packs/app-plan.ts'
import { createPackContext, listShellIds, type PackContext } from '../packs/context.ts'
import { getPageFolders } from './links.ts'
import { getShellRegions } from './shell-regions.ts'

/** An app with every record that its pages are drawn from. */
export interface LoadedApp extends PackContext {
  /** The name of the product, as titles of documents have it. */
  readonly product: string
}

/** Reads what an essence names, each record once; any other document is refused. */
export async function loadApp(
  document: unknown,
  lookup: Lookup,
  product: string,
): Promise<LoadedApp> {
  const plan = planApp(parseEssence(document))
  const shells = await loadRecords(listShellIds(plan), (slug) => lookup.get('shells', slug))
  const named = [...plan.pages.flatMap(listPatternIds), ...listShellPatterns(shells)]
  const patterns = await loadRecords(named, (slug) => lookup.get('patterns', slug))
  const themes = await loadRecords([getThemeId(plan)], (slug) => lookup.get('themes', slug))
  const records = { patterns, shells, themes, archetypes: new Map() }
  const get: GetRecord = (type, slug) => records[type].get(slug) as never
  return { ...createPackContext(plan, { getRecord: get, options: {} }), product }
}

const getThemeId = ({ essence }: AppPlan): string => essence.dna.theme.id

async function loadRecords<T>(
  slugs: readonly string[],
  read: (slug: string) => Promise<T | undefined>,
): Promise<ReadonlyMap<string, T>> {
  const unique = [...new Set(slugs)]
  const records = await Promise.all(unique.map(read))
  return new Map(
    unique.flatMap((slug, at): [string, T][] => {
      const record = records[at]
      return record === undefined ? [] : [[slug, record]]
    }),
  )
}

const listShellPatterns = (shells: ReadonlyMap<string, ShellV1>): string[] =>
  [...shells.values()].flatMap((shell) =>
    getShellRegions(shell).flatMap(({ heldPatterns }) =>
      heldPatterns.map(({ pattern }) => pattern),
    ),
  )

/** The patterns and shells that an app is drawn from, for its style sheet. */
export function listAppRecords(app: LoadedApp): {
  readonly patterns: readonly PatternV2[]
  readonly shells: readonly ShellV1[]
} {
  const shells = listShellIds(app).flatMap((slug) => app.getRecord('shells', slug) ?? [])
  const held = listShellPatterns(new Map(shells.map((shell) => [shell.id, shell])))
  const slugs = new Set([...app.pages.flatMap(listPatternIds), ...held])
  return { shells, patterns: [...slugs].flatMap((slug) => app.getRecord('patterns', slug) ?? []) }
}

/** The page of an app that an id names: its own, or `section/page`. */
export const findAppPage = ({ pages }: AppPlan, id: string): AppPage | undefined =>
  pages.find((page) => page.id === id) ?? pages.find(({ name }) => name === id)

/** The ids of an essence's pages by the folders that the links of rendered pages lead to. */
export const pageIdsByFolder = (essence: unknown): ReadonlyMap<string, string> =>
  new Map(
    [...getPageFolders(planApp(parseEssence(essence)))].map(([{ id }, folder]) => [folder, id]),
  )
