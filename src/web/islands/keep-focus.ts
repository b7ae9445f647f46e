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
