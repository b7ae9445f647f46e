import { readFile } from 'node:fs/promises'

/**
 * Returns the files of the package `@svc/registry`: the client of 3.x under its old package name.
 * It has no code of its own, so an app that uses both packages loads the client and the content once.
 */
export async function createRegistryPackage(root: string): Promise<Map<string, string>> {
  const content = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
  const { version, license, type, sideEffects, engines, repository, homepage } = content
  const entry = `export * from '${content.name}/registry'\n`
  const manifest = {
    name: '@svc/registry',
    version,
    description: `The client of 3.x; its successor is ${content.name}.`,
    ...{ license, type, sideEffects, engines, repository, homepage },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
    // The exact version: the two are always built and published together.
    dependencies: { [content.name]: version },
  }
  return new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['index.js', entry],
    ['index.d.ts', entry],
    ['README.md', await readFile(`${root}build/registry-package.md`, 'utf8')],
    ['LICENSE', await readFile(`${root}LICENSE`, 'utf8')],
  ])
}
