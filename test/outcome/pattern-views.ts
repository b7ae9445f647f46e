import type { BuiltPage } from './types.ts'

/** What the root of a pattern shows, apart from the name of its state. */
export interface PatternView {
  readonly state: string | null
  readonly isHidden: boolean
  readonly html: string
  readonly patterns: readonly string[]
}

export type PatternViews = Readonly<Record<string, PatternView | undefined>>

/** What each pattern shows now. */
export const readViews = ({ page, contract }: BuiltPage): Promise<PatternViews> =>
  page.evaluate(
    (names) => {
      const viewOf = (root: HTMLElement) => ({
        state: root.dataset.state ?? null,
        isHidden: !root.checkVisibility(),
        html: root.innerHTML,
        patterns: [...root.querySelectorAll<HTMLElement>('[data-pattern]')].map(
          ({ dataset }) => dataset.pattern ?? '',
        ),
      })
      const roots = names.map((name) => [name, document.getElementById(name)] as const)
      return Object.fromEntries(
        roots.map(([name, root]) => [name, root ? viewOf(root) : undefined]),
      )
    },
    contract.parts.map(({ name }) => name),
  )
