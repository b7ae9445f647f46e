import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { ROOT } from '../support/root.ts'

/** A built app that is served on its own port. */
export interface ServedApp {
  readonly origin: string
  readonly sources: ReadonlyMap<string, string>
  readonly close: () => Promise<void>
}

/** Builds an app with its own settings and serves it with history routing. */
export async function serveApp(folder: string, out: string): Promise<ServedApp> {
  const shared = {
    root: folder,
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true },
  } as const
  await build({ ...shared, resolve: { alias: aliasReact(folder) } })
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } })
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (origin === undefined) throw new Error('The app is not served.')
  return { origin, sources: await readSources(folder), close: () => server.close() }
}

/** Maps React to the packages of this repository, for an app without its own. */
function aliasReact(folder: string): Record<string, string> {
  if (existsSync(join(folder, 'node_modules/react'))) return {}
  const names = ['react', 'react-dom']
  return Object.fromEntries(names.map((name) => [name, `${ROOT}node_modules/${name}`]))
}

/** The files that come with the empty app, so they are not checked. */
const PROVIDED_FILES = ['theme.css', 'shell.css', 'shell.tsx', 'main.tsx', 'match-route.ts']

async function readSources(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(folder, 'src'), { recursive: true }))
    .filter((name) => /\.(tsx?|jsx?|css|scss|less|vue|svelte|html)$/.test(name))
    .filter((name) => !PROVIDED_FILES.includes(name))
    .sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'src', name), 'utf8')))
  return new Map(
    names.map((name, index) => [`src/${name.replaceAll('\\', '/')}`, texts[index] ?? '']),
  )
}
