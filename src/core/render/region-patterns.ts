import { asStrings, getOwn } from '../json/value.ts'
import { type AppPage, listPatternIds } from '../packs/app-plan.ts'
import { createPaletteLabel, fillCommandPalette, getCommandPalette } from './command-palette.ts'
import {
  type Element,
  el,
  getAttribute,
  listElements,
  mapElements,
  type Node,
  withAttributes,
  withChildren,
} from './element.ts'
import { assignInstanceIds } from './element-ids.ts'
import { getPatternElement } from './example-elements.ts'
import type { LoadedApp } from './load-app.ts'
import { fillNavigation, getNavigation, getPageLabel } from './navigation.ts'
import { closePopovers, collapseBelow, createClosedDialog } from './popovers.ts'
import type { RegionPattern } from './shell-regions.ts'

/** A page that is being framed. */
export interface RegionContext {
  readonly app: LoadedApp
  readonly page: AppPage
  /** What stands in its main region. */
  readonly main: readonly Node[]
  /** The ids of the page; those of the frame are added. */
  readonly usedIds: Set<string>
}

/** When a pattern that a shell offers is left out of a page. */
const OMIT_CONDITIONS: ReadonlyMap<string, (framed: RegionContext) => boolean> = new Map([
  ['command-palette', ({ app }: RegionContext) => getCommandPalette(app) === undefined],
  // An answer is asked for once, where people come in.
  ['cookie-consent', ({ app, page }: RegionContext) => page.path !== '/' && app.pages[0] !== page],
  // A pattern that brings its own steps takes their place, and most pages are no step of anything.
  ['stepper', (framed: RegionContext) => !isStep(framed) || hasStepper(framed)],
])

const hasStepper = ({ main }: RegionContext): boolean => listElements(main).some(isStepper)

const isStepper = (element: Element): boolean =>
  getAttribute(element, 'data-component') === 'Stepper'

const isStep = ({ app, page }: RegionContext): boolean =>
  listPatternIds(page).some((id) =>
    asStrings(getOwn(app.getRecord('patterns', id)?.io, 'consumes')).includes('step'),
  )

/** Parts of a header that another pattern of the same region takes over. */
const REPLACED_SLOTS: ReadonlyMap<string, string> = new Map([
  ['search', 'command-palette'],
  ['alerts', 'notification-center'],
  ['account', 'user-menu'],
])

/** The patterns of a region that belong on a page, as they stand there. */
export function createRegionPatterns(
  held: readonly RegionPattern[],
  framed: RegionContext,
): Element[] {
  const onPage = new Set(listPatternIds(framed.page))
  const shown = held.filter(
    ({ pattern }) => !onPage.has(pattern) && !OMIT_CONDITIONS.get(pattern)?.(framed),
  )
  const names = new Set(shown.map(({ pattern }) => pattern))
  return shown.flatMap((one) => createRegionPattern(one, framed, names))
}

function createRegionPattern(
  { pattern, preset }: RegionPattern,
  framed: RegionContext,
  beside: ReadonlySet<string>,
): Element[] {
  const { app, page, usedIds } = framed
  const record = app.getRecord('patterns', pattern)
  if (record === undefined) return []
  const instance = app.resolveInstance({ id: pattern, alias: undefined, preset, ...NO_POINTERS })
  const root = assignInstanceIds(getPatternElement(record, instance.preset), {
    prefix: `${pattern}-${instance.preset}-`,
    name: pattern,
    usedIds,
  })
  const palette = pattern === 'command-palette' ? getCommandPalette(app) : undefined
  if (palette)
    return createClosedDialog(
      fillCommandPalette(root, palette, pattern),
      usedIds,
      createPaletteLabel(palette),
    )
  const own = removeReplacedSlots(root, beside)
  const filled = fillNavigation(
    fillTaskName(own, getPageLabel(app, page)),
    getNavigation(app, page),
  )
  const closed = closePopovers(collapseNavigation(filled, usedIds), usedIds)
  return closed.name === 'dialog' ? createClosedDialog(closed, usedIds) : [removeLandmark(closed)]
}

const NO_POINTERS = { pointer: '', idPointer: '' }

const removeReplacedSlots = (root: Element, beside: ReadonlySet<string>): Element =>
  mapElements([root], (element) => {
    const by = REPLACED_SLOTS.get(getAttribute(element, 'data-slot') ?? '')
    return by !== undefined && beside.has(by) && element.name === 'button' ? [] : element
  })[0] as Element

/** A task bears the name of the page. */
const fillTaskName = (root: Element, label: string): Element =>
  mapElements([root], (element) =>
    getAttribute(element, 'data-slot') === 'task' ? withChildren(element, [label]) : element,
  )[0] as Element

/** Places in a bar fold behind a button where there is no room for them. */
function collapseNavigation(root: Element, taken: Set<string>): Element {
  if (root.name !== 'header') return root
  return mapElements([root], (element) =>
    element.name === 'nav' ? collapseBelow(element, 'md', taken) : element,
  )[0] as Element
}

const LANDMARK_ELEMENTS = new Set(['header', 'footer', 'nav', 'aside', 'main'])

/** The region is the landmark, so that its pattern is none. */
const removeLandmark = (root: Element): Element =>
  LANDMARK_ELEMENTS.has(root.name)
    ? withAttributes({ ...root, name: 'div' }, { 'aria-label': undefined })
    : root

/** A request that can be answered once, by any of its buttons, without script. */
export const toDismissibleDialog = (root: Element): Element =>
  el('dialog', { open: true, 'aria-labelledby': getAttribute(root, 'aria-labelledby') }, [
    el('form', { method: 'dialog' }, [
      ...mapElements(
        [withAttributes({ ...root, name: 'div' }, { 'aria-labelledby': undefined })],
        (element) =>
          element.name === 'button' ? withAttributes(element, { type: 'submit' }) : element,
      ),
    ]),
  ])
