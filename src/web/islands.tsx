import { type Attributes, type FunctionComponent, h, type JSX } from 'preact'
import { BrowseList, type BrowseListProps } from './islands/browse.tsx'
import { CatalogList, type CatalogListProps } from './islands/catalog-list.tsx'
import { ValidatorPanel, type ValidatorPanelProps } from './islands/check-panel.tsx'
import { Demo, type DemoProps } from './islands/demo.tsx'
import { RecordFiles, type RecordFilesProps } from './islands/files.tsx'
import { HomeSearch, type HomeSearchProps } from './islands/home-search.tsx'
import { RawJson, type RawJsonProps } from './islands/raw-json.tsx'
import { SearchDialog, type SearchDialogProps } from './islands/search-dialog.tsx'
import { SearchPage, type SearchPageProps } from './islands/search-page.tsx'
import { ShellPreview, type ShellPreviewProps } from './islands/shell-stage.tsx'
import { ColorSchemeSwitch } from './islands/theme-switch.tsx'
import { TryPanel, type TryPanelProps } from './islands/try-panel.tsx'

/** What each island is rendered and hydrated with. */
export interface IslandProps {
  readonly theme: object
  readonly search: SearchDialogProps
  readonly searchPage: SearchPageProps
  readonly browse: BrowseListProps
  readonly try: TryPanelProps
  readonly demo: DemoProps
  readonly homeSearch: HomeSearchProps
  readonly catalog: CatalogListProps
  readonly raw: RawJsonProps
  readonly files: RecordFilesProps
  readonly stage: ShellPreviewProps
  readonly check: ValidatorPanelProps
}

type IslandName = keyof IslandProps

/** The parts of a page that run in the browser. All else is HTML and needs no script. */
const ISLANDS: { readonly [K in IslandName]: FunctionComponent<IslandProps[K]> } = {
  theme: ColorSchemeSwitch,
  search: SearchDialog,
  searchPage: SearchPage,
  browse: BrowseList,
  try: TryPanel,
  demo: Demo,
  homeSearch: HomeSearch,
  catalog: CatalogList,
  raw: RawJson,
  files: RecordFiles,
  stage: ShellPreview,
  check: ValidatorPanel,
}

/** Whether a text names an island. */
export const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name)

/** An island with its properties, to render or to hydrate. */
export const createIsland = <K extends IslandName>(name: K, props: IslandProps[K]): JSX.Element =>
  h<IslandProps[K]>(ISLANDS[name], props as IslandProps[K] & Attributes)

interface IslandHostProps<K extends IslandName> {
  readonly name: K
  readonly props: IslandProps[K]
}

/** The place of an island in a page: its HTML now, its behaviour once the script runs. */
export const Island = <K extends IslandName>({ name, props }: IslandHostProps<K>) => (
  <div data-island={name}>{createIsland(name, props)}</div>
)
