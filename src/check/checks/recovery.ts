import type { Draft } from '../../internal.ts'
import { getAddress, openPage, waitUntilStable } from '../open-page.ts'
import { type FailureResult, judge, NOTHING_TRIED, unproven } from '../result.ts'
import { trySaving } from '../saving.ts'
import type { OpenedPage, PageCheck } from '../types.ts'
import { RETRY, readVisible, type Visible } from '../visible.ts'

/** The maximum number of requests to let fail. */
const MAX_REQUESTS = 6

/** Checks that a part that fails says so, can be retried, and leaves the rest in place. */
export const checkRecovery: PageCheck = async (opened) => {
  const loading = opened.expected.isStatic ? NOTHING_TRIED : await tryLoading(opened)
  const saving = await trySaving(opened)
  const tried = [...loading.tried, ...saving.tried]
  const wrong = [...loading.wrong, ...saving.wrong]
  if (tried.length > 0) return judge({ wrong }, `shown in place: ${tried.join(', ')}`)
  return unproven('nothing could be made to fail: the page loads and sends no data that it shows')
}

/** Lets requests fail, and the parts that `?fail=` names, where an app has that for development. */
async function tryLoading(opened: OpenedPage): Promise<FailureResult> {
  const { ids } = opened.expected
  const requests = await openAndListRequests(opened)
  const loads = await opened.page.evaluate(listLoads)
  const ready = await opened.page.evaluate(readVisible, ids)
  const parts = (await opened.page.evaluate(mayReadFail)) ? ids : []
  const tried: string[] = []
  const wrong: Draft[] = []
  const add = (cause: string, finding: Draft | undefined): void => {
    tried.push(cause)
    if (finding) wrong.push(finding)
  }
  for (const url of requests.slice(0, MAX_REQUESTS)) {
    const cause = `failing ${new URL(url).pathname}`
    const failed = await failRequest(opened, url)
    // A request whose failure changes nothing that people see, such as telemetry, does not count.
    if (failed.text === ready.text) continue
    add(cause, await describeFailure(opened, cause, ready, failed))
  }
  for (const name of new Set([...loads, ...parts])) {
    await openPage(opened, { query: `?fail=${encodeURIComponent(name)}` })
    const failed = await opened.page.evaluate(readVisible, ids)
    const isShown = failed.errors > ready.errors || failed.retries > ready.retries
    if (failed.hasHeading && !isShown && !loads.includes(name)) continue
    const cause = `?fail=${name}`
    add(cause, await describeFailure(opened, cause, ready, failed))
  }
  return { tried, wrong }
}

/** Opens the page and lists the requests for data that its scripts make. */
async function openAndListRequests(opened: OpenedPage): Promise<string[]> {
  const urls = new Set<string>()
  const add = (request: { url: () => string; resourceType: () => string }): void => {
    if (/^(fetch|xhr)$/.test(request.resourceType())) urls.add(request.url())
  }
  opened.page.on('request', add)
  await openPage(opened)
  opened.page.off('request', add)
  return [...urls]
}

/** Lists the names that the page marks with `performance.mark('load:<name>')`. Runs in the page. */
const listLoads = (): string[] =>
  performance
    .getEntriesByType('mark')
    .flatMap(({ name }) => (name.startsWith('load:') ? name.slice('load:'.length) : []))

/**
 * True unless no script of the page has the word `fail`, so that none can read `?fail=`. Runs in the
 * page.
 */
async function mayReadFail(): Promise<boolean> {
  const WORD = /\bfail\b/
  const scripts = [...document.scripts]
  const DATA = /^(fetch|xmlhttprequest|beacon|img|image|css|video|audio|i?frame)$/
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const urls = new Set([
    ...scripts.flatMap(({ src }) => src || []),
    // An imported module is no element of the document.
    ...loaded.filter(({ initiatorType }) => !DATA.test(initiatorType)).map(({ name }) => name),
  ])
  if (scripts.some(({ text }) => WORD.test(text))) return true
  try {
    const texts = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()))
    return texts.some((text) => WORD.test(text))
  } catch {
    // A script that cannot be read may have the word.
    return true
  }
}

async function failRequest(opened: OpenedPage, url: string): Promise<Visible> {
  const { page, expected } = opened
  const abort = (route: { abort: () => Promise<void> }): Promise<void> => route.abort()
  const matches = (other: URL): boolean => other.href === url
  await page.route(matches, abort)
  await openPage(opened)
  const failed = await page.evaluate(readVisible, expected.ids)
  await page.unroute(matches, abort)
  return failed
}

/** Describes what is wrong with a failure that is shown now, and retries it. */
async function describeFailure(
  { page, expected, writes }: OpenedPage,
  cause: string,
  ready: Visible,
  failed: Visible,
): Promise<Draft | undefined> {
  const lost = ready.ids.filter((id) => !failed.ids.includes(id))
  const problem = describeProblem(ready, failed, lost)
  if (problem) {
    return { message: `${cause}: ${problem}`, selector: lost[0] ? `#${lost[0]}` : 'main' }
  }
  const address = getAddress(page)
  // A page can fill a pane of the shell as well, so the error may be outside `main`.
  const button = page.getByRole('button', { name: RETRY }).first()
  const selector = await button.evaluate((element) => svcSelector(element))
  // Trying again repeats what the page did when it was opened.
  await writes.allow()
  await button.click({ timeout: 2000 })
  await waitUntilStable(page, 400)
  const after = await page.evaluate(readVisible, expected.ids)
  if (after.retries <= ready.retries && after.hasHeading) return undefined
  const message = `${cause}: expected trying again at ${address} to recover; the error is still shown`
  return { message, selector }
}

function describeProblem(
  ready: Visible,
  failed: Visible,
  lost: readonly string[],
): string | undefined {
  if (!failed.hasHeading) return 'expected the page to stay; found no h1'
  if (lost.length > 0) return `expected every part to stay; lost ${lost.join(', ')}`
  if (failed.errors <= ready.errors) return 'expected a visible error; found none'
  if (failed.retries <= ready.retries) return 'expected a control to try again; found none'
  return undefined
}
