import { asStrings, getOwn } from '../json/value.ts'
import { type AppPage, listPatternIds } from '../packs/app-plan.ts'
import { fillBrand } from './brand.ts'
import { createPaletteLabel, fillCommandPalette, getCommandPalette } from './command-palette.ts'
import {
  type Element,
  el,
  findElement,
  findText,
  getAttribute,
  listElements,
  mapElements,
  type Node,
  replaceElement,
  withAttributes,
  withChildren,
} from './element.ts'
import { assignInstanceIds } from './element-ids.ts'
import { getPatternElement } from './example-elements.ts'
import type { LoadedApp, ShellPattern } from './load-app.ts'
import { fillNavigation, getNavigation, getPageLabel, type NavGroup } from './navigation.ts'
import { fillOutline, isOutline } from './outline.ts'
import { createExample } from './page-samples.ts'
import { closePopovers, collapseBelow, createClosedDialog } from './popovers.ts'
import { getShellRegions, type RegionPattern } from './shell-regions.ts'

/** The page whose regions are rendered. */
export interface RegionContext {
  readonly app: LoadedApp
  readonly page: AppPage
  /** The content of its main region. */
  readonly main: readonly Node[]
  /** The ids of the page; the ids of the regions are added. */
  readonly usedIds: Set<string>
}

/** The conditions on which a page leaves out a pattern of its shell. */
const OMIT_CONDITIONS: ReadonlyMap<string, (context: RegionContext) => boolean> = new Map([
  ['command-palette', ({ app }: RegionContext) => getCommandPalette(app) === undefined],
  // Consent is requested once, on the first page that people visit.
  ['cookie-consent', ({ app, page }: RegionContext) => page.path !== '/' && app.pages[0] !== page],
  // Only pages of a flow have steps, and some patterns bring their own stepper.
  ['stepper', (context: RegionContext) => !isStep(context) || hasStepper(context)],
])

const hasStepper = ({ main }: RegionContext): boolean => listElements(main).some(isStepper)

const isStepper = (element: Element): boolean =>
  getAttribute(element, 'data-component') === 'Stepper'

const isStep = ({ app, page }: RegionContext): boolean =>
  listPatternIds(page).some((id) =>
    asStrings(getOwn(app.getRecord('patterns', id)?.io, 'consumes')).includes('step'),
  )

/** The slots of a header that another pattern of the same region replaces. */
const REPLACED_SLOTS: ReadonlyMap<string, string> = new Map([
  ['search', 'command-palette'],
  ['alerts', 'notification-center'],
  ['account', 'user-menu'],
])

/** Renders the patterns of a region that belong on a page. */
export function createRegionPatterns(
  regionPatterns: readonly RegionPattern[],
  context: RegionContext,
): Element[] {
  const onPage = new Set(listPatternIds(context.page))
  const shown = regionPatterns.filter(
    (item) =>
      !onPage.has(item.pattern) &&
      !OMIT_CONDITIONS.get(item.pattern)?.(context) &&
      !findShellPattern(context.app, item)?.omit,
  )
  const shownIds = new Set(shown.map(({ pattern }) => pattern))
  const isShared = regionPatterns.some(({ pattern }) => pattern === 'conversation-list')
  const hasUserMenu = isShared && listShellPatternIds(context).has('user-menu')
  return shown.flatMap((item) => createRegionPattern(item, context, { shownIds, hasUserMenu }))
}

/** The patterns around a pattern. */
interface Surroundings {
  /** The patterns that its region shows. */
  readonly shownIds: ReadonlySet<string>
  /** True if its region shares its room with a list, and another region has a user menu. */
  readonly hasUserMenu: boolean
}

const listShellPatternIds = ({ app, page }: RegionContext): ReadonlySet<string> => {
  const shell = app.getRecord('shells', page.shell)
  const regions = shell ? getShellRegions(shell) : []
  return new Set(regions.flatMap(({ heldPatterns }) => heldPatterns.map(({ pattern }) => pattern)))
}

/** Returns what a product says about a pattern of its shells. */
const findShellPattern = (
  { shellPatterns }: LoadedApp,
  { pattern, preset }: RegionPattern,
): ShellPattern | undefined =>
  shellPatterns.find(
    (item) => item.pattern === pattern && (item.preset === undefined || item.preset === preset),
  )

function createRegionPattern(
  item: RegionPattern,
  context: RegionContext,
  surroundings: Surroundings,
): Element[] {
  const { app, usedIds } = context
  const { pattern, preset } = item
  const record = app.getRecord('patterns', pattern)
  if (record === undefined) return []
  const instance = app.resolveInstance({ id: pattern, alias: undefined, preset, ...NO_POINTERS })
  const { sample } = findShellPattern(app, item) ?? {}
  const example = createExample(record, instance.preset, sample)
  const branded = app.brand === undefined ? example : fillBrand(example, app.brand.name, record)
  const root = assignInstanceIds(branded, {
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
  const content = isOutline(record, instance.preset) ? fillOutline(root, context) : root
  if (content === undefined) return []
  const named = fillTaskName(removeReplacedSlots(content, surroundings.shownIds), context)
  const filled = fillNavigation(named, listNavGroups(named, context, surroundings))
  const closed = closePopovers(collapseNavigation(filled, usedIds), usedIds)
  return closed.name === 'dialog' ? createClosedDialog(closed, usedIds) : [removeLandmark(closed)]
}

/**
 * Lists the navigation of a page for a pattern. A header has little room, and so has a navigation
 * above a list of conversations: they leave out the groups that the user menu leads to.
 */
function listNavGroups(
  { name }: Element,
  { app, page }: RegionContext,
  { shownIds, hasUserMenu }: Surroundings,
): NavGroup[] {
  const groups = getNavigation(app, page)
  const leavesAccount = hasUserMenu || (name === 'header' && shownIds.has('user-menu'))
  const menu = leavesAccount ? app.getRecord('patterns', 'user-menu') : undefined
  if (menu === undefined) return groups
  const menuRoutes = new Set(
    listElements([getPatternElement(menu, menu.default_preset)]).map((element) =>
      getAttribute(element, 'href'),
    ),
  )
  return groups.filter(({ items }) => !items.some(({ route }) => menuRoutes.has(route)))
}

const NO_POINTERS = { pointer: '', idPointer: '' }

const removeReplacedSlots = (root: Element, shownIds: ReadonlySet<string>): Element =>
  mapElements([root], (element) => {
    const replacement = REPLACED_SLOTS.get(getAttribute(element, 'data-slot') ?? '')
    return replacement !== undefined && shownIds.has(replacement) && element.name === 'button'
      ? []
      : element
  })[0] as Element

/** Names the task of a focused page after the page, unless the title of the page says the same. */
function fillTaskName(root: Element, { app, page, main }: RegionContext): Element {
  const label = getPageLabel(app, page)
  const title = findText(main, ({ name }) => name === 'h1')
  return mapElements([root], (element) => {
    if (getAttribute(element, 'data-slot') !== 'task') return element
    return title === label ? [] : withChildren(element, [label])
  })[0] as Element
}

/** Collapses the navigation of a header on narrow screens, with the link to sign in. */
function collapseNavigation(root: Element, usedIds: Set<string>): Element {
  if (root.name !== 'header') return root
  const signIn = findElement([root], isSignIn)
  return mapElements([root], (element) => {
    if (element.name === 'nav') return collapseBelow(addToMenu(element, signIn), 'md', usedIds)
    return element === signIn ? withAttributes(element, { 'data-hide-below': 'md' }) : element
  })[0] as Element
}

const isSignIn = (element: Element): boolean => getAttribute(element, 'data-slot') === 'sign-in'

/** Adds a link to a navigation; it is shown only while the navigation is a menu. */
function addToMenu(nav: Element, link: Element | undefined): Element {
  const list = findElement([nav], ({ name }) => name === 'ul')
  if (link === undefined || list === undefined) return nav
  const item = el('li', { 'data-unfold': 'md' }, [withAttributes(link, { 'data-slot': undefined })])
  return replaceElement(nav, list, withChildren(list, [...list.children, item]))
}

const LANDMARK_ELEMENTS = new Set(['header', 'footer', 'nav', 'aside', 'main'])

/** Turns a landmark into a `div`, because the region around it is the landmark. */
const removeLandmark = (root: Element): Element =>
  LANDMARK_ELEMENTS.has(root.name)
    ? withAttributes({ ...root, name: 'div' }, { 'aria-label': undefined })
    : root

/** Turns a request into a dialog that each of its buttons closes, without a script. */
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
