import type { Query } from '../use-query.ts'
/** What waits for a decision, oldest first, whatever the period is. */
export declare function WaitingList({ query }: { query: Query }): import('react').JSX.Element
