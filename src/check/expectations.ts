import type { Packs } from '../packs.ts'
import { parseAction } from './actions.ts'
import type { PageExpectations, Scheme, UrlState } from './types.ts'

type PagePack = Packs['page']

/** Reads what a page pack decides about a page. */
export function readExpectations(pack: PagePack, path: string): PageExpectations {
  const { data } = pack
  const { primaryAction, then = [] } = data.brief ?? {}
  return {
    path,
    ids: listIds(pack),
    schemes: toSchemes(data.effective?.mode.value ?? data.theme.mode),
    urlState: toControlKinds(data.urlState ?? []),
    actions: primaryAction === undefined ? [] : [primaryAction, ...then].map(parseAction),
    isStatic: data.isStatic === true,
  }
}

/** Lists the ids of the parts of a page, in order. */
export const listIds = ({ data }: PagePack): string[] =>
  (data.instances ?? []).map(({ alias }) => alias)

const toSchemes = (mode: string): readonly Scheme[] =>
  mode === 'light' || mode === 'dark' ? [mode] : ['light', 'dark']

/** The kinds of control that set each state that a URL keeps. */
const CONTROL_KINDS: ReadonlyMap<string, UrlState> = new Map([
  ['search', 'search'],
  ['filters', 'choice'],
  ['period', 'choice'],
  ['comparison', 'choice'],
  ['view', 'choice'],
  ['selection', 'choice'],
  ['sort', 'sort'],
  ['page', 'page'],
  ['tab', 'tab'],
  ['step', 'step'],
  ['item', 'item'],
])

/** Returns the kinds of control whose state the URL keeps. */
const toControlKinds = (states: readonly string[]): UrlState[] => [
  ...new Set(states.flatMap((state) => CONTROL_KINDS.get(state) ?? [])),
]
