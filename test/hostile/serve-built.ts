import { pathToFileURL } from 'node:url'
import { ROOT } from '../support/root.ts'

type NodeModule = typeof import('../../src/node.ts')

/** Serves a site with the built package, whose server may start threads from its own files. */
export async function serveBuilt(root: string): ReturnType<NodeModule['serve']> {
  const path = pathToFileURL(`${ROOT}dist/lib/node.js`).href
  const module: NodeModule = await import(/* @vite-ignore */ path)
  return module.serve({ root, port: 0 })
}
