/** The page of the blueprint that each task is about. */
export const TASKS = { table: 'list', form: 'general', dashboard: 'dashboard' } as const

export type TaskName = keyof typeof TASKS

export const TASK_NAMES = Object.keys(TASKS) as TaskName[]
