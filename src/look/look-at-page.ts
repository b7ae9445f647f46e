import type { Page } from 'playwright-core'
import { finishAnimations } from '../check/finish-animations.ts'
import { PageFailure } from '../check/limits.ts'
import { applyScheme, navigate } from '../check/open-page.ts'
import type { Session } from '../check/session.ts'
import { takePicture, takeScreen } from '../check/take-picture.ts'
import { MEASURES } from './measures/index.ts'
import { hasModal } from './page/has-modal.ts'
import { listElements } from './page/list-elements.ts'
import { readElements } from './page/read-elements.ts'
import { readPage } from './page/read-page.ts'
import { type PageText, readText } from './page/read-text.ts'
import { unpin } from './page/unpin.ts'
import { revealAll, settle } from './settle.ts'
import { doStep, type Flow, type Step, type StepFailure } from './steps.ts'
import type { Draft, ElementFacts, View, ViewFacts } from './types.ts'
import { getElement } from './view.ts'

/** A page in one view: its picture, and what the measures have found. */
export interface Sight {
  /** The route, and the step that led to it. */
  readonly page: string
  readonly view: View
  readonly facts: ViewFacts
  readonly picture: Picture
  /** False if the page went on changing. */
  readonly isSettled: boolean
  readonly drafts: readonly MeasuredDraft[]
  /** The selectors of the elements that findings name, by their index. */
  readonly selectors: ReadonlyMap<number, string>
}

/** A picture of a whole page, or of its start if it is too long. */
export interface Picture {
  readonly image: Buffer
  readonly width: number
  readonly height: number
  /** The height of the page, of which the picture may show only the start. */
  readonly fullHeight: number
  /** The first screen, if the picture shows its bars elsewhere. */
  readonly screen?: Buffer | undefined
}

/** A draft and the code of its measure. */
export interface MeasuredDraft extends Draft {
  readonly code: string
}

/** A flow in one view. */
export interface Visit {
  readonly flow: Flow
  readonly view: View
}

/** What to open, and how. */
export interface LookPlan extends Visit {
  readonly baseUrl: string
  /** Lets steps send data, as if a person did them. */
  readonly allowsWrites: boolean
}

/** What was seen of a flow in one view. It also counts if the page or a step fails later. */
export interface FlowSights {
  readonly sights: Sight[]
  /** The links of the first page. */
  readonly links: string[]
}

/** What was seen in a visit, and why it ended early. */
export interface VisitResult extends Visit {
  readonly seen: FlowSights
  readonly failedStep?: StepFailure
  /** Why the page could not be opened. */
  readonly reason?: string
}

/** The height of a phone and of a laptop, in pixels. */
const getScreen = (width: number) => ({ width, height: width < 600 ? 844 : 800 })

/**
 * Opens a page in one view, does the steps, and adds each state to what was seen. Throws a
 * `StepFailure` for a step that cannot be done.
 */
export async function lookAtFlow(
  { page, limits, writes }: Session,
  { baseUrl, flow, view, allowsWrites }: LookPlan,
  seen: FlowSights,
): Promise<void> {
  await page.setViewportSize(getScreen(view.width))
  await page.emulateMedia({ colorScheme: view.scheme, reducedMotion: 'reduce' })
  const response = await navigate({ page, limits }, `${baseUrl}${flow.route}`)
  const status = response?.status() ?? 0
  if (status >= 400) throw new PageFailure(`the app answers with status ${status}`)
  if (!allowsWrites) await writes.block()
  let isSettled = await settle(page)
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(0, 2000).map((a) => a.href),
  )
  seen.links.push(...links)
  await page.evaluate(applyScheme, view.scheme)
  if (await revealAll(page)) await settle(page)
  seen.sights.push(await lookAtView(page, { name: flow.route, view, isSettled }))
  for (const [index, step] of flow.steps.entries()) {
    await doStep(page, step)
    isSettled = await settle(page)
    if (step.kind === 'wait') continue
    const name = nameStep(flow.route, index, step)
    seen.sights.push(await lookAtView(page, { name, view, isSettled }))
  }
}

const nameStep = (route: string, index: number, { text }: Step): string =>
  `${route} > ${index + 1} ${text}`

/** The highest picture, in pixels; browsers cannot paint much more. */
const MAX_HEIGHT = 12_000

const LIMITS = { elements: 6000, words: 12_000 }

/** The most findings of a measure to keep for a view. */
const MAX_DRAFTS = 12

async function lookAtView(
  page: Page,
  { name, view, isSettled }: { name: string; view: View; isSettled: boolean },
): Promise<Sight> {
  await page.evaluate(finishAnimations)
  const isModal = await page.evaluate(hasModal)
  const movedBars = isModal ? 0 : await page.evaluate(unpin)
  const facts = await readFacts(page, name, view)
  const { width } = facts.screen
  const fullHeight = isModal ? facts.screen.height : facts.document.height
  const height = Math.max(1, Math.min(fullHeight, MAX_HEIGHT))
  const image = isModal
    ? await takeScreen(page)
    : await takePicture(page, { x: 0, y: 0, width, height })
  await page.evaluate(() => globalThis.svcPin?.())
  const screen = movedBars > 0 ? await takeScreen(page) : undefined
  const drafts = MEASURES.flatMap(({ code, measure }) =>
    (measure?.(facts) ?? [])
      .filter(({ box, element }) => (box ?? getElement(facts, element).box).y < height)
      .slice(0, MAX_DRAFTS)
      .map((draft) => ({ ...draft, code })),
  )
  const picture = { image, width, height, fullHeight, screen }
  const selectors = await readSelectors(page, facts, drafts)
  return { page: name, view, facts, picture, isSettled, drafts, selectors }
}

async function readFacts(page: Page, name: string, view: View): Promise<ViewFacts> {
  const isCut = await page.evaluate(listElements, LIMITS.elements)
  const elements: ElementFacts[] = JSON.parse(await page.evaluate(readElements))
  const text: PageText = JSON.parse(await page.evaluate(readText, LIMITS.words))
  const { blocks, runs, isPartial } = text
  const facts = await page.evaluate(readPage)
  return { page: name, view, ...facts, elements, blocks, runs, isPartial: isCut || isPartial }
}

/** Reads the selectors of the elements of drafts, and of titles, which pages are compared by. */
async function readSelectors(
  page: Page,
  { elements }: ViewFacts,
  drafts: readonly Draft[],
): Promise<Map<number, string>> {
  const titles = elements.flatMap(({ tag }, index) => (tag === 'h1' ? [index] : []))
  const indexes = [...new Set([...drafts.map(({ element }) => element), ...titles])]
  const selectors = await page.evaluate(
    (list) =>
      list.map((index) => {
        const element = globalThis.svcElements.list[index]
        return element ? svcSelector(element) : ''
      }),
    indexes,
  )
  return new Map(indexes.map((index, at) => [index, selectors[at] ?? '']))
}
