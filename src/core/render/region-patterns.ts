import { getPlacement } from '../content/placement.ts'
import type { RegionCondition } from '../content/shell-fields.ts'
import { type AppPage, listPatternIds } from '../essence/app/app-plan.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { asStrings, getOwn } from '../kernel/json/value.ts'
import { fillBrand } from './brand.ts'
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
import { createPaletteLabel, fillCommandPalette, getCommandPalette } from './palette-commands.ts'
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

/** Checks the conditions on which a page shows a pattern of its shell. */
const CONDITIONS: { readonly [C in RegionCondition]: (context: RegionContext) => boolean } = {
  commands: ({ app }) => getCommandPalette(app) !== undefined,
  'first-visit': ({ app, page }) => page.path === '/' || app.pages[0] === page,
  // Some patterns bring their own stepper.
  steps: (context) => isStep(context) && !hasStepper(context),
}

const hasStepper = ({ main }: RegionContext): boolean => listElements(main).some(isStepper)

const isStepper = (element: Element): boolean =>
  getAttribute(element, 'data-component') === 'Stepper'

const isStep = ({ app, page }: RegionContext): boolean =>
  listPatternIds(page).some((id) =>
    asStrings(getOwn(app.getRecord('patterns', id)?.io, 'consumes')).includes('step'),
  )

/** Renders the patterns of a region that belong on a page. */
export function createRegionPatterns(
  regionPatterns: readonly RegionPattern[],
  context: RegionContext,
): Element[] {
  const onPage = new Set(listPatternIds(context.page))
  const shown = regionPatterns.filter(
    (item) =>
      !onPage.has(item.pattern) &&
      (item.when === undefined || CONDITIONS[item.when](context)) &&
      !findShellPattern(context.app, item)?.omit,
  )
  return shown.flatMap((item) => createRegionPattern(item, context, shown))
}

/** Lists the patterns of all regions of a page's shell. */
const listShellPatterns = ({ app, page }: RegionContext): RegionPattern[] => {
  const shell = app.getRecord('shells', page.shell)
  return (shell ? getShellRegions(shell) : []).flatMap(({ heldPatterns }) => heldPatterns)
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
  shown: readonly RegionPattern[],
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
  const palette = item.when === 'commands' ? getCommandPalette(app) : undefined
  if (palette)
    return createClosedDialog(
      fillCommandPalette(root, palette, pattern),
      usedIds,
      createPaletteLabel(palette),
    )
  const content = isOutline(record, instance.preset) ? fillOutline(root, context) : root
  if (content === undefined) return []
  const named = fillTaskName(removeReplacedSlots(content, listRecords(shown, app)), context)
  const filled = fillNavigation(named, listNavGroups(named, context, { item, shown }))
  const closed = closePopovers(collapseNavigation(filled, usedIds), usedIds)
  return closed.name === 'dialog' ? createClosedDialog(closed, usedIds) : [removeLandmark(closed)]
}

const listRecords = (items: readonly RegionPattern[], app: LoadedApp): PatternV2[] =>
  items.flatMap(({ pattern }) => app.getRecord('patterns', pattern) ?? [])

/** The slot whose button the account menu replaces. */
const ACCOUNT_SLOT = 'account'

/**
 * Lists the navigation of a page for a pattern. A header has little room, and so has a navigation
 * that its shell declares short: they leave out the groups that the account menu leads to.
 */
function listNavGroups(
  { name }: Element,
  context: RegionContext,
  { item, shown }: { readonly item: RegionPattern; readonly shown: readonly RegionPattern[] },
): NavGroup[] {
  const { app, page } = context
  const groups = getNavigation(app, page)
  const neighbors = name === 'header' ? shown : []
  const menu = listRecords(item.isShort ? listShellPatterns(context) : neighbors, app).find(
    (record) => getPlacement(record).replaces.includes(ACCOUNT_SLOT),
  )
  if (menu === undefined) return groups
  const menuRoutes = new Set(
    listElements([getPatternElement(menu, menu.default_preset)]).map((element) =>
      getAttribute(element, 'href'),
    ),
  )
  return groups.filter(({ items }) => !items.some(({ route }) => menuRoutes.has(route)))
}

const NO_POINTERS = { pointer: '', idPointer: '' }

/** Removes the buttons that a pattern of the same region replaces. */
function removeReplacedSlots(root: Element, shown: readonly PatternV2[]): Element {
  const replaced = new Set(shown.flatMap((record) => getPlacement(record).replaces))
  return mapElements([root], (element) =>
    element.name === 'button' && replaced.has(getAttribute(element, 'data-slot') ?? '')
      ? []
      : element,
  )[0] as Element
}

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
