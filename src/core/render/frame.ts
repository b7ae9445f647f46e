import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { foldAway } from './fold.ts'
import { MAIN } from './main-id.ts'
import { neighbourList, neighboursIn } from './neighbours.ts'
import { type Child, type Element, el, type Node, withChildren } from './node.ts'
import { answerable, type Framed, regionPatterns } from './region-patterns.ts'
import { regionsOf, type ShellRegion } from './regions.ts'

/** A page that is being framed, and what stands on the others. */
export interface FramedAmong extends Framed {
  /** The examples on the page that has this path. */
  readonly examplesAt: (path: string) => readonly Element[]
}

/** The page in its shell: every region that has something to show, the main one always. */
export function frameAround(shell: ShellV1 | undefined, framed: FramedAmong): Element {
  const regions = shell ? regionsOf(shell) : []
  const isComplete = regions.some(({ element }) => element === 'main')
  const elements = regions.flatMap((region) => regionElements(region, framed))
  const { section } = framed.page
  return el('div', { 'data-shell': shell?.id ?? framed.page.shell, 'data-role': section.role }, [
    framed.app.essence.dna.accessibility.skip_nav && SKIP,
    ...withButtons(elements),
    !isComplete && mainElement('main', framed.main),
  ])
}

const SKIP = el('a', { href: `#${MAIN}`, 'data-skip': true }, ['Skip to main content'])

const mainElement = (region: string, nodes: readonly Node[]): Element =>
  el('main', { 'data-region': region, id: MAIN, tabindex: '-1' }, nodes)

/** A region of a page, and the button that opens it where it is folded away. */
interface PlacedRegion {
  readonly element: Element
  readonly button?: Element
}

function regionElements(region: ShellRegion, framed: FramedAmong): PlacedRegion[] {
  if (region.element === 'main') return [{ element: mainElement(region.id, framed.main) }]
  const children = contentOf(region, framed)
  if (children.length === 0) return []
  const { id, element: name, label, below, becomes } = region
  const element = el(
    name,
    {
      'data-region': id,
      'aria-label': label ?? (name === 'nav' || name === 'aside' ? id : undefined),
      ...(below !== undefined && becomes === 'hidden' ? { 'data-hide-below': below } : {}),
      ...(below !== undefined && becomes === 'pager' ? { 'data-pager-below': below } : {}),
    },
    children,
  )
  if (below === undefined || !FOLDS.has(becomes ?? '')) return [{ element }]
  const [button, folded] = foldAway(element, below, framed.taken)
  return [{ element: folded, button }]
}

/** What a region may turn into that lies over the page. */
const FOLDS = new Set(['drawer', 'sheet', 'menu', 'overlay'])

function contentOf(region: ShellRegion, framed: FramedAmong): Child[] {
  if (region.becomes === 'pager') return neighbours(framed)
  if (region.holds.length === 0) return statement(framed)
  const patterns = regionPatterns(region.holds, framed)
  const isAsked = region.holds.some(({ pattern }) => pattern === 'cookie-consent')
  return isAsked ? patterns.map(answerable) : patterns
}

/** Beside a record: the records of the list that it belongs to. */
function neighbours({ page, examplesAt }: FramedAmong): Element[] {
  const [, list] = /^(.+?)\/[:*]/.exec(page.path) ?? []
  if (list === undefined) return []
  const found = neighboursIn(examplesAt(list))
  return found.length === 0 ? [] : neighbourList(found, list)
}

/** A region that holds no pattern says what the product is, in the words of the essence. */
function statement({ app }: FramedAmong): Element[] {
  const sections = app.essence.blueprint.sections
  const main = sections.find(({ role }) => role === 'primary') ?? sections[0]
  const [first] = /^[^.!?]+[.!?]?/.exec(main?.description ?? '') ?? []
  return [
    el('p', { 'data-slot': 'brand' }, [app.product]),
    ...(first === undefined ? [] : [el('p', { 'data-slot': 'statement' }, [first])]),
  ]
}

/** The buttons of folded regions stand at the start of the header, or before their own region. */
function withButtons(regions: readonly PlacedRegion[]): Element[] {
  const buttons = regions.flatMap(({ button }) => button ?? [])
  const header = regions.find(({ element }) => element.name === 'header')
  return regions.flatMap((region) => {
    const { element, button } = region
    if (region === header) return [withChildren(element, [...buttons, ...element.children])]
    return header === undefined && button ? [button, element] : [element]
  })
}
