// Copies the type declarations that the entry points of the package reach to dist/lib.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A relative import of a source file, in a declaration. */
const SOURCE_IMPORT = /(?<=(?:from |import\()["'])(\.[^"']+)\.ts(?=["'])/g

/** Compiles the declarations and copies them. Returns the exit code. @param {string} root */
export function buildDeclarations(root) {
  const tsc = `${root}node_modules/typescript/bin/tsc`
  const { status } = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  const declarations = readReachable(`${root}node_modules/.cache/types/src`, listEntries(root))
  removeOthers(`${root}dist/lib`, declarations)
  for (const [file, text] of declarations) {
    mkdirSync(dirname(`${root}dist/lib/${file}`), { recursive: true })
    writeFileSync(`${root}dist/lib/${file}`, text)
  }
  return 0
}

/** Lists the declarations of the entry points. @param {string} root @returns {string[]} */
function listEntries(root) {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return Object.values(exports).flatMap(({ types }) =>
    types === undefined ? [] : [types.replace('./dist/lib/', '')],
  )
}

/**
 * Reads declarations and all that they import. Imports name the module as it is published.
 * @param {string} folder @param {readonly string[]} entries @returns {Map<string, string>}
 */
function readReachable(folder, entries) {
  const files = new Map()
  const queue = [...entries]
  for (const file of queue) {
    if (files.has(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, path] of text.matchAll(SOURCE_IMPORT)) {
      queue.push(join(dirname(file), `${path}.d.ts`))
    }
    files.set(file, text.replaceAll(SOURCE_IMPORT, '$1.js'))
  }
  return files
}

/** Removes declarations of earlier builds. @param {string} folder @param {Map<string, string>} kept */
function removeOthers(folder, kept) {
  const names = readdirSync(folder, { recursive: true }).map(String)
  for (const name of names.filter((name) => /\.(d\.ts|tsbuildinfo)$/.test(name))) {
    if (!kept.has(name.replaceAll('\\', '/'))) rmSync(join(folder, name))
  }
}
