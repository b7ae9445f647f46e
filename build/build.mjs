// `npm run build`: builds dist/ and the type declarations of the package.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createDeclarationStamp } from './build-stamp.mjs'
import { viteBuild } from './vite-build.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Runs the compiler incrementally, or from scratch if its output was changed by something else. */
function buildDeclarations() {
  const stamp = createDeclarationStamp(root)
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/typescript/bin/tsc`, '-b', ...(stamp.isTouched() ? ['--force'] : [])],
    { cwd: root, stdio: 'inherit' },
  )
  if (status === 0) stamp.end()
  return status ?? 1
}

process.exitCode = (await viteBuild(process.argv.slice(2))) ? buildDeclarations() : 1
