/** What a reader sees of a failure. */
export interface Visible {
  /** The text of the page. */
  readonly text: string
  readonly hasHeading: boolean
  /** How many words and alerts speak of an error. */
  readonly errors: number
  /** How many controls offer to try again. */
  readonly retries: number
  /** The ids of the visible parts. */
  readonly ids: readonly string[]
}

/** The label of a control that tries again. */
export const RETRY = /\b(try|load|read)\b.{0,30}\bagain\b|\bretry|\breload/i

/** Reads what the page shows of a failure. Runs in the page. */
export function readVisible(ids: readonly string[]): Visible {
  const main = document.querySelector<HTMLElement>('main')
  const isVisible = (element: Element | null | undefined): boolean =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false
  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
  const ERROR = /could(n.t| not)|can(.t|not)|did(n.t| not)|fail|error|unable|problem|went wrong/gi
  const RETRY_LABEL = /\b(try|load|read)\b.{0,30}\bagain\b|\bretry|\breload/i
  const alerts = [...document.querySelectorAll('[role=alert]')]
  const getLabel = (button: HTMLElement): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.innerText}`
  const text = document.body.innerText
  return {
    text,
    hasHeading: isVisible(main?.querySelector('h1')),
    errors:
      (text.match(ERROR)?.length ?? 0) +
      alerts.filter((alert) => isVisible(alert) && alert.textContent?.trim()).length,
    retries: buttons.filter((button) => isVisible(button) && RETRY_LABEL.test(getLabel(button)))
      .length,
    ids: ids.filter((id) => isVisible(document.getElementById(id))),
  }
}
