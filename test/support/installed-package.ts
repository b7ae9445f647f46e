import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from './once.ts'
import { ROOT } from './root.ts'

/** An empty project that installed what `npm pack` makes, with no network; one a process. */
export const installedPackage = (): Promise<string> =>
  once('installed', async () => {
    const project = mkdtempSync(join(tmpdir(), 'svc-package-'))
    process.once('exit', () => rmSync(project, { recursive: true, force: true }))
    const npm = (args: string[], cwd: string): string =>
      execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', project]
    const [packed] = JSON.parse(npm(pack, ROOT))
    await writeFile(`${project}/package.json`, '{ "type": "module", "private": true }')
    npm(['install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`], project)
    return project
  })
