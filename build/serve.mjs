// Serves dist/site, or the copy that `--precompress` names, until Ctrl-C.
import { fileURLToPath } from 'node:url'
import { siteVariables } from './vite-build.mjs'

// Named by its URL, because types are checked before the module is built.
const module = new URL('../dist/lib/node.js', import.meta.url)
/** @type {typeof import('../src/node.ts')} */
const { serve } = await import(module.href)

const portOption = process.env.PORT || '4173'
const port = Number(portOption)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${portOption}"; it must be a whole number from 0 to 65535.`)
  process.exit(1)
}
const { SVC_PRECOMPRESS: precompressed } = siteVariables(process.argv.slice(2))
const root = precompressed || fileURLToPath(new URL('../dist/site', import.meta.url))
const served = await serve({ root, port })

// The terminal and npm both send the signal, so a second one must be harmless.
let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (ending) return
    ending = true
    await served.close()
    process.exit(0)
  })
}

const hasMoved = port !== 0 && new URL(served.url).port !== String(port)
console.log(
  [
    hasMoved ? `\n  Port ${port} is in use.` : '',
    `  Explorer  ${served.url}/`,
    `  API       ${served.url}/v1/health`,
    '\n  Press Ctrl-C to stop.',
  ].join('\n'),
)
