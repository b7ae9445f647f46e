import type { Page } from 'playwright-core'

/** An element of `main` that Tab reaches. */
export interface TabStop {
  readonly name: string
  readonly selector: string
  readonly kind: 'button' | 'link' | 'field' | 'choice' | 'other'
  /** True for a control of one item among many. */
  readonly isInItem: boolean
  /** True if the reader can see that it has focus. */
  readonly isVisible: boolean
}

/** The maximum number of times to press Tab. */
const MAX_TABS = 160

/** The maximum number of stops to compare by screenshot. */
const MAX_SCREENSHOTS = 12

/** What to type into fields that accept only a certain form. */
const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  email: 'ana@example.com',
  url: 'https://example.com',
}

/** Presses Tab to the end of the page or to a stop, filling in `main` if there is text to type. */
export async function walkTabStops(
  page: Page,
  typedText?: string,
  isLast: (stop: TabStop) => boolean = () => false,
): Promise<readonly TabStop[]> {
  const stops: TabStop[] = []
  let screenshots = 0
  for (let index = 0; index < MAX_TABS; index++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(readFocus)
    if (focus === 'end') break
    if (focus === 'elsewhere') continue
    const { name, selector, kind, isInItem, box } = focus
    const isVisible =
      focus.hasOutline || ++screenshots > MAX_SCREENSHOTS || (await changesWithFocus(page, box))
    const stop = { name, selector, kind, isInItem, isVisible }
    stops.push(stop)
    if (isLast(stop)) break
    if (typedText === undefined) continue
    if (kind === 'field') await page.keyboard.type(SAMPLE_TEXTS[focus.type] ?? typedText)
    if (kind === 'choice') await page.keyboard.press('Space')
  }
  return stops
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Describes the element with focus. Runs in the page. */
export function readFocus() {
  const element = document.activeElement
  if (!(element instanceof Element) || element === document.body) return 'end'
  if (element.closest('main') === null || element.localName === 'main') return 'elsewhere'
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const isVisited = element.hasAttribute('data-svc-stop')
  element.setAttribute('data-svc-stop', '')
  const isTiny =
    element.getBoundingClientRect().width < 4 || getComputedStyle(element).opacity === '0'
  const painted = (isTiny ? element.parentElement : element) ?? element
  const { x, y, width, height } = painted.getBoundingClientRect()
  const readText = (node: Node | null | undefined): string => node?.textContent ?? ''
  const labelIds = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = labelIds.map((id) => readText(document.getElementById(id))).join(' ')
  // A label can contain its field, whose text is not part of the name.
  const fieldLabels = [...((element as HTMLInputElement).labels ?? [])].flatMap((label) =>
    [...label.childNodes].filter((node) => !node.contains(element)).map(readText),
  )
  const text =
    element.getAttribute('aria-label') ?? (named || fieldLabels.join(' ') || readText(element))
  const getKind = () => {
    if (element.matches('button, [role=button], input:is([type=submit], [type=button])'))
      return 'button'
    if (element.matches('a[href]:not([href=""], [href="#"])')) return 'link'
    const isField = element.matches(
      'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number], [type=url]), textarea',
    )
    if (isField) return 'field'
    return element.matches('input:is([type=radio], [type=checkbox]):not(:checked)')
      ? 'choice'
      : 'other'
  }
  return {
    name: text.replace(/\s+/g, ' ').trim().slice(0, 60) || `<${element.localName}>`,
    selector: svcSelector(element),
    type: element.getAttribute('type') ?? '',
    kind: getKind() as TabStop['kind'],
    isInItem: element.closest('tr, [role=row], li, article') !== null,
    // A date input has several stops; the browser draws the focus ring of all but the first.
    hasOutline: isVisited || (outlineStyle !== 'none' && outlineWidth !== '0px' && !isTiny),
    box: { x, y, width, height },
  }
}

/** True if the pixels around the element differ with and without focus. */
async function changesWithFocus(page: Page, { x, y, width, height }: Box): Promise<boolean> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 }
  const left = Math.max(0, Math.floor(x) - 6)
  const top = Math.max(0, Math.floor(y) - 6)
  const clip = {
    x: left,
    y: top,
    width: Math.min(viewport.width, Math.ceil(x + width) + 6) - left,
    height: Math.min(viewport.height, Math.ceil(y + height) + 6) - top,
  }
  if (clip.width <= 0 || clip.height <= 0) return false
  const focused = await page.screenshot({ clip })
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    Object.assign(window, { svcFocus: element })
    element.blur()
  })
  const blurred = await page.screenshot({ clip })
  await page.evaluate(() =>
    (window as unknown as { svcFocus: HTMLElement }).svcFocus.focus({
      preventScroll: true,
    }),
  )
  return !focused.equals(blurred)
}
