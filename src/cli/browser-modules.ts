import { readFile } from 'node:fs/promises'
import type { Source } from '../index.ts'
import { ifExists } from '../node.ts'
import { createDataModules } from '../site.ts'

/** The folder of the built library: every bundled file of this package is one folder below it. */
const LIBRARY = new URL('../', import.meta.url)

/** The list that the build writes. */
const FILE_LIST = 'browser-files.json'

/**
 * Reads the modules that pages load from a site, by their path in the site. The embedded content
 * among them is that of the source. Undefined if this package was not built.
 */
export async function readBrowserModules(source: Source): Promise<Map<string, string> | undefined> {
  const list = await ifExists(readFile(new URL(FILE_LIST, LIBRARY), 'utf8'))
  if (list === undefined) return undefined
  const names: string[] = JSON.parse(list)
  const code = names.map(
    async (name): Promise<[string, string]> => [
      `lib/${name}`,
      await readFile(new URL(name, LIBRARY), 'utf8'),
    ],
  )
  const data = [...(await createDataModules(source))].map(([name, text]): [string, string] => [
    `lib/data/${name}`,
    text,
  ])
  return new Map([...(await Promise.all(code)), ...data])
}
