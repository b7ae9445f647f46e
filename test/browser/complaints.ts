import type { Page } from 'playwright/test'

/** Everything that a page complains about: errors, warnings and breaches of its policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isBad = ['error', 'warning'].includes(message.type())
    if (isBad && !isOfTheRunner(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** The runner says so wherever its configuration keeps the service worker out. */
const isOfTheRunner = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright'
