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
    urlState: readUrlState(data),
    actions: primaryAction === undefined ? [] : [primaryAction, ...then].map(parseAction),
    // A public page is complete when it arrives, so only what it sends can fail.
    isStatic: data.sectionRole === 'public',
  }
}

/** Lists the ids of the parts of a page, in order. */
export const listIds = ({ data }: PagePack): string[] =>
  (data.instances ?? []).map(({ alias }) => alias)

const toSchemes = (mode: string): readonly Scheme[] =>
  mode === 'light' || mode === 'dark' ? [mode] : ['light', 'dark']

/** The state that each data signal sets, for signals that a URL should keep. */
const SIGNAL_STATES: ReadonlyMap<string, UrlState> = new Map([
  ['query', 'search'],
  ['filters', 'choice'],
  ['date-range', 'choice'],
  ['comparison', 'choice'],
  ['sort', 'sort'],
  ['page', 'page'],
  ['tab', 'tab'],
  ['step', 'step'],
])

/** The words for each state in a decision about the URL. */
const STATE_WORDS: Readonly<Record<UrlState, RegExp>> = {
  search: /\b(search|query(?! string))\b/i,
  choice: /\b(filters?|status|owner|period|range|comparison|view)\b/i,
  sort: /\bsort/i,
  page: /\bpage\b|\bpaging\b/i,
  tab: /\btabs?\b/i,
  step: /\bsteps?\b/i,
}

/** Returns what the URL keeps: what a decision says, else what the patterns set. */
function readUrlState({ brief, instances = [] }: PagePack['data']): PageExpectations['urlState'] {
  const decisions = (brief?.decisions ?? []).filter((text) =>
    /\b(URL|query string)\b|\?\w+=/i.test(text),
  )
  if (decisions.length > 0) {
    const states = Object.entries(STATE_WORDS) as [UrlState, RegExp][]
    const named = states.filter(([, words]) => decisions.some((text) => words.test(text)))
    return named.length > 0 ? named.map(([state]) => state) : undefined
  }
  const signals = instances.flatMap(({ produces }) => (Array.isArray(produces) ? produces : []))
  return [...new Set(signals.flatMap((name) => SIGNAL_STATES.get(String(name)) ?? []))]
}
