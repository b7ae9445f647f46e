import { readdir, readFile } from 'node:fs/promises'
import { ifExists } from '../internal/node.ts'

/** The guides as the package contains them, seen from a built file and from this one. */
const FOLDERS = ['../../../src/web/docs/', '../../src/web/docs/']

/** A guide of the package. */
export interface PackageDoc {
  readonly topic: string
  readonly title: string
  readonly text: string
}

/** Reads the guides that are installed with this package, by topic. */
export async function readPackageDocs(): Promise<PackageDoc[]> {
  for (const path of FOLDERS) {
    const folder = new URL(path, import.meta.url)
    const names = (await ifExists(readdir(folder)))?.filter((name) => name.endsWith('.md'))
    if (names === undefined || names.length === 0) continue
    return Promise.all(names.sort().map((name) => readDoc(new URL(name, folder), name)))
  }
  return []
}

async function readDoc(url: URL, name: string): Promise<PackageDoc> {
  const text = await readFile(url, 'utf8')
  const title = /^# (.*)$/m.exec(text)?.[1] ?? name
  return { topic: name.replace(/\.md$/, ''), title, text }
}
