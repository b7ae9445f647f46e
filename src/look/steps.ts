import type { Locator, Page } from 'playwright-core'
import { PageFailure } from '../check/limits.ts'
import { sortBySimilarity } from './similarity.ts'

/** What a person does on a page. */
export interface Step {
  readonly kind: 'click' | 'fill' | 'press' | 'select' | 'wait'
  /** The element that it is done to; undefined for the whole page. */
  readonly target?: string
  /** The text, key, option or milliseconds. */
  readonly value?: string
  /** The step as it was written. */
  readonly text: string
}

/** A path to open, and what to do there. */
export interface Flow {
  readonly route: string
  readonly steps: readonly Step[]
}

/** A step that a page does not let people do. */
export class StepFailure extends PageFailure {
  override readonly name = 'StepFailure'

  readonly step: string
  readonly reason: string

  constructor(step: string, reason: string) {
    super(`the step "${step}" cannot be done: ${reason}`)
    this.step = step
    this.reason = reason
  }
}

/** A line that is no step. */
export class StepError extends Error {
  override readonly name = 'StepError'
}

/** The forms of a step, for messages. */
export const STEP_FORMS = [
  'open /path',
  'click <target>',
  'fill <target> with <text>',
  'select <target> with <option>',
  'press <key>',
  'wait <milliseconds or target>',
]

/**
 * Parses steps, one for each line, to flows. A line `open /path` starts another flow.
 *
 * @example parseFlows(['click text=Continue'], '/box')
 */
export function parseFlows(lines: readonly string[], firstRoute: string): Flow[] {
  const flows: { route: string; steps: Step[] }[] = []
  for (const line of lines.map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, route] = /^open (\/\S*)$/.exec(line) ?? []
    if (route !== undefined) flows.push({ route, steps: [] })
    else {
      if (flows.length === 0) flows.push({ route: firstRoute, steps: [] })
      flows.at(-1)?.steps.push(parseStep(line))
    }
  }
  return flows
}

function parseStep(text: string): Step {
  const [, kind, rest = ''] = /^(click|fill|press|select|wait)\s+(.+)$/.exec(text) ?? []
  if (kind === 'click') return { kind, target: rest, text }
  if (kind === 'press') return { kind, value: rest, text }
  if (kind === 'wait')
    return /^\d+$/.test(rest) ? { kind, value: rest, text } : { kind, target: rest, text }
  const [, target, value] = /^(.+?) with (.*)$/.exec(rest) ?? []
  if ((kind === 'fill' || kind === 'select') && target !== undefined && value !== undefined)
    return { kind, target, value, text }
  throw new StepError(`Unknown step "${text}".`)
}

/** The longest time to wait, in milliseconds. */
const MAX_WAIT = 10_000

/** How long to look for an element, in milliseconds. */
const FIND_TIMEOUT = 2500

/** Does a step. Throws a `StepFailure` if its element is not there or cannot be used. */
export async function doStep(page: Page, step: Step): Promise<void> {
  const { kind, target, value = '' } = step
  if (kind === 'press') return pressKey(page, value)
  if (kind === 'wait' && target === undefined)
    return page.waitForTimeout(Math.min(Number(value), MAX_WAIT))
  const locator = locate(page, target ?? '')
    .filter({ visible: true })
    .first()
  const timeout = kind === 'wait' ? MAX_WAIT : FIND_TIMEOUT
  try {
    await locator.waitFor({ timeout })
    if (kind === 'click') await locator.click({ timeout })
    if (kind === 'fill') await locator.fill(value, { timeout })
    if (kind === 'select') await locator.selectOption(value, { timeout })
  } catch (error) {
    if (page.isClosed()) throw error
    return failStep(page, step)
  }
}

async function pressKey(page: Page, key: string): Promise<void> {
  try {
    await page.keyboard.press(key)
  } catch (error) {
    if (page.isClosed()) throw error
    const known = 'Enter, Escape, Tab, ArrowDown or Control+K'
    throw new StepFailure(`press ${key}`, `the key is unknown; keys are named as ${known}`)
  }
}

/** Throws with the reason, and with the names that are most like the one in the step. */
async function failStep(page: Page, { text, target = '' }: Step): Promise<never> {
  if ((await locate(page, target).count()) > 0) {
    throw new StepFailure(text, 'what it names is hidden, disabled or covered')
  }
  const names = await page.evaluate(listNames)
  const nearest = sortBySimilarity(getTargetName(target), names).slice(0, MAX_NAMES)
  const known = nearest.map((name) => `"${name}"`).join(', ')
  throw new StepFailure(
    text,
    `it finds nothing${known === '' ? '' : `; the nearest names are ${known}`}`,
  )
}

/** How many names to suggest. */
const MAX_NAMES = 6

/** Lists the names of what people can use. Runs in the page. */
function listNames(): string[] {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, label, [role=button], [role=tab], [role=option], [role=menuitem], [role=radio], [role=checkbox], [role=switch]'
  const getLabel = (element: HTMLElement): string =>
    (element instanceof HTMLInputElement && element.labels?.[0]?.innerText) || element.innerText
  const names = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .slice(0, 1000)
    .filter((element) => element.checkVisibility())
    .map((element) => element.getAttribute('aria-label') ?? getLabel(element))
    .map((name) => name.replace(/\s+/g, ' ').trim())
  return [...new Set(names)].filter((name) => name !== '' && name.length < 60)
}

/** Returns the words of a target: `Continue` for `text=Continue` and `role=button[name=Continue]`. */
const getTargetName = (target: string): string =>
  (/name=["']?(.+?)["']?\]$/.exec(target)?.[1] ?? target).replace(/^\w+=/, '')

/** Locates the elements of a target: `text=`, `label=`, `role=` or a CSS selector. */
function locate(page: Page, target: string): Locator {
  const [, engine, rest = ''] = /^(text|label|role|css)=(.+)$/s.exec(target) ?? []
  const name = rest.replace(/^(["'])(.*)\1$/s, '$2')
  if (engine === 'text') return page.getByText(name)
  if (engine === 'label') return page.getByLabel(name)
  if (engine !== 'role') return page.locator(engine === 'css' ? rest : target)
  const [, role = '', quoted = ''] = /^([a-z]+)(?:\[name=(.+)\]|\s+(?:.+))?$/.exec(rest) ?? []
  const label = quoted.replace(/^["']|["']$/g, '') || rest.slice(role.length).trim()
  return page.getByRole(role as 'button', label === '' ? {} : { name: label })
}
