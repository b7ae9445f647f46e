import { readdir, rm } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { ifExists, writeTree } from '../../node.ts'
import { SITE_PARTS } from '../../site.ts'
import type { Command } from '../command.ts'
import { CliError, EXIT } from '../errors.ts'
import { readText } from '../files.ts'
import { CONTENT_OPTION, type ContentFolderOptions, parseChoice } from '../options.ts'

interface Options extends ContentFolderOptions {
  readonly out?: string
  readonly without?: readonly string[]
  readonly maxFiles?: string
}

/** `svc build`: the static API of some records, for any host. */
export const buildCommand: Command<Options> = {
  name: 'build',
  argumentSyntax: '',
  summary: 'write a site of records that any static host can serve',
  options: [
    CONTENT_OPTION,
    { flags: '--out <folder>', summary: 'where it goes; site unless said' },
    { flags: '--without <part>', summary: `leave out ${SITE_PARTS.join(', ')}`, repeatable: true },
    { flags: '--max-files <n>', summary: 'allow so many files; 0 allows any number' },
  ],
  example: 'svc build --content records --out site',
  async run(context, _args, { content = [], out = 'site', without = [], maxFiles }) {
    const { io, output } = context
    const folder = resolve(io.cwd, out)
    const before = await listBuiltFiles(folder, out)
    const parts = without.flatMap((list) => list.split(',')).map((part) => part.trim())
    const { buildSiteFiles } = await import('../site-files.ts')
    const files = await buildSiteFiles(
      context,
      content.map((one) => resolve(io.cwd, one)),
      {
        without: parts.map((part) => parseChoice('--without', part, SITE_PARTS)),
        ...(maxFiles === undefined ? {} : { maxFiles: parseWholeNumber(maxFiles) }),
      },
    )
    await writeTree(folder, files)
    for (const path of before) {
      if (!files.has(path)) await rm(join(folder, path), { force: true })
    }
    output.print({ folder: out, files: files.size }, () => `${files.size} files in ${out}.`)
    return EXIT.ok
  },
}

function parseWholeNumber(given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw new CliError('usage', `--max-files is "${given}".`, { hint: 'Give a whole number.' })
}

/** The files of the site that was built there before; a folder with anything else is not ours. */
async function listBuiltFiles(folder: string, shown: string): Promise<string[]> {
  const names = (await ifExists(readdir(folder))) ?? []
  if (names.length === 0) return []
  const manifests = ((await ifExists(readdir(join(folder, 'v1')))) ?? []).filter((name) =>
    /^manifest(\.[a-z]+)?\.json$/.test(name),
  )
  if (manifests.length === 0) {
    throw new CliError('folder-not-empty', `${shown} is not empty and holds no site.`, {
      hint: 'Name another folder with --out.',
    })
  }
  const lists = manifests.map(async (name) => {
    const text = (await readText(join(folder, 'v1', name))) ?? ''
    return [...text.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => posix.join('v1', path))
  })
  // A path that leads out of the folder was written by somebody else.
  return (await Promise.all(lists)).flat().filter((path) => !path.startsWith('../'))
}
