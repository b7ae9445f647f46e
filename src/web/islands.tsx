import { type Attributes, type FunctionComponent, h, type JSX } from 'preact'
import { CatalogList, type CatalogListProps } from './islands/catalog-list.tsx'
import { CheckPanel, type CheckPanelProps } from './islands/check-panel.tsx'
import { RawJson, type RawJsonProps } from './islands/raw-json.tsx'
import { ThemeSwitch } from './islands/theme-switch.tsx'

/** What each island is rendered and hydrated with. */
export interface IslandProps {
  readonly theme: object
  readonly catalog: CatalogListProps
  readonly raw: RawJsonProps
  readonly check: CheckPanelProps
}

type IslandName = keyof IslandProps

/** The parts of a page that run in the browser. All else is HTML and needs no script. */
const ISLANDS: { readonly [K in IslandName]: FunctionComponent<IslandProps[K]> } = {
  theme: ThemeSwitch,
  catalog: CatalogList,
  raw: RawJson,
  check: CheckPanel,
}

/** Whether a text names an island. */
export const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name)

/** An island with its properties, to render or to hydrate. */
export const islandOf = <K extends IslandName>(name: K, props: IslandProps[K]): JSX.Element =>
  h<IslandProps[K]>(ISLANDS[name], props as IslandProps[K] & Attributes)

interface PlaceProps<K extends IslandName> {
  readonly name: K
  readonly props: IslandProps[K]
}

/** The place of an island in a page: its HTML now, its behaviour once the script runs. */
export const Island = <K extends IslandName>({ name, props }: PlaceProps<K>) => (
  <div data-island={name}>{islandOf(name, props)}</div>
)
