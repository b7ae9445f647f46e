import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import type { Draft } from '../internal.ts'
import { finishAnimations } from './finish-animations.ts'
import { applyScheme, openPage, WIDTHS, waitUntilStable } from './open-page.ts'
import { findOverflow } from './overflow.ts'
import { COLOR_RULES, runAxe } from './run-axe.ts'
import { takePicture } from './take-picture.ts'
import type { OpenedPage, Scheme } from './types.ts'

/** What a page shows at one width in one color scheme. */
export interface ReadView {
  readonly width: (typeof WIDTHS)[number]
  readonly scheme: Scheme
  /** The violations that axe found, or why it could not run. */
  readonly axe: PromiseSettledResult<AxeResults['violations']>
  /** What makes the page scroll sideways. */
  readonly overflow: Draft | undefined
  readonly screenshot: Buffer
}

const viewsByPage = new WeakMap<Page, Promise<readonly ReadView[]>>()

/**
 * Reads the page at each width in each color scheme. Several checks are about the same views, so
 * they are read once in the life of a tab.
 */
export function readViews(opened: OpenedPage): Promise<readonly ReadView[]> {
  const known = viewsByPage.get(opened.page)
  if (known) return known
  const views = readAll(opened)
  viewsByPage.set(opened.page, views)
  // The next check tries again what one could not finish.
  views.catch(() => viewsByPage.delete(opened.page))
  return views
}

async function readAll(opened: OpenedPage): Promise<ReadView[]> {
  const [first = 'light', ...others] = opened.expected.schemes
  const views: ReadView[] = []
  for (const width of WIDTHS) {
    await openPage(opened, { width, scheme: first })
    const shown = await readView(opened, width, first)
    views.push(shown.view)
    for (const scheme of others) views.push((await readOther(opened, shown, scheme)).view)
  }
  return views
}

interface Shown {
  readonly view: ReadView
  /** Changes with the elements that the page shows. */
  readonly content: string
}

/** Reads a view whose rules about elements may have been applied to the same elements before. */
async function readView(
  opened: OpenedPage,
  width: ReadView['width'],
  scheme: Scheme,
  before?: Shown,
): Promise<Shown> {
  const { page } = opened
  const content = await page.evaluate(readContent)
  const isSame = content === before?.content
  const overflow = isSame ? before?.view.overflow : await page.evaluate(findOverflow, width)
  const screenshot = await takePicture(page)
  const kept = isSame && before?.view.axe.status === 'fulfilled' ? before.view.axe.value : undefined
  const [axe] = await Promise.allSettled([findViolations(opened, kept)])
  return { content, view: { width, scheme, axe, overflow, screenshot } }
}

/** Runs axe; where only colors differ, keeps the violations of the other rules. */
async function findViolations(
  { page, axeScript }: OpenedPage,
  kept: AxeResults['violations'] | undefined,
): Promise<AxeResults['violations']> {
  if (kept === undefined) return runAxe(page, axeScript)
  const found = await runAxe(page, axeScript, COLOR_RULES)
  return [...kept.filter(({ id }) => !COLOR_RULES.includes(id)), ...found]
}

/** Switches to another color scheme; opens the page in it if the switch changes nothing. */
async function readOther(opened: OpenedPage, before: Shown, scheme: Scheme): Promise<Shown> {
  const { page } = opened
  const { width } = before.view
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate(applyScheme, scheme)
  await waitUntilStable(page)
  // Colors change with transitions, in which they contrast less.
  await page.evaluate(finishAnimations)
  const switched = await readView(opened, width, scheme, before)
  if (!switched.view.screenshot.equals(before.view.screenshot)) return switched
  await openPage(opened, { width, scheme })
  return readView(opened, width, scheme, before)
}

/**
 * Returns the size, the place and the attributes of everything that the page shows, without the
 * switch of the color scheme. Runs in the page.
 */
function readContent(): string {
  const parts: string[] = []
  const visit = (root: Document | ShadowRoot | Element): void => {
    for (const element of root.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const names =
        element === document.documentElement
          ? []
          : [...element.attributes].map(({ name, value }) => `${name}=${value}`)
      parts.push(`${element.localName} ${isShown} ${x} ${y} ${width} ${height} ${names.join(' ')}`)
      for (const node of element.childNodes) if (node instanceof Text) parts.push(node.data)
      if (element.shadowRoot) visit(element.shadowRoot)
    }
  }
  visit(document)
  return parts.join('\n')
}
