// `npm run build`: dist/ and the declarations of the package.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { viteBuild } from './vite-build.mjs'

const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

const isBuilt = viteBuild(process.argv.slice(2))
const { status } = isBuilt
  ? spawnSync(process.execPath, [tsc, '-b'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: 'inherit',
    })
  : { status: 1 }
process.exitCode = status ?? 1
