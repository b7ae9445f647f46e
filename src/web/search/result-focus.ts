import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/**
 * Keeps the focus when results change while the user moves through them: on the same result, or on
 * the result at the same index, or in the field.
 */
export function usePreservedFocus(panel: RefObject<HTMLElement | null>): void {
  // Read during render, because an element that is removed loses its focus before the effect.
  const focused = panel.current && document.activeElement
  const index = getHitElements(panel.current).findIndex((hit) => hit.isSameNode(focused))
  useLayoutEffect(() => {
    if (index === -1 || document.activeElement === focused) return
    const hits = getHitElements(panel.current)
    const same = hits.find((hit) => hit.isSameNode(focused))
    const next = same ?? hits[Math.min(index, hits.length - 1)]
    ;(next ?? panel.current?.querySelector('input'))?.focus()
  })
}

const getHitElements = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('a.hit') ?? []),
]

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus between the field and the results with the arrow keys. Typing on a result returns
 * to the field. Results stay links, so that all ways to open a link work.
 */
export function moveResultFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = ARROW_STEPS[event.key]
  const field = panel?.querySelector('input')
  const { target } = event
  if (!panel || !field || !(target instanceof HTMLElement)) return
  const results = getHitElements(panel)
  const isResult = target.matches('a.hit')
  if (target !== field && !isResult) return
  if (step !== undefined) {
    const items = [field, ...results]
    const next = items[items.indexOf(target as HTMLInputElement) + step]
    if (next) {
      event.preventDefault()
      next.focus()
    }
  } else if (isResult && isTypingKey(event)) field.focus()
}

const isTypingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Backspace') && key !== ' ' && !ctrlKey && !metaKey && !altKey
