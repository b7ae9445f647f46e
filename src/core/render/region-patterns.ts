import { asStrings, getOwn } from '../content/fields.ts'
import { type AppPage, patternIdsOf } from '../packs/app.ts'
import type { RenderedApp } from './app.ts'
import { patternElement } from './example.ts'
import { foldAway } from './fold.ts'
import { instanceIds } from './instance-ids.ts'
import { labelOfPage, navigationAround } from './navigation.ts'
import { fillNavigation } from './navigation-fill.ts'
import {
  attr,
  type Element,
  el,
  elementsOf,
  mapElements,
  type Node,
  withAttributes,
  withChildren,
} from './node.ts'
import { fillPalette, paletteLabel, paletteOf } from './palette.ts'
import { closedDialog, closePopups } from './popups.ts'
import type { RegionPattern } from './regions.ts'

/** A page that is being framed. */
export interface Framed {
  readonly app: RenderedApp
  readonly page: AppPage
  /** What stands in its main region. */
  readonly main: readonly Node[]
  /** The ids of the page; those of the frame are added. */
  readonly taken: Set<string>
}

/** When a pattern that a shell offers is left out of a page. */
const LEFT_OUT: ReadonlyMap<string, (framed: Framed) => boolean> = new Map([
  ['command-palette', ({ app }: Framed) => paletteOf(app) === undefined],
  // An answer is asked for once, where people come in.
  ['cookie-consent', ({ app, page }: Framed) => page.path !== '/' && app.pages[0] !== page],
  // A pattern that brings its own steps takes their place, and most pages are no step of anything.
  ['stepper', (framed: Framed) => !isStep(framed) || hasStepper(framed)],
])

const hasStepper = ({ main }: Framed): boolean => elementsOf(main).some(isStepper)

const isStepper = (element: Element): boolean => attr(element, 'data-component') === 'Stepper'

const isStep = ({ app, page }: Framed): boolean =>
  patternIdsOf(page).some((id) =>
    asStrings(getOwn(app.get('patterns', id)?.io, 'consumes')).includes('step'),
  )

/** Parts of a header that another pattern of the same region takes over. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  ['search', 'command-palette'],
  ['alerts', 'notification-center'],
  ['account', 'user-menu'],
])

/** The patterns of a region that belong on a page, as they stand there. */
export function regionPatterns(held: readonly RegionPattern[], framed: Framed): Element[] {
  const onPage = new Set(patternIdsOf(framed.page))
  const shown = held.filter(
    ({ pattern }) => !onPage.has(pattern) && !LEFT_OUT.get(pattern)?.(framed),
  )
  const names = new Set(shown.map(({ pattern }) => pattern))
  return shown.flatMap((one) => regionPattern(one, framed, names))
}

function regionPattern(
  { pattern, preset }: RegionPattern,
  framed: Framed,
  beside: ReadonlySet<string>,
): Element[] {
  const { app, page, taken } = framed
  const record = app.get('patterns', pattern)
  if (record === undefined) return []
  const instance = app.instance({ id: pattern, alias: undefined, preset, ...NOWHERE })
  const root = instanceIds(patternElement(record, instance.preset), {
    prefix: `${pattern}-${instance.preset}-`,
    name: pattern,
    taken,
  })
  const palette = pattern === 'command-palette' ? paletteOf(app) : undefined
  if (palette)
    return closedDialog(fillPalette(root, palette, pattern), taken, paletteLabel(palette))
  const own = withoutTakenOver(root, beside)
  const filled = fillNavigation(withTask(own, labelOfPage(app, page)), navigationAround(app, page))
  const closed = closePopups(foldNavigation(filled, taken), taken)
  return closed.name === 'dialog' ? closedDialog(closed, taken) : [asPart(closed)]
}

const NOWHERE = { pointer: '', idPointer: '' }

const withoutTakenOver = (root: Element, beside: ReadonlySet<string>): Element =>
  mapElements([root], (element) => {
    const by = TAKEN_OVER.get(attr(element, 'data-slot') ?? '')
    return by !== undefined && beside.has(by) && element.name === 'button' ? [] : element
  })[0] as Element

/** A task bears the name of the page. */
const withTask = (root: Element, label: string): Element =>
  mapElements([root], (element) =>
    attr(element, 'data-slot') === 'task' ? withChildren(element, [label]) : element,
  )[0] as Element

/** Places in a bar fold behind a button where there is no room for them. */
function foldNavigation(root: Element, taken: Set<string>): Element {
  if (root.name !== 'header') return root
  return mapElements([root], (element) =>
    element.name === 'nav' ? foldAway(element, 'md', taken) : element,
  )[0] as Element
}

const LANDMARKS = new Set(['header', 'footer', 'nav', 'aside', 'main'])

/** The region is the landmark, so that its pattern is none. */
const asPart = (root: Element): Element =>
  LANDMARKS.has(root.name)
    ? withAttributes({ ...root, name: 'div' }, { 'aria-label': undefined })
    : root

/** A request that can be answered once, by any of its buttons, without script. */
export const answerable = (root: Element): Element =>
  el('dialog', { open: true, 'aria-labelledby': attr(root, 'aria-labelledby') }, [
    el('form', { method: 'dialog' }, [
      ...mapElements(
        [withAttributes({ ...root, name: 'div' }, { 'aria-labelledby': undefined })],
        (element) =>
          element.name === 'button' ? withAttributes(element, { type: 'submit' }) : element,
      ),
    ]),
  ])
