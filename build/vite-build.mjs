// Builds dist/ with Vite. `--content DIR`, repeatable, takes other folders of records: the first
// replaces the official one, a later one adds to it and wins. `--without PART`, repeatable: no plane,
// terms, alias, twins or previews. `--max-files N` allows more files, 0 any number. `--precompress DIR` writes a
// copy of the site with compressed siblings. `--force` builds even when nothing has changed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createStamp } from './build-stamp.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The folders of records that a command line names, none when it names none. @param {string[]} args */
export function contentFolders(args) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { content: { type: 'string', multiple: true } },
  })
  return (values.content ?? []).map((folder) => resolve(String(folder)))
}

/** What a command line says about the site, as the build reads it. @param {string[]} args */
export function siteVariables(args) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      without: { type: 'string', multiple: true },
      'max-files': { type: 'string' },
      precompress: { type: 'string' },
    },
  })
  const { without, 'max-files': most, precompress } = values
  return {
    ...(without !== undefined && { SVC_WITHOUT: without.join(',') }),
    ...(most !== undefined && { SVC_MAX_FILES: String(most) }),
    ...(precompress !== undefined && {
      SVC_PRECOMPRESS: typeof precompress === 'string' ? resolve(precompress) : '',
    }),
  }
}

/** Whether the build succeeds, or would make what is there. @param {string[]} [args] */
export async function viteBuild(args = []) {
  const folders = contentFolders(args)
  const env = {
    ...process.env,
    ...siteVariables(args),
    ...(folders.length > 0 && { SVC_CONTENT: folders.join(delimiter) }),
  }
  const stamp = createStamp(root, env)
  if (!args.includes('--force') && stamp.isCurrent()) {
    console.log('Nothing has changed since the last build; --force builds all the same.')
    return true
  }
  stamp.begin()
  const child = spawn(
    process.execPath,
    [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env },
  )
  const [status] = await once(child, 'close')
  if (status === 0) stamp.end()
  return status === 0
}
