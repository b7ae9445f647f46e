import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright'

/** What a browser saw of a document. */
export interface OpenedDocument {
  readonly route: string
  /** The path of the document below the root of all. */
  readonly path: string
  readonly status: number
  /** The document as it was served. */
  readonly html: string
  /** Files that it asked for, by their path below the root of all, and how they were answered. */
  readonly assets: ReadonlyMap<string, number>
  /** What was found in words: on the console, by axe, in the layout. */
  readonly messages: readonly string[]
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose answer changes with the colours or the width of a screen. */
const APPEARANCE_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/** Both schemes and both widths: everything is asked on the first, on the second what may differ. */
const SCREENS = [
  { width: 1280, height: 800, colorScheme: 'light', rules: undefined },
  { width: 390, height: 844, colorScheme: 'dark', rules: APPEARANCE_RULES },
] as const

/** Where a document is. */
export interface DocumentAddress {
  readonly origin: string
  readonly route: string
  readonly path: string
}

/** Opens a document in a browser, on a wide light and a narrow dark screen, and looks at it. */
export async function openDocument(
  context: BrowserContext,
  address: DocumentAddress,
): Promise<OpenedDocument> {
  const { origin, route, path } = address
  const page = await context.newPage()
  try {
    const seen = watchPage(page, origin)
    const response = await page.goto(`${origin}/${path.replace(/index\.html$/, '')}`)
    const [status, html] = [response?.status() ?? 0, (await response?.text()) ?? '']
    const screens = status === 200 ? SCREENS : []
    for (const screen of screens) seen.messages.push(...(await inspectPage(page, screen)))
    return { route, path, status, html, ...seen }
  } finally {
    await page.close()
  }
}

/** Collects what a page asks for and complains about. */
function watchPage(page: Page, origin: string) {
  const assets = new Map<string, number>()
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('request', (request) => {
    const { origin: host, protocol } = new URL(request.url())
    if (protocol !== 'data:' && host !== origin) messages.push(`asks ${host} for something`)
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
  // There are no frames of other hosts, so that everything can be asked of the page itself.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules
    ? axe.withRules([...rules])
    : axe.withTags(AXE_TAGS)
  ).analyze()
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  const where = `at ${width} pixels, ${colorScheme}`
  return [
    ...violations.map(({ id, nodes }) => `${id} ${where}: ${nodes[0]?.html ?? ''}`),
    ...(overhang > 0 ? [`scrolls sideways by ${overhang} pixels ${where}`] : []),
  ]
}
