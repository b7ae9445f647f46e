// Long run: starts the command line in many projects.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPlantedProject } from '../support/project/planted-project.ts'
import { ROOT } from '../support/root.ts'

test.each([[['verify', '--format', 'json']], [['verify', '--since', 'HEAD']], [['repair']]])(
  'the built command %j runs no code of the project',
  async (args) => {
    const { folder, listMarks } = await createPlantedProject()
    const PATH = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [`${ROOT}dist/lib/cli/main.js`, ...args],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } },
    )
    expect(await listMarks()).toEqual([])
    expect(stdout + stderr).not.toMatch(/internal error/i)
    if (args.includes('json')) {
      for (const path of ['src/a.vue', 'src/b.svelte', 'src/c.tsx']) expect(stdout).toContain(path)
    }
  },
)
