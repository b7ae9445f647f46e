// Builds dist/ with Vite.
//   --content DIR      reads records from a folder (repeatable): the first replaces the official
//                      folder, later ones add to it and win
//   --without PART     leaves out plane, terms, alias, twins or previews (repeatable)
//   --max-files N      allows more files; 0 means no limit
//   --precompress DIR  also writes a copy of the site with compressed files next to the originals
//   --site-url URL     the public address, for canonical links, the sitemap and link previews
//   --force            builds even if nothing has changed
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createStamp } from './build-stamp.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Node interprets a regular expression first, which makes highlighting three times slower. */
const COMPILE_REGEXPS = '--no-regexp-tier-up'

/** Returns the content folders that the arguments name. @param {string[]} args */
export function contentFolders(args) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { content: { type: 'string', multiple: true } },
  })
  return (values.content ?? []).map((folder) => resolve(String(folder)))
}

/** Returns the environment variables that pass the arguments on to the build. @param {string[]} args */
export function siteVariables(args) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      without: { type: 'string', multiple: true },
      'max-files': { type: 'string' },
      precompress: { type: 'string' },
      'site-url': { type: 'string' },
    },
  })
  const { without, 'max-files': maxFiles, precompress, 'site-url': siteUrl } = values
  return {
    ...(without !== undefined && { SVC_WITHOUT: without.join(',') }),
    ...(maxFiles !== undefined && { SVC_MAX_FILES: String(maxFiles) }),
    ...(precompress !== undefined && {
      SVC_PRECOMPRESS: typeof precompress === 'string' ? resolve(precompress) : '',
    }),
    ...(siteUrl !== undefined && { SVC_SITE_URL: typeof siteUrl === 'string' ? siteUrl : '' }),
  }
}

/** Builds unless the last build is up to date. Returns true on success. @param {string[]} [args] */
export async function viteBuild(args = []) {
  const folders = contentFolders(args)
  const env = {
    ...process.env,
    ...siteVariables(args),
    ...(folders.length > 0 && { SVC_CONTENT: folders.join(delimiter) }),
  }
  const stamp = createStamp(root, env)
  if (!args.includes('--force') && stamp.isCurrent()) {
    console.log('Nothing has changed since the last build. Use --force to build anyway.')
    return true
  }
  stamp.begin()
  const child = spawn(
    process.execPath,
    [COMPILE_REGEXPS, `${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env },
  )
  const [status] = await once(child, 'close')
  if (status === 0) stamp.end()
  return status === 0
}
