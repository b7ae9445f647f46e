import type { Client } from '../api/client.ts'
import type { Handler } from '../api/handler.ts'
import { routeNotFound } from '../api/match.ts'
import { API_ROOT, fileOf } from '../api/paths.ts'
import { print, problemBody } from '../api/respond.ts'
import { ROUTES } from '../api/routes.ts'

/** Asks the handler for every address that can be listed in advance, and keeps its answers. */
export async function prerender(client: Client, handle: Handler): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const route of ROUTES) {
    for (const address of await route.entries(client)) {
      const response = await handle(new Request(`http://build.invalid${address}`))
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`)
      files.set(fileOf(address), await response.text())
    }
  }
  return new Map([...files, ...twins(files), ...notFound()])
}

/** The same bytes without `.json`, for callers that use the addresses as the specification writes them. */
function twins(files: ReadonlyMap<string, string>): [string, string][] {
  const folders = new Set([...files.keys()].map((file) => file.slice(0, file.lastIndexOf('/'))))
  return [...files]
    .filter(([file]) => !file.startsWith(`${API_ROOT.slice(1)}/schema/`))
    .map(([file, text]): [string, string] => [file.replace(/\.json$/, ''), text])
    .filter(([path]) => !folders.has(path))
}

/** What a static host answers for an address below `/v1` that has no file. */
function notFound(): [string, string][] {
  const text = print(problemBody(routeNotFound('this address')))
  return ['404.json', '404.html'].map((file) => [`${API_ROOT.slice(1)}/${file}`, text])
}
