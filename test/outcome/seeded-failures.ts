import type { CheckName } from './check-page.ts'
import type { TaskName } from './task-names.ts'

/** A colour is looked for in everything that somebody wrote, whatever the page. */
const SEEDED_COLOR = ['colours', 'src/pages/table/bulk-bar.tsx:12'] as const

/** What is wrong with the pages under `bad/`, as the check and the subject of its findings. */
export const SEEDED_FAILURES: Readonly<
  Record<TaskName, readonly (readonly [CheckName, string])[]>
> = {
  table: [
    ['roles', 'record-bulk/toolbar'],
    ['slots', 'records-table/pagination'],
    ['keys', 'record-bulk/F6 in the list'],
    ['keys', 'record-bulk/Arrow Left and Right'],
    SEEDED_COLOR,
    ['colours', 'record-bulk'],
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
    ['alone', 'overview-period'],
    ['alone', 'trend-chart'],
    ['alone', 'team-activity'],
    ['alone', 'waiting-list'],
    ['keyboard', 'team-activity/focus'],
    ['reload', 'overview-period/comparison'],
    ['axe', 'color-contrast'],
    SEEDED_COLOR,
  ],
}
