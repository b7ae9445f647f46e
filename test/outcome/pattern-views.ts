import type { BuiltPage } from './types.ts'

/** The content of a pattern's root, and its state. */
export interface PatternView {
  readonly state: string | null
  readonly isHidden: boolean
  readonly html: string
  readonly patterns: readonly string[]
}

export type PatternViews = Readonly<Record<string, PatternView | undefined>>

/** Reads the current view of each pattern. */
export const readViews = ({ page, contract }: BuiltPage): Promise<PatternViews> =>
  page.evaluate(
    (names) => {
      const readView = (root: HTMLElement) => ({
        state: root.dataset.state ?? null,
        isHidden: !root.checkVisibility(),
        html: root.innerHTML,
        patterns: [...root.querySelectorAll<HTMLElement>('[data-pattern]')].map(
          ({ dataset }) => dataset.pattern ?? '',
        ),
      })
      const roots = names.map((name) => [name, document.getElementById(name)] as const)
      return Object.fromEntries(
        roots.map(([name, root]) => [name, root ? readView(root) : undefined]),
      )
    },
    contract.parts.map(({ name }) => name),
  )
