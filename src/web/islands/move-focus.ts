const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Arrow keys lead from a field to the results below it and back; typing in between goes on in the
 * field. Results stay links, so that they open in every way that links do.
 */
export function moveResultFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = ARROW_STEPS[event.key]
  const field = panel?.querySelector('input')
  const { target } = event
  if (!panel || !field || !(target instanceof HTMLElement)) return
  const results = [...panel.querySelectorAll<HTMLElement>('a.hit')]
  const isResult = target.matches('a.hit')
  if (target !== field && !isResult) return
  if (step !== undefined) {
    const stops = [field, ...results]
    const next = stops[stops.indexOf(target as HTMLInputElement) + step]
    if (next) {
      event.preventDefault()
      next.focus()
    }
  } else if (isResult && isTypingKey(event)) field.focus()
}

const isTypingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Backspace') && key !== ' ' && !ctrlKey && !metaKey && !altKey
