import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, lstat, mkdir, mkdtemp, open, readdir, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifExists, writeTree } from '../../../src/internal/node.ts'

/** A text that only files outside of the project have. No output may contain it. */
export const SECRET = 'canary4711secret'

/** A project between other folders, which must stay as they are. */
export interface Sandbox {
  readonly base: string
  readonly root: string
  readonly outside: string
}

const OUTSIDE_FILES: Readonly<Record<string, string>> = {
  'secret.json': `{ "name": "${SECRET}", "title": "${SECRET}" }\n`,
  'secret.css': `:root { --${SECRET}: #12fe56; }\n.a { color: #12fe57; background: url(${SECRET}.png) }\n`,
  'secret.html': `<img src="${SECRET}.png"><a href="#">${SECRET}</a>\n`,
  'secret.tsx': `export const S = () => <img src="${SECRET}.png" onClick={() => ${SECRET}()} />\n`,
  'secret.txt': `${SECRET}\n`,
  'folder/secret.json': `{ "id": "${SECRET}" }\n`,
  'folder/secret.html': `<img src="${SECRET}.png">\n`,
  'folder/index.html': `<title>${SECRET}</title><img src="${SECRET}.png">\n`,
}

/** Copies a project into a new sandbox. */
export async function createSandbox(folder: string, template: string): Promise<Sandbox> {
  const base = await mkdtemp(join(folder, 'case-'))
  const [root, outside] = [join(base, 'project'), join(base, 'outside')]
  await cp(template, root, { recursive: true, verbatimSymlinks: true })
  await mkdir(join(base, 'tmp'))
  await writeTree(outside, new Map(Object.entries(OUTSIDE_FILES)))
  return { base, root, outside }
}

export const removeSandbox = ({ base }: Sandbox): Promise<void> =>
  // A process may still write to its cache.
  rm(base, { recursive: true, force: true, maxRetries: 5 })

/** Describes everything outside of the project: kinds, modes, times and contents. */
export const describeOutside = ({ base }: Sandbox): Promise<Record<string, string>> =>
  describeFolder(base, ['project', 'tmp'])

/** Describes everything in the project but the home folder of the user, which lies in it. */
export const describeProject = ({ root }: Sandbox): Promise<Record<string, string>> =>
  describeFolder(root, ['home'])

async function describeFolder(
  base: string,
  except: readonly string[],
): Promise<Record<string, string>> {
  const rows: Record<string, string> = {}
  for await (const path of walk(base, new Set(except.map((name) => join(base, name))))) {
    const stats = await lstat(path)
    const content = stats.isFile()
      ? createHash('sha256')
          .update(await readBytes(path))
          .digest('base64')
      : stats.isSymbolicLink()
        ? await readlink(path)
        : ''
    // The time of a folder changes with its entries, which have rows of their own.
    rows[path] = [stats.mode, stats.isFile() ? stats.mtimeMs : '', content].join(' ')
  }
  return rows
}

/** Lists the files of the project that were written since a time and contain the secret. */
export async function findSecrets({ root }: Sandbox, since: number): Promise<string[]> {
  const found: string[] = []
  for await (const path of walk(root)) {
    // A name that is not UTF-8 is listed as another one, which does not exist.
    const stats = await ifExists(lstat(path))
    if (!stats?.isFile() || stats.ctimeMs < since || stats.size > MAX_SEARCHED_BYTES) continue
    if ((await readBytes(path)).includes(SECRET)) found.push(path)
  }
  return found
}

const MAX_SEARCHED_BYTES = 4 * 1024 * 1024

async function* walk(folder: string, except = new Set<string>()): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (except.has(path)) continue
    yield path
    if (entry.isDirectory()) yield* walk(path)
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}
