// Serves JSON files with Hono, as short as its documentation shows it, and prints its URL.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

const [root = '', ...paths] = process.argv.slice(2)
const app = new Hono()
app.use(compress())
for (const path of paths) {
  const body = JSON.parse(readFileSync(`${root}${path}.json`, 'utf8'))
  app.get(path, (context) => context.json(body))
}
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
)
