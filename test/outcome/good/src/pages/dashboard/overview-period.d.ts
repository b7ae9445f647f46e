import type { Query } from '../use-query.ts'
/** The period that figures and chart are about, what it is held against, and one filter. */
export declare function OverviewPeriod({ query }: { query: Query }): import('react').JSX.Element
