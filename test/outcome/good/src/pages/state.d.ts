import type { ReactNode } from 'react'

declare const STATES: readonly ['loading', 'empty', 'error']
export type State = (typeof STATES)[number]
/** The state that the address asks a pattern for: `?state=error` all, `?state=error:name` one. */
export declare function stateOf(name: string): State | undefined
/** A bar of the size of what it stands for. */
export declare const Bar: () => import('react').JSX.Element
/** What stands where nothing is yet. */
export declare const Empty: ({ children }: { children: ReactNode }) => import('react').JSX.Element
/** What went wrong, where it went wrong, with a way on. */
export declare const Failed: ({ children }: { children: ReactNode }) => import('react').JSX.Element
