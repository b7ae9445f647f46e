import type { Page } from 'playwright/test'

/** Everything that a page complains about: errors, warnings and breaches of its policy. */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    const isBad = ['error', 'warning'].includes(message.type())
    if (isBad && !isFromRunner(message.text())) messages.push(message.text())
  })
  return messages
}

/** The runner says so wherever its configuration keeps the service worker out. */
const isFromRunner = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright'
