import { type Attributes, type FunctionComponent, h, type JSX } from 'preact'
import { BrowseList, type BrowseListProps } from './browse/browse-list.tsx'
import { ApiConsole, type ApiConsoleProps } from './docs/api/api-console.tsx'
import { Demo, type DemoProps } from './home/demo.tsx'
import { HomeSearch, type HomeSearchProps } from './home/home-search.tsx'
import { PreviewBar, type PreviewBarProps } from './preview/preview-bar.tsx'
import { PreviewStage, type PreviewStageProps } from './preview/preview-stage.tsx'
import { RecordFiles, type RecordFilesProps } from './records/record-files.tsx'
import { ShellPreview, type ShellPreviewProps } from './records/shell/shell-preview.tsx'
import { CatalogList, type CatalogListProps } from './schemas/catalog-list.tsx'
import { RawJson, type RawJsonProps } from './schemas/raw-json.tsx'
import { ValidatorPanel, type ValidatorPanelProps } from './schemas/validator-panel.tsx'
import { SearchDialog, type SearchDialogProps } from './search/search-dialog.tsx'
import { SearchPage, type SearchPageProps } from './search/search-page.tsx'
import type { BriefPanelProps } from './try/brief/brief-panel.tsx'
import { TryPanel, type TryPanelProps } from './try/try-panel.tsx'
import { ColorSchemeSwitch } from './ui/color-scheme-switch.tsx'

/** The props of each island. The names are the values of `data-island`. */
export interface IslandProps extends LazyIslandProps {
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
  readonly apiConsole: ApiConsoleProps
  readonly previewBar: PreviewBarProps
  readonly previewStage: PreviewStageProps
}

/** The props of the islands whose code only their own page loads. */
interface LazyIslandProps {
  readonly brief: BriefPanelProps
}

type IslandName = Exclude<keyof IslandProps, keyof LazyIslandProps>

/** The components that run in the browser. Everything else is static HTML. */
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
  apiConsole: ApiConsole,
  previewBar: PreviewBar,
  previewStage: PreviewStage,
}

/** Loads an island whose code only its own page needs; undefined for any other name. */
export async function loadIsland(
  name: string,
  props: IslandProps,
): Promise<JSX.Element | undefined> {
  if (name !== 'brief') return undefined
  const { BriefPanel } = await import('./try/brief/brief-panel.tsx')
  return h(BriefPanel, props.brief)
}

/** True if a string is the name of an island. */
export const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name)

/** Creates the element of an island, to render or to hydrate. */
export const createIsland = <K extends IslandName>(name: K, props: IslandProps[K]): JSX.Element =>
  h<IslandProps[K]>(ISLANDS[name], props as IslandProps[K] & Attributes)

interface IslandHostProps<K extends IslandName> {
  readonly name: K
  readonly props: IslandProps[K]
}

/** Prerenders an island and marks it for hydration. */
export const Island = <K extends IslandName>({ name, props }: IslandHostProps<K>) => (
  <div data-island={name}>{createIsland(name, props)}</div>
)
