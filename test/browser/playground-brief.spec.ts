import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { collectConsoleMessages } from './support/console-messages.ts'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { findAxeViolations, findOverflow } from './support/page-violations.ts'
import { notice, readText, status } from './support/playground.ts'

const BRIEF = `Fernhill is a clinic in Leeds with three vets.

1. \`/\` Today: a table of who comes in today, who is late.
2. \`/book\`: book an appointment on the phone.

## Style

Nothing blinks.
`

const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

const brief = (page: Page) => page.getByRole('textbox', { name: 'Brief' })
const recognized = (page: Page) => page.getByRole('region', { name: 'Recognized' })
const bar = (page: Page) => page.locator('.brief-bar')
const field = (page: Page, name: string) =>
  page.locator('.brief-page[open]').getByRole('textbox', { name, exact: true })
const answerField = (page: Page) => field(page, 'Answer')
const error = (page: Page) => page.locator('#brief-error')

test('a brief becomes an essence with answers and a theme', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Paste it' }).click()
  await brief(page).fill(BRIEF)
  await expect(recognized(page).getByRole('status')).toHaveText('Fernhill, 2 pages')
  await expect(recognized(page).getByRole('listitem')).toHaveCount(2)
  await expect(recognized(page)).toContainText('en-GB, GBP, metric')
  await expect(recognized(page).getByRole('blockquote').last()).toHaveText('Nothing blinks.')

  await answerField(page).fill('A list of visits')
  await expect(answerField(page)).toHaveAccessibleDescription(/Weak: has no number/)
  await expect(bar(page)).toContainText('1 weak')
  await answerField(page).fill('Waffles is 7 minutes late; Room 2 is free.')
  await expect(answerField(page)).not.toHaveAccessibleDescription(/Weak/)

  await page
    .getByRole('textbox', { name: 'Brand color', exact: true })
    .fill('#0b7a5b; loud on buttons')
  await page.getByRole('combobox', { name: 'Character' }).selectOption('bold')
  await expect(page.locator('#brief-commands')).toContainText(
    'theme create --color "#0b7a5b" --character bold',
  )
  const example = page.frameLocator('.brief-theme iframe').locator('html')
  await expect.poll(() => example.evaluate(({ outerHTML }) => outerHTML)).toMatch(/#0b7a5b/i)

  await page.getByRole('button', { name: 'Create essence' }).click()
  await expect(notice(page)).toContainText('Opened from your brief.')
  await expect(status(page)).toHaveText(/^Valid/)
  const essence = JSON.parse(await readText(page))
  expect(essence.dna.theme.id).toBe('fernhill')
  expect(JSON.stringify(essence)).toContain('Answer: Waffles is 7 minutes late; Room 2 is free.')
  // The theme survives a reload, and goes with a link.
  await page.reload()
  await expect(status(page)).toHaveText(/^Valid/)
  await page.goBack()
  await expect(answerField(page)).toHaveValue('Waffles is 7 minutes late; Room 2 is free.')
  expect(messages).toEqual([])
})

test('answers survive a reload and a change of the brief, and nothing moves', async ({ page }) => {
  await page.goto('/try/brief/')
  await brief(page).fill(BRIEF)
  await answerField(page).fill('7 late')
  await brief(page).fill(BRIEF.replace('## Style', '3. `/pets` Pets: all animals.\n\n## Style'))
  await expect(recognized(page).getByRole('listitem')).toHaveCount(3)
  await expect(answerField(page)).toHaveValue('7 late')
  await watchLayoutShifts(page)
  await page.reload()
  await expect(answerField(page)).toHaveValue('7 late')
  await expect(brief(page)).toHaveValue(/Pets/)
  const shifts = await readLayoutShifts(page)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01)
})

test('text that is no brief is explained, and files are read', async ({ page }) => {
  await page.goto('/try/brief/')
  await brief(page).fill('?!')
  await expect(error(page)).toContainText('no words')
  await brief(page).fill('A shop that sells bikes.')
  await expect(error(page)).toBeEmpty()
  await expect(recognized(page)).toContainText('The brief names no page')
  const open = (name: string, buffer: Buffer) =>
    page.locator('.brief-file input').setInputFiles({ name, mimeType: 'text/plain', buffer })
  await open('logo.png', Buffer.from([0x89, 0x50, 0, 0, 0, 1]))
  await expect(error(page)).toContainText('logo.png: This is not text.')
  await expect(brief(page)).toHaveValue('A shop that sells bikes.')
  await open('large.md', Buffer.alloc(500_000, 'a'))
  await expect(error(page)).toContainText('500,000 characters')
  await open('brief.md', Buffer.from(BRIEF))
  await expect(recognized(page).getByRole('status')).toHaveText('Fernhill, 2 pages')
  await expect(error(page)).toBeEmpty()
})

test('a part with a misspelled pattern is reported, and the essence is downloaded', async ({
  page,
}) => {
  await page.goto('/try/brief/')
  await brief(page).fill(BRIEF)
  const parts = field(page, 'Parts')
  await parts.fill('data-tabel')
  await page.getByRole('button', { name: 'Create essence' }).click()
  await expect(bar(page).getByRole('alert')).toContainText('Did you mean data-table?')
  await parts.fill('data-table as queue')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download svc.essence.json' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('svc.essence.json')
  const essence = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(essence.blueprint.sections[0].pages[0].layout).toEqual([
    { pattern: 'data-table', as: 'queue' },
  ])
})

test('everything is reached and used with the keyboard', async ({ page }) => {
  await page.goto('/try/brief/')
  await page.getByRole('button', { name: 'Example' }).press('Enter')
  await expect(answerField(page)).toBeVisible()
  await brief(page).focus()
  const names: string[] = []
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab')
    const id = await page.evaluate(() => document.activeElement?.id ?? '')
    names.push(id || (await page.evaluate(() => document.activeElement?.textContent ?? '')))
    if (names.at(-1) === 'Create essence') break
  }
  expect(names).toEqual(
    expect.arrayContaining(['product-character', 'product-world', 'page-0-kind', 'page-0-answer']),
  )
  expect(names.at(-1)).toBe('Create essence')
  await page.keyboard.press('Enter')
  await expect(notice(page)).toContainText('Opened from your brief.')
})

for (const { width, colorScheme } of SCREENS) {
  test(`no violations at ${width}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/try/brief/')
    expect(await findAxeViolations(page)).toEqual([])
    await brief(page).fill(BRIEF)
    await answerField(page).fill('A list of visits')
    await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#0b7a5b')
    await expect(page.locator('.brief-theme iframe')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
}
