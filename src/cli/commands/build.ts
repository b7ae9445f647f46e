import { readdir } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import * as z from 'zod/mini'
import {
  FileError,
  type FillFolder,
  ifExists,
  replaceFiles,
  STAGING_FOLDER,
} from '../../internal/node.ts'
import { pluralize } from '../../internal.ts'
import { EXIT, isSystemError, OperationError } from '../../project/errors.ts'
import { readText, resolveChosenFolder, toWriteError } from '../../project/folder/files.ts'
import { findProjectRoot } from '../../project/folder/project.ts'
import { SITE_PARTS } from '../../site.ts'
import type { Command } from '../command.ts'
import { flagHelp, wholeNumber } from '../flags.ts'
import { contentOption } from '../options.ts'

const splitNames = (lists: string[]): string[] =>
  lists.flatMap((list) => list.split(',')).map((name) => name.trim())

/** The path of a site on its host: empty, or `/docs/svc` for `docs/svc/`. */
const basePath = z.pipe(
  z.string().check(z.regex(/^\/?(?:[\w~-][\w.~-]*(?:\/|$))*$/, 'Use a path such as /docs/svc.')),
  z.transform((path) => path.replace(/^\/?(?=.)/, '/').replace(/\/$/, '')),
)

const options = z.object({
  content: contentOption,
  out: z._default(z.string(), 'site').register(flagHelp, {
    valueName: 'folder',
    summary: 'output folder; default: site',
  }),
  base: z._default(basePath, '').register(flagHelp, {
    valueName: 'path',
    summary: 'path of the site on its host, for the rules of hosts; default: /',
  }),
  without: z
    ._default(
      z.pipe(z.pipe(z.array(z.string()), z.transform(splitNames)), z.array(z.enum(SITE_PARTS))),
      [],
    )
    .register(flagHelp, {
      valueName: 'part',
      summary: `parts to leave out: ${SITE_PARTS.join(', ')}`,
    }),
  maxFiles: z.optional(wholeNumber(999_999_999, 'Use a whole number.')).register(flagHelp, {
    valueName: 'n',
    summary: 'maximum number of files; 0 for no limit',
  }),
})

/** `svc build`: builds the static API from records, for any host. */
export const buildCommand: Command<typeof options> = {
  name: 'build',
  group: 'site',
  argumentSyntax: '',
  summary: 'build a static site from records, for any host',
  options,
  examples: [
    'svc build --content records --out site',
    'svc build --content records --without previews,twins',
  ],
  async run(context, _args, { content, out, base, without, maxFiles }) {
    const { io, output, progress } = context
    const folder = resolveChosenFolder(await findProjectRoot(context), resolve(io.cwd, out))
    const folders = content.map((path) => resolve(io.cwd, path))
    const options = { base, without, ...(maxFiles === undefined ? {} : { maxFiles }) }
    let files = 0
    limitGarbage()
    const fill: FillFolder = async (write) => {
      progress('Reading the records')
      const { renderSiteFiles } = await import('../site-files.ts')
      for await (const [path, text] of renderSiteFiles(context, folders, options)) {
        files += 1
        await write(path, text)
      }
      progress('Moving the files to their places')
    }
    await replaceFiles(folder, fill, {
      listOldFiles: (interrupted) => listBuiltFiles(folder, out, interrupted),
      onWait: ({ pid, host }) =>
        context.note(
          `Waiting for process ${pid} on ${host}, which is writing ${out}. If it is not running, remove ${out}/${STAGING_FOLDER}.`,
        ),
    }).catch((error: unknown) => {
      throw isSystemError(error) || error instanceof FileError ? toWriteError(out, error) : error
    })
    output.print({ folder: out, files }, () => `Wrote ${pluralize(files, 'file')} to ${out}.`)
    return EXIT.ok
  },
}

/**
 * Lets the heap grow by 10 percent between collections. By default it may grow several times as large
 * as its content, which is 600 MB for 10,000 records.
 */
const limitGarbage = (): void => setFlagsFromString('--heap-growing-percent=10')

/** A manifest of the largest site that can be built in an hour. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024

/**
 * Lists the files of an earlier build. Throws if the folder has other content, unless that is from a
 * build that was interrupted.
 */
async function listBuiltFiles(
  folder: string,
  name: string,
  interrupted: readonly string[] | undefined,
): Promise<string[]> {
  const names = (await readdir(folder)).filter((file) => file !== STAGING_FOLDER)
  if (names.length === 0) return []
  const manifests = ((await ifExists(readdir(join(folder, 'v1')))) ?? []).filter((file) =>
    /^manifest(\.[a-z]+)?\.json$/.test(file),
  )
  if (manifests.length === 0 && interrupted === undefined) {
    throw new OperationError('folder-not-empty', `${name} is not empty and has no built site.`, {
      hint: 'Choose another folder with --out.',
    })
  }
  const lists = manifests.map(async (file) => {
    const text = (await readText(folder, join('v1', file), { maxBytes: MAX_MANIFEST_BYTES })) ?? ''
    return [...text.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => posix.join('v1', path))
  })
  return (await Promise.all(lists)).flat()
}
