import { asArray, isObject } from '../internal.ts'
import { apiUrl, type WorkerEnvironment } from './environment.ts'
import type { Store } from './storage.ts'

/** What the manifests of a release know about a file. */
export interface FileListing {
  /** False if the manifest could not be read, or is that of another release. */
  readonly hasManifest: boolean
  /** The checksum of the file, as an `integrity` attribute has it; undefined if it is not listed. */
  readonly integrity: string | undefined
}

/** Finds the checksums of the files of a release. */
export type FindChecksum = (url: string) => Promise<FileListing>

type Checksums = ReadonlyMap<string, string>

const MAIN_MANIFEST = 'manifest.json'

/** Creates a lookup in the manifests of a release, which are read when they are first needed. */
export function createChecksums(
  host: WorkerEnvironment,
  { name, store }: { readonly name: string; readonly store: Store },
): FindChecksum {
  const manifests = new Map<string, Promise<Checksums | undefined>>()

  /** Reads a manifest; one that cannot be read now is tried again by the next call. */
  const open = async (path: string, integrity?: string): Promise<Checksums | undefined> => {
    const pending = manifests.get(path) ?? readManifest(path, integrity)
    manifests.set(path, pending)
    const manifest = await pending
    if (!manifest) manifests.delete(path)
    return manifest
  }

  async function readManifest(path: string, integrity?: string): Promise<Checksums | undefined> {
    const url = apiUrl(host, path)
    const cached = parseManifest(await (await store.match(url))?.text(), name)
    if (cached) return cached
    const text = await fetchText(host, url)
    if (text === undefined) return undefined
    if (integrity !== undefined && (await computeIntegrity(text)) !== integrity) return undefined
    const manifest = parseManifest(text, name)
    if (manifest) await store.put(url, new Response(text))
    return manifest
  }

  return async (url) => {
    const main = await open(MAIN_MANIFEST)
    if (!main) return { hasManifest: false, integrity: undefined }
    const path = toManifestPath(host, url)
    const group = `manifest.${toGroupName(path)}.json`
    const [listed, groupIntegrity] = [main.get(path), main.get(group)]
    if (listed !== undefined || groupIntegrity === undefined) {
      return { hasManifest: true, integrity: listed }
    }
    const manifest = await open(group, groupIntegrity)
    return { hasManifest: manifest !== undefined, integrity: manifest?.get(path) }
  }
}

/** Fetches a text past HTTP caches; returns undefined if there is none. */
async function fetchText(host: WorkerEnvironment, url: string): Promise<string | undefined> {
  try {
    const response = await host.fetch(url, { cache: 'no-cache' })
    return response.ok ? await response.text() : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Parses a manifest of a release; returns undefined for anything else. */
function parseManifest(text: string | undefined, release: string): Checksums | undefined {
  const manifest = parseJson(text)
  if (!isObject(manifest) || manifest.release !== release) return undefined
  return new Map(
    asArray(manifest.files).flatMap((file): [string, string][] =>
      isObject(file) && typeof file.path === 'string' && typeof file.integrity === 'string'
        ? [[file.path, file.integrity]]
        : [],
    ),
  )
}

/** Parses JSON; returns undefined for a text that is not JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns the path of a file in a manifest, which is relative to the folder of the API. */
function toManifestPath({ base }: WorkerEnvironment, url: string): string {
  const path = decodeURI(new URL(url).pathname.slice(base.pathname.length))
  if (path.startsWith('v1/')) return path.slice('v1/'.length)
  return `../${path}${path === '' || path.endsWith('/') ? 'index.html' : ''}`
}

/** Returns the name of the manifest for a path that the main one does not list. */
const toGroupName = (path: string): string =>
  path.startsWith('../') ? 'previews' : (path.split(/[/.]/, 1)[0] ?? '')

/** Computes the checksum of a file, as an `integrity` attribute has it. */
export async function computeIntegrity(content: string | ArrayBuffer): Promise<string> {
  const bytes = await sha256(content)
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/** True if the name of a table has the hash of its content. */
export async function isNamedAfterContent(url: string, text: string): Promise<boolean> {
  const hash = /\.([0-9a-f]{16})\.json$/.exec(url)?.[1]
  const hex = Array.from(await sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hash !== undefined && hex.startsWith(hash)
}

async function sha256(content: string | ArrayBuffer): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
