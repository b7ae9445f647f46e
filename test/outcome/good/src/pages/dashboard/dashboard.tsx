import type { CSSProperties } from 'react'
import { useTitle } from '../title.ts'
import { useQuery } from '../use-query.ts'
import { HeadlineFigures } from './headline-figures.tsx'
import { OverviewPeriod } from './overview-period.tsx'
import { TeamActivity } from './team-activity.tsx'
import { TrendChart } from './trend-chart.tsx'
import { WaitingList } from './waiting-list.tsx'
import '../page.css'
import '../table.css'
import './dashboard.css'

/** What the harbour office opens each morning. */
export function Dashboard() {
  useTitle('Overview')
  const query = useQuery()
  return (
    <>
      <h1>Dashboard</h1>
      <OverviewPeriod query={query} />
      <HeadlineFigures period={query.get('period', 'Last 7 days')} />
      <div className="columns" style={{ '--columns': '2fr 1fr' } as CSSProperties}>
        <TrendChart onPick={(day) => query.change({ from: day, to: day })} />
        <TeamActivity />
      </div>
      <WaitingList query={query} />
    </>
  )
}
