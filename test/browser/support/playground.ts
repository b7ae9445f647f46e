import { expect, type Page } from 'playwright/test'

/** The parts of the playground that tests use. */
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Essence' })
export const status = (page: Page) => page.locator('.try-issues').getByRole('status')
export const issues = (page: Page) => page.locator('.issues li')
export const notice = (page: Page) => page.locator('.try-notice')
export const pack = (page: Page) => page.locator('.try-pack-content pre')
export const frame = (page: Page) => page.frameLocator('.drawn iframe')

/** Returns the whole text of the editor, which has only the visible lines in the page. */
export async function readText(page: Page): Promise<string> {
  await editor(page).press('Control+a')
  return editor(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    const event = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('copy', event))
    return clipboardData.getData('text/plain')
  })
}

/** Replaces the text of the editor by pasting another one. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await editor(page).press('Control+a')
  await editor(page).evaluate((element, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', value)
    const event = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  }, text)
}

/** Replaces a part of the text of the editor. */
export async function replaceText(page: Page, from: string, to: string): Promise<void> {
  const text = await readText(page)
  expect(text).toContain(from)
  await pasteText(page, text.replace(from, to))
}
