import type { CheckName } from './check-page.ts'
import type { TaskName } from './task-names.ts'

/** Source files are searched for colors whatever the page, so every task reports this file. */
const SEEDED_COLOR = ['colors', 'src/pages/table/bulk-bar.tsx:12'] as const

/** The errors in the pages under `bad/`: the check and the subject of each finding. */
export const SEEDED_FAILURES: Readonly<
  Record<TaskName, readonly (readonly [CheckName, string])[]>
> = {
  table: [
    ['roles', 'record-bulk/toolbar'],
    ['slots', 'records-table/pagination'],
    ['keys', 'record-bulk/F6 in the list'],
    ['keys', 'record-bulk/Arrow Left and Right'],
    SEEDED_COLOR,
    ['colors', 'record-bulk'],
  ],
  form: [
    ['route', '/workspace h1'],
    ['states', 'workspace-facts/error'],
    ['keys', 'workspace-form/Ctrl+S or Cmd+S'],
    ['keyboard', 'workspace-facts/Tab'],
    ['axe', 'label'],
    ['narrow', 'workspace-facts'],
    SEEDED_COLOR,
  ],
  dashboard: [
    ['patterns', 'order'],
    ['isolation', 'overview-period'],
    ['isolation', 'trend-chart'],
    ['isolation', 'team-activity'],
    ['isolation', 'waiting-list'],
    ['keyboard', 'team-activity/focus'],
    ['reload', 'overview-period/comparison'],
    ['axe', 'color-contrast'],
    SEEDED_COLOR,
  ],
}
