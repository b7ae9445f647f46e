import type { Page } from 'playwright/test'

/** Collects the errors, warnings and policy violations of a page. */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(String(error))) messages.push(String(error))
  })
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type())
    if (isProblem && !isFromRunner(message.text())) messages.push(message.text())
  })
  return messages
}

/** True for the message of Playwright if its configuration blocks service workers. */
const isFromRunner = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright'

/** True for what Chromium reports if a page is visible before its view transition could start. */
const isSkippedTransition = (text: string): boolean =>
  text.startsWith('InvalidStateError: Transition was aborted') && text.includes('already revealed')
