// `npm run build`: builds dist/ and the type declarations of the package.
import { fileURLToPath } from 'node:url'
import { buildDeclarations } from './declarations.mjs'
import { viteBuild } from './vite-build.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

process.exitCode = (await viteBuild(process.argv.slice(2))) ? buildDeclarations(root) : 1
