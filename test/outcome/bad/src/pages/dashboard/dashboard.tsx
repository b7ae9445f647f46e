import type { CSSProperties } from 'react'
import { useTitle } from '../title.ts'
import { type Query, useQuery } from '../use-query.ts'
import { HeadlineFigures } from './headline-figures.tsx'
import { OverviewPeriod } from './overview-period.tsx'
import { TeamActivity } from './team-activity.tsx'
import { TrendChart } from './trend-chart.tsx'
import { WaitingList } from './waiting-list.tsx'
import '../page.css'
import '../table.css'
import './dashboard.css'
import './faults.css'

/** The list stands before the chart, and the comparison is never kept. */
export function Dashboard() {
  useTitle('Overview')
  const query = useQuery()
  const forgetful: Query = {
    ...query,
    change: ({ comparison: _, ...values }) => query.change(values),
  }
  return (
    <>
      <h1>Dashboard</h1>
      <OverviewPeriod query={forgetful} />
      <HeadlineFigures />
      <WaitingList query={query} />
      <div className="columns" style={{ '--columns': '2fr 1fr' } as CSSProperties}>
        <TrendChart onPick={(day) => query.change({ from: day, to: day })} />
        <TeamActivity />
      </div>
    </>
  )
}
