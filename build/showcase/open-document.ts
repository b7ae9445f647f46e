import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright'
import { findBehaviorFailures } from './find-behavior-failures.ts'

/** A document that was opened in a browser. */
export interface OpenedDocument {
  readonly route: string
  readonly path: string
  readonly status: number
  /** The HTML of the response. */
  readonly html: string
  /** The status codes of the files that it loaded, by path. */
  readonly assets: ReadonlyMap<string, number>
  /** Messages from the console, from axe, about the layout, and about controls. */
  readonly messages: readonly string[]
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe rules whose result depends on the color scheme or the width of the screen. */
const APPEARANCE_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/** The screens to check: all rules on the first, the rules that may differ on the second. */
const SCREENS = [
  { width: 1280, height: 800, colorScheme: 'light', rules: undefined },
  { width: 390, height: 844, colorScheme: 'dark', rules: APPEARANCE_RULES },
] as const

/** The location of a document on the server. */
export interface DocumentAddress {
  readonly origin: string
  readonly route: string
  readonly path: string
}

/** Opens a document, checks it on a wide light and a narrow dark screen, and uses its controls. */
export async function openDocument(
  context: BrowserContext,
  { origin, route, path }: DocumentAddress,
): Promise<OpenedDocument> {
  const page = await context.newPage()
  try {
    const observed = watchPage(page, origin)
    const response = await page.goto(`${origin}/${path.replace(/index\.html$/, '')}`)
    const [status, html] = [response?.status() ?? 0, (await response?.text()) ?? '']
    const screens = status === 200 ? SCREENS : []
    for (const screen of screens) observed.messages.push(...(await inspectPage(page, screen)))
    if (status === 200) observed.messages.push(...(await findBehaviorFailures(page)))
    return { route, path, status, html, ...observed }
  } finally {
    await page.close()
  }
}

/** Collects the responses and the error messages of a page. */
function watchPage(page: Page, origin: string) {
  const assets = new Map<string, number>()
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('request', (request) => {
    const { origin: host, protocol } = new URL(request.url())
    if (protocol !== 'data:' && host !== origin) messages.push(`sends a request to ${host}`)
  })
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url())
    if (protocol === 'data:' || response.request().isNavigationRequest()) return
    assets.set(pathname.slice(1), response.status())
  })
  return { assets, messages }
}

async function inspectPage(page: Page, screen: (typeof SCREENS)[number]): Promise<string[]> {
  const { width, height, colorScheme, rules } = screen
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Legacy mode checks the page only, which is enough because there are no frames of other hosts.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules
    ? axe.withRules([...rules])
    : axe.withTags(AXE_TAGS)
  ).analyze()
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  const covers = await page.evaluate(findCovers)
  const screenName = `at ${width} pixels, ${colorScheme}`
  return [
    ...violations.map(({ id, nodes }) => `${id} ${screenName}: ${nodes[0]?.html ?? ''}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} pixels ${screenName}`] : []),
    ...covers.map((html) => `a heading is covered ${screenName}: ${html}`),
  ]
}

/** Lists the elements that cover a main heading. Runs in the page. */
const findCovers = (): string[] =>
  [...document.querySelectorAll('h1')].flatMap((heading) => {
    if (heading.closest('dialog, [popover]')) return []
    const { left, top, height } = heading.getBoundingClientRect()
    const found = document.elementFromPoint(left + 4, top + height / 2)
    return found && !heading.contains(found) ? [found.outerHTML.slice(0, 120)] : []
  })
