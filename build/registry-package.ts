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
    ['README.md', README],
    ['LICENSE', await readFile(`${root}LICENSE`, 'utf8')],
  ])
}

const README = `# @svc/registry

The registry client of 3.x with the same names, for apps that still import this package. It re-exports \`@svc/content/registry\`.

\`\`\`js
import { createRegistryClient } from '@svc/registry'

const client = createRegistryClient()
const hero = await client.getContent('patterns', '@official', 'hero')
console.log(hero.name)
\`\`\`

New code imports \`createClient\` from \`@svc/content\`. Accounts and publishing are retired: \`npx @svc/content build\` makes a site of your own records for any static host.
`
