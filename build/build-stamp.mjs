// What the last build was made of and what it left behind, so that the next one knows whether there
// is anything to do.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { treeDigest } from './tree-digest.mjs'

/** @typedef {{ inputs?: string | undefined, output?: string | undefined, declarations?: string }} Stamp */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Everything of the project that a build reads; a file or a folder each. */
const INPUT_PATHS = [
  ...['src', 'build', 'schemas', 'content', 'public', 'vite.config.ts'],
  ...['package.json', 'package-lock.json'],
]

/** The variables that change what is built. */
const ENVIRONMENT_VARIABLES = [
  ...['SVC_CONTENT', 'SVC_WITHOUT', 'SVC_MAX_FILES', 'SVC_PRECOMPRESS', 'SVC_WORKER'],
  ...['SOURCE_DATE_EPOCH', 'NODE_ENV'],
]

/** What the compiler of types leaves beside the modules. */
const isDeclaration = (/** @type {string} */ path) => /\.(d\.ts|tsbuildinfo)$/.test(path)

/**
 * The memory of what is built in a project, whose path ends in a slash.
 * @param {string} root @param {Environment} env
 */
export function createStamp(root, env) {
  const { read, write } = createStampFile(`${root}node_modules/.cache/build.json`)
  const inputs = inputDigest(root, env)
  return {
    /** Whether a build would make what is there. */
    isCurrent: () => read().inputs === inputs && read().output === outputDigest(root, env),
    /** Until it has succeeded, a build leaves nothing that can be relied on. */
    begin: () => write({ ...read(), inputs: undefined, output: undefined }),
    /** What changed while it was built was not seen: `inputs` are those from before. */
    end: () => write({ ...read(), inputs, output: outputDigest(root, env) }),
  }
}

/** The same for the declarations beside the modules. @param {string} root */
export function createDeclarationStamp(root) {
  const { read, write } = createStampFile(`${root}node_modules/.cache/build.json`)
  return {
    /** Whether they were changed since the compiler left them, which it cannot see by itself. */
    isTouched() {
      const { declarations } = read()
      return declarations !== undefined && declarations !== declarationDigest(root)
    },
    end: () => write({ ...read(), declarations: declarationDigest(root) }),
  }
}

/** @param {string} file */
const createStampFile = (file) => ({
  /** @returns {Stamp} */
  read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
  /** @param {Stamp} stamp */
  write(stamp) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(stamp))
  },
})

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

/** @param {string} root */
const declarationDigest = (root) =>
  existsSync(`${root}dist`) ? treeDigest(`${root}dist`, isDeclaration) : 'nothing'
