import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { oncePerRun } from '../once-per-run.ts'
import { ROOT } from '../root.ts'

const run = (command: string, args: string[], cwd: string) =>
  promisify(execFile)(command, args, { cwd })

/** Installs the output of `npm pack` into an empty project, offline and once per test run. */
export const installPackage = (): Promise<string> =>
  oncePerRun('installed', async (project) => {
    const file = await copyPackage(project)
    if (process.env.SVC_FULL) await installWithNpm(project, file)
    else await unpack(project, file)
  })

/** Copies the output of `npm pack`, which runs once per test run, and returns the file name. */
async function copyPackage(project: string): Promise<string> {
  const packed = await oncePerRun('packed', async (folder) => {
    await writeFile(`${folder}/name`, await pack(ROOT, folder))
  })
  const file = await readFile(`${packed}/name`, 'utf8')
  await cp(`${packed}/${file}`, `${project}/${file}`)
  return file
}

/** Installs `@svc/registry` and `@svc/content` from their tarballs, offline and once per test run. */
export const installRegistryPackage = (): Promise<string> =>
  oncePerRun('installed-registry', async (project) => {
    const registry = await pack(`${ROOT}dist/registry`, project)
    const content = await copyPackage(project)
    const zod = await pack(`${ROOT}node_modules/zod`, project)
    const dependencies = {
      '@svc/content': `file:./${content}`,
      '@svc/registry': `file:./${registry}`,
    }
    await writeFile(
      `${project}/package.json`,
      JSON.stringify({
        ...{ type: 'module', private: true, dependencies },
        overrides: { zod: `file:./${zod}` },
      }),
    )
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], project)
  })

/** Packs a folder into a project and returns the name of the file. */
async function pack(folder: string, project: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', project]
  const [{ filename }] = JSON.parse((await run('npm', args, folder)).stdout)
  return filename
}

/** Writes the `package.json` of a project that depends on the package. */
const writeManifest = (project: string, overrides: Readonly<Record<string, string>> = {}) =>
  writeFile(
    `${project}/package.json`,
    JSON.stringify({
      type: 'module',
      private: true,
      dependencies: { '@svc/content': '*' },
      overrides,
    }),
  )

/** Installs with npm. The dependencies come from this project, because npm is offline. */
async function installWithNpm(project: string, file: string): Promise<void> {
  const zod = await pack(`${ROOT}node_modules/zod`, project)
  await writeManifest(project, { zod: `file:./${zod}` })
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`], project)
  // The native parts of a parser are not packed here; npm leaves it out when it is offline.
  const parser = `${project}/node_modules/oxc-parser`
  await rm(parser, { recursive: true, force: true })
  await symlink(`${ROOT}node_modules/oxc-parser`, parser)
}

/** Does what `npm install` does, but faster: the dependencies are links to this project's. */
async function unpack(project: string, file: string): Promise<void> {
  await writeManifest(project)
  const modules = `${project}/node_modules`
  const folder = `${modules}/@svc/content`
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', file, '--strip-components=1', '-C', folder], project)
  const { bin, dependencies, optionalDependencies } = JSON.parse(
    await readFile(`${folder}/package.json`, 'utf8'),
  )
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    await symlink(`${ROOT}node_modules/${name}`, `${modules}/${name}`)
  }
  await chmod(`${folder}/${bin.svc}`, 0o755)
  await mkdir(`${modules}/.bin`)
  await symlink(`../@svc/content/${bin.svc}`, `${modules}/.bin/svc`)
}
