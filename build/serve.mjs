// Serves dist/site until Ctrl-C.
import { fileURLToPath } from 'node:url'
import { serve } from '../dist/lib/node.js'

const port = Number(process.env.PORT ?? 4173)
const served = await serve({ root: fileURLToPath(new URL('../dist/site', import.meta.url)), port })
console.log(
  `\n  Explorer  ${served.url}/\n  API       ${served.url}/v1/health\n\n  Ctrl-C ends it.`,
)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await served.close()
    process.exit(0)
  })
}
