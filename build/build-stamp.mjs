// Records the input and output of the last build, so that the next one knows whether to run.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { treeDigest } from './tree-digest.mjs'

/** @typedef {{ inputs?: string | undefined, output?: string | undefined }} Stamp */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Files and folders that a build reads. */
const INPUT_PATHS = [
  'src',
  'build',
  'schemas',
  'content',
  'public',
  'CHANGELOG.md',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** Environment variables that change the output. */
const ENVIRONMENT_VARIABLES = [
  'SVC_CONTENT',
  'SVC_WITHOUT',
  'SVC_MAX_FILES',
  'SVC_PRECOMPRESS',
  'SVC_SITE_URL',
  'SVC_WORKER',
  'SOURCE_DATE_EPOCH',
  'NODE_ENV',
]

/** True for type declarations, which are written after the build. */
const isDeclaration = (/** @type {string} */ path) => path.endsWith('.d.ts')

/**
 * Creates the stamp of a project's last build. `root` ends in a slash.
 * @param {string} root @param {Environment} env
 */
export function createStamp(root, env) {
  const file = `${root}node_modules/.cache/build.json`
  const inputs = inputDigest(root, env)
  return {
    /** True if a build would write what is already there. */
    isCurrent() {
      const last = readStamp(file)
      return last.inputs === inputs && last.output === outputDigest(root, env)
    },
    /** Forgets the last build: a build that fails leaves nothing to rely on. */
    begin: () => rmSync(file, { force: true }),
    /** Uses the inputs from before the build, since later changes were not seen. */
    end: () => writeStamp(file, { inputs, output: outputDigest(root, env) }),
  }
}

/** Reads a stamp; an empty one if there is none, or if it is damaged. @param {string} file @returns {Stamp} */
function readStamp(file) {
  if (!existsSync(file)) return {}
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    console.warn(`${file} is damaged and is ignored: everything is built again.`)
    return {}
  }
}

/** Writes a stamp, which appears as a whole. @param {string} file @param {Stamp} stamp */
function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(stamp))
  renameSync(`${file}.part`, file)
}

/** @param {string} root @param {Environment} env */
function inputDigest(root, env) {
  const folders = env.SVC_CONTENT?.split(delimiter) ?? []
  const hash = createHash('sha256').update(process.version).update(process.platform)
  for (const name of ENVIRONMENT_VARIABLES) hash.update(`\0${name}=${env[name] ?? ''}`)
  for (const path of [...INPUT_PATHS.map((name) => root + name), ...folders]) {
    hash.update(existsSync(path) ? treeDigest(path) : 'nothing')
  }
  return hash.digest('hex')
}

/** @param {string} root @param {Environment} env */
const outputDigest = (root, { SVC_PRECOMPRESS }) =>
  [`${root}dist`, ...(SVC_PRECOMPRESS ? [SVC_PRECOMPRESS] : [])]
    .map((folder) =>
      existsSync(folder) ? treeDigest(folder, (path) => !isDeclaration(path)) : 'nothing',
    )
    .join(' ')
