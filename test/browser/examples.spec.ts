import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import {
  type Example,
  type Mode,
  patternExamples,
  patternSheet,
  shellExamples,
  shellSheet,
} from '../../build/preview/document.ts'
import { official } from '../support/official.ts'
import { createRandom } from '../support/random.ts'
import { ROOT } from '../support/root.ts'

const { content } = official
const themes = content.records.themes.map(({ data }) => data)
const patterns = patternExamples(content)
const shells = shellExamples(content)
const css = readFileSync(`${ROOT}build/preview/plain.css`, 'utf8')
const full = Boolean(process.env.SVC_FULL)
const random = createRandom(2026)

const MODES: readonly Mode[] = ['light', 'dark']

/** In a run of samples: one example of every pattern, spread over the themes. */
const sample = [...new Set(patterns.map(({ record }) => record))].map((record) =>
  random.pick(patterns.filter((example) => example.record === record)),
)

/** So many fit into one document without axe taking minutes over it. */
const SHEET = 30

/** The examples in groups that fit into one document. */
const sheets = (examples: readonly Example[]): Example[][] =>
  Array.from({ length: Math.ceil(examples.length / SHEET) }, (_, at) =>
    examples.slice(at * SHEET, (at + 1) * SHEET),
  )

test.slow()
test.describe.configure({ mode: 'parallel' })

/** Faults that axe finds, in a form that names the example. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary].join('\n'),
    ),
  )
}

/** What stands out of the screen, by the example that it belongs to. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('.specimen')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    )
    const names = wide.map((element) => element.getAttribute('data-of') ?? '')
    return scrollWidth > clientWidth ? ['the page', ...names] : []
  })

test.describe('patterns', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const [at, theme] of themes.entries()) {
    for (const mode of full ? MODES : [MODES[at % 2] as Mode]) {
      const examples = full ? patterns : sample.filter((_, index) => index % themes.length === at)
      // Structure is the same in every theme: all rules once, contrast everywhere.
      const rules = full && !(at === 0 && mode === 'light') ? ['color-contrast'] : undefined
      for (const sheet of sheets(examples)) {
        const [first, last] = [sheet[0], sheet.at(-1)].map((one) => one?.record.split('/')[1])
        test(`${theme.id}, ${mode}, ${first} to ${last}`, async ({ page }) => {
          await page.setContent(patternSheet({ theme, mode, examples: sheet, css }))
          expect(await tooWide(page)).toEqual([])
          expect(await faults(page, rules)).toEqual([])
        })
      }
    }
  }
})

test.describe('shells', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const [at, shell] of shells.entries()) {
    test(`${shell.record}: no fault, and nothing stands out`, async ({ page }) => {
      for (const [theme, mode] of looks(at)) {
        await page.setContent(shellSheet({ theme, mode, css }, shell))
        expect(await tooWide(page)).toEqual([])
        expect(await faults(page)).toEqual([])
      }
    })
  }
})

/** All themes in both modes, or one of them. */
function looks(at: number): [(typeof themes)[number], Mode][] {
  const all = themes.flatMap((theme) => MODES.map((mode): [typeof theme, Mode] => [theme, mode]))
  return full ? all : all.slice(at % all.length, (at % all.length) + 1)
}

/** Examples are looked at on a wide screen too, where columns and rows appear. */
test('no example stands out of a wide screen', async ({ page }) => {
  const [theme] = themes
  if (!theme) throw new Error('There is no theme.')
  const examples: readonly Example[] = full ? patterns : sample
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.setContent(patternSheet({ theme, mode: 'light', examples, css }))
  expect(await tooWide(page)).toEqual([])
})
