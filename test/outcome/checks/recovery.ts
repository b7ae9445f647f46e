import { getAddress, openPage, waitUntilStable } from '../open-page.ts'
import { judge, skip } from '../report.ts'
import type { BuiltPage, PageCheck } from '../types.ts'

/** The maximum number of requests to let fail. */
const MAX_REQUESTS = 6

/** What a reader sees of a failure. */
interface View {
  readonly hasHeading: boolean
  /** How many words and alerts speak of an error. */
  readonly errors: number
  /** How many controls offer to try again. */
  readonly retries: number
  readonly visibleIds: readonly string[]
}

/** Checks that a part that fails says so, can be retried, and leaves the rest in place. */
export const checkRecovery: PageCheck = async (built) => {
  if (built.task.isStatic) return skip('the page is complete when it arrives')
  const requests = await listRequests(built)
  const ready = await built.page.evaluate(readView, built.contract.ids)
  const findings: string[] = []
  for (const url of requests.slice(0, MAX_REQUESTS)) {
    findings.push(...(await failRequest(built, url, ready)))
  }
  const loads = await listLoads(built)
  const ids = built.from === 'pack' ? built.contract.ids : []
  let answered = 0
  for (const name of new Set([...loads, ...ids])) {
    await openPage(built, { query: `?fail=${encodeURIComponent(name)}` })
    const failed = await built.page.evaluate(readView, built.contract.ids)
    const isShown = failed.errors > ready.errors || failed.retries > ready.retries
    if (failed.hasHeading && !isShown && !loads.includes(name)) continue
    answered++
    findings.push(...(await describeFailure(built, `?fail=${name}`, ready, failed)))
  }
  if (requests.length + answered === 0) return skip('the page makes no requests and ignores ?fail=')
  return judge(findings, `${requests.length + answered} failure(s) shown, retried and contained`)
}

/** Lists the requests that scripts of the page make. */
async function listRequests(built: BuiltPage): Promise<string[]> {
  const urls = new Set<string>()
  const add = (request: { url: () => string; resourceType: () => string }): void => {
    if (/^(fetch|xhr)$/.test(request.resourceType())) urls.add(request.url())
  }
  built.page.on('request', add)
  await openPage(built)
  built.page.off('request', add)
  return [...urls]
}

/** Lists the names that the page reads with the starter's `load`. */
async function listLoads(built: BuiltPage): Promise<string[]> {
  await openPage(built)
  return built.page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('load:') ? name.slice('load:'.length) : [])),
  )
}

async function failRequest(built: BuiltPage, url: string, ready: View): Promise<string[]> {
  const { page } = built
  const abort = (route: { abort: () => Promise<void> }): Promise<void> => route.abort()
  await page.route(url, abort)
  await openPage(built)
  const failed = await page.evaluate(readView, built.contract.ids)
  await page.unroute(url, abort)
  return describeFailure(built, `failing ${new URL(url).pathname}`, ready, failed)
}

/** Describes what is wrong with a failure that is shown now, and retries it. */
async function describeFailure(
  { page, contract }: BuiltPage,
  cause: string,
  ready: View,
  failed: View,
): Promise<string[]> {
  if (!failed.hasHeading) return [`${cause}: expected the page to stay; found no h1`]
  const lost = ready.visibleIds.filter((id) => !failed.visibleIds.includes(id))
  if (lost.length > 0) return [`${cause}: expected every part to stay; lost ${lost.join(', ')}`]
  if (failed.errors <= ready.errors) return [`${cause}: expected a visible error; found none`]
  if (failed.retries <= ready.retries)
    return [`${cause}: expected a control to try again; found none`]
  const address = getAddress(page)
  // A page can fill a pane of the shell as well, so the error may be outside `main`.
  await page.getByRole('button', { name: RETRY }).first().click({ timeout: 2000 })
  await waitUntilStable(page, 400)
  const after = await page.evaluate(readView, contract.ids)
  if (after.retries > ready.retries || !after.hasHeading)
    return [`${cause}: expected trying again at ${address} to recover; the error is still shown`]
  return []
}

const RETRY = /try again|retry|reload|load again/i

/** Reads what the page shows of a failure. Runs in the page. */
function readView(ids: readonly string[]): View {
  const main = document.querySelector<HTMLElement>('main')
  const isVisible = (element: Element | null | undefined): boolean =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false
  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
  const ERROR = /could(n.t| not)|can(.t|not)|did(n.t| not)|fail|error|unable|problem|went wrong/gi
  const RETRY_LABEL = /try again|retry|reload|load again/i
  const alerts = [...document.querySelectorAll('[role=alert]')]
  const getLabel = (button: HTMLElement): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.innerText}`
  return {
    hasHeading: isVisible(main?.querySelector('h1')),
    errors:
      (document.body.innerText.match(ERROR)?.length ?? 0) +
      alerts.filter((alert) => isVisible(alert) && alert.textContent?.trim()).length,
    retries: buttons.filter((button) => isVisible(button) && RETRY_LABEL.test(getLabel(button)))
      .length,
    visibleIds: ids.filter((id) => isVisible(document.getElementById(id))),
  }
}
