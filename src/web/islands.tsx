import { type Attributes, type FunctionComponent, h, type JSX } from 'preact'
import { Browse, type BrowseProps } from './islands/browse.tsx'
import { CatalogList, type CatalogListProps } from './islands/catalog-list.tsx'
import { CheckPanel, type CheckPanelProps } from './islands/check-panel.tsx'
import { Demo, type DemoProps } from './islands/demo.tsx'
import { Files, type FilesProps } from './islands/files.tsx'
import { HomeSearch, type HomeSearchProps } from './islands/home-search.tsx'
import { RawJson, type RawJsonProps } from './islands/raw-json.tsx'
import { SearchDialog, type SearchDialogProps } from './islands/search-dialog.tsx'
import { SearchPage, type SearchPageProps } from './islands/search-page.tsx'
import { ShellStage, type ShellStageProps } from './islands/shell-stage.tsx'
import { ThemeSwitch } from './islands/theme-switch.tsx'
import { TryPanel, type TryPanelProps } from './islands/try-panel.tsx'

/** What each island is rendered and hydrated with. */
export interface IslandProps {
  readonly theme: object
  readonly search: SearchDialogProps
  readonly searchPage: SearchPageProps
  readonly browse: BrowseProps
  readonly try: TryPanelProps
  readonly demo: DemoProps
  readonly homeSearch: HomeSearchProps
  readonly catalog: CatalogListProps
  readonly raw: RawJsonProps
  readonly files: FilesProps
  readonly stage: ShellStageProps
  readonly check: CheckPanelProps
}

type IslandName = keyof IslandProps

/** The parts of a page that run in the browser. All else is HTML and needs no script. */
const ISLANDS: { readonly [K in IslandName]: FunctionComponent<IslandProps[K]> } = {
  theme: ThemeSwitch,
  search: SearchDialog,
  searchPage: SearchPage,
  browse: Browse,
  try: TryPanel,
  demo: Demo,
  homeSearch: HomeSearch,
  catalog: CatalogList,
  raw: RawJson,
  files: Files,
  stage: ShellStage,
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
