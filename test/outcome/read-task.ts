import { readFile } from 'node:fs/promises'
import { ROOT } from '../support/root.ts'
import { TASKS, type Task, type TaskName } from './tasks.ts'
import type { PageContract } from './types.ts'

const FOLDER = `${ROOT}test/outcome/tasks`

/** A task with what was compiled for it. */
export interface CompiledTask {
  readonly task: Task
  readonly contract: PageContract
  readonly themeCss: string
}

/** Reads the contract and the theme of a task. */
export async function readTask(name: TaskName): Promise<CompiledTask> {
  const contract: PageContract = JSON.parse(
    await readFile(`${FOLDER}/${name}/contract.json`, 'utf8'),
  )
  const themeCss = await readFile(`${FOLDER}/themes/${contract.theme}.css`, 'utf8')
  return { task: TASKS[name], contract, themeCss }
}
