import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/**
 * Results may change under somebody who walks through them: focus stays with the result that had it,
 * else at its place, else in the field, and is never lost to the page.
 */
export function usePreservedFocus(panel: RefObject<HTMLElement | null>): void {
  // Before anything is drawn; what is taken away has no focus any more when it is.
  const focused = panel.current && document.activeElement
  const place = getHitElements(panel.current).findIndex((hit) => hit.isSameNode(focused))
  useLayoutEffect(() => {
    if (place === -1 || document.activeElement === focused) return
    const hits = getHitElements(panel.current)
    const same = hits.find((hit) => hit.isSameNode(focused))
    const next = same ?? hits[Math.min(place, hits.length - 1)]
    ;(next ?? panel.current?.querySelector('input'))?.focus()
  })
}

const getHitElements = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('a.hit') ?? []),
]

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
