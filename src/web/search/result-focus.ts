import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { SearchHit } from './types.ts'

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

/**
 * Returns the hits of a query. While a result has the focus, hits that are already shown keep their
 * order, so that later results do not move what the user is about to open.
 */
export function useStableOrder(
  key: string,
  hits: readonly SearchHit[],
  panel: RefObject<HTMLElement | null>,
): readonly SearchHit[] {
  const shown = useRef<{ key: string; hits: readonly SearchHit[] }>({ key: '', hits: [] })
  const isFocused = panel.current?.querySelector('a.hit:focus') != null
  const isSameQuery = shown.current.key === key
  const ordered = isFocused && isSameQuery ? keepOrder(shown.current.hits, hits) : hits
  shown.current = { key, hits: ordered }
  return ordered
}

/** Sorts hits in the order of others that are shown; new hits come last. */
export function keepOrder(
  shown: readonly SearchHit[],
  hits: readonly SearchHit[],
): readonly SearchHit[] {
  const ranks = new Map(shown.map(({ path }, rank) => [path, rank]))
  const getRank = ({ path }: SearchHit): number => ranks.get(path) ?? shown.length
  return hits.toSorted((a, b) => getRank(a) - getRank(b))
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
