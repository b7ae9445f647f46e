import type { ReactNode } from 'react'

const STATES = ['loading', 'empty', 'error'] as const

export type State = (typeof STATES)[number]

/** The state that the address asks a pattern for: `?state=error` all, `?state=error:name` one. */
export function stateOf(name: string): State | undefined {
  const [wanted, only] = (new URLSearchParams(location.search).get('state') ?? '').split(':')
  if (only !== undefined && only !== name) return undefined
  return STATES.find((state) => state === wanted)
}

/** A bar of the size of what it stands for. */
export const Bar = () => <span className="bar" aria-hidden="true" />

/** What stands where nothing is yet. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <div data-pattern="empty-state" className="note">
    {children}
  </div>
)

/** What went wrong, where it went wrong, with a way on. */
export const Failed = ({ children }: { children: ReactNode }) => (
  <div data-pattern="inline-alert" role="alert" className="note failed">
    <p>{children}</p>
    <button type="button">Try again</button>
  </div>
)
