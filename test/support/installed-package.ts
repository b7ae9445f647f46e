import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { onceARun } from './once-a-run.ts'
import { ROOT } from './root.ts'

const npm = (args: string[], cwd: string) => promisify(execFile)('npm', args, { cwd })

/** An empty project that installed what `npm pack` makes, with no network; one a run. */
export const installedPackage = (): Promise<string> =>
  onceARun('installed', async (project) => {
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', project]
    const [packed] = JSON.parse((await npm(pack, ROOT)).stdout)
    await writeFile(`${project}/package.json`, '{ "type": "module", "private": true }')
    await npm(['install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`], project)
  })
