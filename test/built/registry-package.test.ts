// Long run: packs and installs the registry package.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { installRegistryPackage } from '../support/package/installed-package.ts'
import { ROOT } from '../support/root.ts'

let project = ''

beforeAll(async () => {
  project = await installRegistryPackage()
})

const USE = `
import { RegistryAPIClient, RegistryAPIError, createRegistryClient } from '@svc/registry'
import { createRegistryClient as fromContent } from '@svc/content/registry'

Reflect.deleteProperty(globalThis, 'fetch')
const client: RegistryAPIClient = createRegistryClient()
const hero = await client.getContent('patterns', '@official', 'hero')
const name: string = hero.name
const { results } = await client.search({ q: 'table with paging' })
const error: unknown = await client.getContent('patterns', '@official', 'heroo').catch((e) => e)
const status = error instanceof RegistryAPIError ? error.status : 0
console.log(name, results[0]?.slug, status, fromContent === createRegistryClient)
`

/** Removes the type annotations of the example. */
const USE_JS = USE.replaceAll(/: (RegistryAPIClient|string|unknown)(?= =)/g, '')

test('the client of 3.x works under its old package name, without a network', async () => {
  await writeFile(`${project}/use.js`, USE_JS)
  const output = execFileSync(process.execPath, ['use.js'], { cwd: project, encoding: 'utf8' })
  expect(output).toBe('Hero data-table 404 true\n')
})

test('the README example works as written', async () => {
  const readme = await readFile(`${project}/node_modules/@svc/registry/README.md`, 'utf8')
  const [, example = ''] = /```js\n(.*?)```/s.exec(readme) ?? []
  await writeFile(`${project}/readme.js`, example)
  const output = execFileSync(process.execPath, ['readme.js'], { cwd: project, encoding: 'utf8' })
  expect(output).toBe('Hero\n')
})

test('it has types', async () => {
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'] },
    ...{ strict: true, noEmit: true, types: [] },
  }
  await writeFile(`${project}/use.ts`, `${USE}client.getContent('pattern', 'x', 'y')\n`)
  await writeFile(
    `${project}/tsconfig.json`,
    JSON.stringify({ compilerOptions, files: ['use.ts'] }),
  )
  const tsc = `${ROOT}node_modules/typescript/bin/tsc`
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })
  // The only error is the deliberate one.
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/use\.ts\(13,19\): error TS2345: .*"pattern"/),
  ])
})

test('it adds no second copy of the client', async () => {
  const folder = `${project}/node_modules/@svc/registry`
  const names = ['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'package.json']
  expect((await readdir(folder)).sort()).toEqual(names)
  const { version } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  expect(JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))).toMatchObject({
    version,
    dependencies: { '@svc/content': version },
  })
})
