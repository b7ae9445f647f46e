import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeTree } from '../../../src/internal/node.ts'
import { createSuiteFolder, runCli } from '../package/run-cli.ts'

/** The kinds of links that lead from a file of a project to one outside of it. */
export const LINK_KINDS = ['relative', 'absolute', 'dangling', 'chain', 'folder'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** A project, and a folder outside of it that must not change. */
export interface LinkedProject {
  readonly root: string
  readonly outside: string
  /** Puts a link in the place of a file or a folder of the project. */
  readonly link: (path: string, kind: LinkKind) => Promise<void>
  /** Describes every file and link of the folder outside. */
  readonly describeOutside: () => Promise<Record<string, string>>
}

const OUTSIDE_FILES = {
  'secret.json': '{"key":"AKIASECRET"}\n',
  'folder/secret.json': '{"key":"AKIASECRET"}\n',
}

/** Creates a project with `svc init` once, and returns a function that copies it for a test. */
export async function prepareLinkedProject(): Promise<() => Promise<LinkedProject>> {
  const template = await createSuiteFolder()
  await writeTree(
    template,
    new Map([['src/App.tsx', 'export const App = () => <main>Hi</main>\n']]),
  )
  const args = ['init', '--offline', '--blueprint', 'internal-admin', '--theme', 'slate', '--quiet']
  const { exit, err } = await runCli(template, args)
  if (exit !== 0) throw new Error(err)
  return async () => {
    const base = await mkdtemp(join(tmpdir(), 'svc-links-'))
    onTestFinished(() => rm(base, { recursive: true, force: true }))
    const [root, outside] = [join(base, 'project'), join(base, 'outside')]
    await cp(template, root, { recursive: true })
    await writeTree(outside, new Map(Object.entries(OUTSIDE_FILES)))
    return {
      root,
      outside,
      link: (path, kind) => replaceByLink({ root, outside, path }, kind),
      describeOutside: () => describeFolder(outside),
    }
  }
}

interface Place {
  readonly root: string
  readonly outside: string
  readonly path: string
}

async function replaceByLink({ root, outside, path }: Place, kind: LinkKind): Promise<void> {
  const file = join(root, path)
  const targets = { folder: 'folder', dangling: 'new.json' } as const
  const target = join(outside, kind in targets ? targets[kind as 'folder'] : 'secret.json')
  await rm(file, { recursive: true, force: true })
  await mkdir(dirname(file), { recursive: true })
  if (kind === 'absolute') return symlink(target, file)
  if (kind !== 'chain') return symlink(relative(dirname(file), target), file)
  await symlink(relative(dirname(file), join(root, 'first')), file)
  await symlink('second', join(root, 'first'))
  await symlink(target, join(root, 'second'))
}

/** Returns the content and the mode of each file below a folder, and the target of each link. */
async function describeFolder(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).sort()
  const entries = names.map(async (name) => {
    const path = join(folder, name)
    const stats = await lstat(path)
    const content = stats.isFile() ? await readFile(path, 'utf8') : ''
    return [name, `${stats.mode} ${stats.mtimeMs} ${content}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
