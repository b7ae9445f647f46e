import { readFile } from 'node:fs/promises'
import type { Source } from '../index.ts'
import { ifExists } from '../node.ts'
import { createDataModules, type FileContent, type PlannedFile } from '../site.ts'

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
  const plan = (name: string, render: () => FileContent | Promise<FileContent>): PlannedFile => ({
    paths: [`lib/${name}`],
    render,
  })
  return [
    ...names.map((name) => plan(name, () => readFile(new URL(name, LIBRARY), 'utf8'))),
    ...Array.from(await createDataModules(source), ([name, content]) =>
      plan(`data/${name}`, () => content),
    ),
  ]
}
