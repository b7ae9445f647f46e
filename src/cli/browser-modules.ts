import { readFile } from 'node:fs/promises'
import type { Source } from '../index.ts'
import { ifExists } from '../internal/node.ts'
import { type PlannedFile, planDataModules } from '../site.ts'

/** The folder of the built library: every bundled file of this package is one folder below it. */
const LIBRARY = new URL('../', import.meta.url)

/** The list that the build writes. */
const FILE_LIST = 'browser-files.json'

/**
 * Plans the modules that pages load from a site, by their path in the site. The embedded content
 * among them is that of the source. Undefined if this package was not built.
 */
export async function readBrowserModules(source: Source): Promise<PlannedFile[] | undefined> {
  const list = await ifExists(readFile(new URL(FILE_LIST, LIBRARY), 'utf8'))
  if (list === undefined) return undefined
  const names: string[] = JSON.parse(list)
  const data = await planDataModules(source)
  return [
    ...names.map((name) => ({
      paths: [`lib/${name}`],
      render: () => readFile(new URL(name, LIBRARY), 'utf8'),
    })),
    ...data.map(({ paths, render }) => ({
      paths: paths.map((path) => `lib/data/${path}`),
      render,
    })),
  ]
}
