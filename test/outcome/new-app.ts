import { existsSync } from 'node:fs'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ROOT } from '../support/root.ts'
import { renderPrompt } from './prompt.ts'
import { readTask } from './read-task.ts'
import { isTaskName, TASK_NAMES, type TaskName } from './tasks.ts'
import type { BuildSource } from './types.ts'

const OUTCOME_FOLDER = `${ROOT}test/outcome`

interface Options {
  readonly new?: string | undefined
  readonly task?: string | undefined
  readonly from: string
}

interface Logger {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** Creates an app to build a page in, and returns the exit code. */
export async function run(options: Options, out: Logger): Promise<number> {
  const { new: folder = '', task, from } = options
  if (folder === '' || existsSync(folder)) {
    out.error(`--new is ${JSON.stringify(folder)}; it must be a folder that does not exist yet.`)
    return 2
  }
  if (!isTaskName(task) || (from !== 'pack' && from !== 'brief')) {
    out.error(`Use --task ${TASK_NAMES.join('|')} and --from pack|brief.`)
    return 2
  }
  await createApp(resolve(folder), task, from)
  out.log(`${folder} is ready: give PROMPT.md to the agent.`)
  return 0
}

/** Copies the starter app, with the theme, the shell and the prompt of a task. */
export async function createApp(folder: string, task: TaskName, from: BuildSource) {
  const { contract, themeCss } = await readTask(task)
  const { route, shell } = contract
  await cp(`${OUTCOME_FOLDER}/app`, folder, { recursive: true })
  await symlink(`${ROOT}node_modules`, join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'src/theme.css'), themeCss)
  await writeFile(join(folder, 'src/task.json'), `${JSON.stringify({ route, shell }, null, 2)}\n`)
  const source = await readFile(`${OUTCOME_FOLDER}/tasks/${task}/${from}.md`, 'utf8')
  await writeFile(join(folder, 'PROMPT.md'), renderPrompt(contract, source))
}
