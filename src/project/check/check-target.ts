import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import { EXIT, OperationError } from '../errors.ts'
import { readText } from '../folder/files.ts'

/** An app that can be opened in a browser. */
export interface CheckTarget {
  /** The URL of the app, without a trailing slash. */
  readonly baseUrl: string
  /** The app in messages. */
  readonly description: string
  readonly close: () => Promise<void>
}

/** The folders that build tools write to. */
const BUILD_FOLDERS = ['.', 'dist', 'build', 'out']

/** Opens the URL of a running app, or serves the folder of a built one on the loopback interface. */
export async function openTarget(cwd: string, target: string): Promise<CheckTarget> {
  const url = parseUrl(target)
  if (url !== undefined) return openUrl(url, target)
  const folder = await findBuiltFolder(resolve(cwd, target), target)
  const { serveFolder } = await import('../../check/serve-folder.ts')
  const { origin, close } = await serveFolder(folder)
  return { baseUrl: origin, description: target, close }
}

/** Parses a URL, or a loopback address without a scheme such as `localhost:5173`. */
function parseUrl(target: string): URL | undefined {
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(target)
  const text = isLoopback ? `http://${target}` : target
  if (!/^[a-z][a-z\d+.-]+:/i.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new OperationError('usage', `Invalid value "${target}" for <url|folder>.`, {
    hint: 'Use a URL that starts with http:// or https://, or the folder of a built app.',
  })
}

/** The time in which a running app must answer at all, in milliseconds. */
const ANSWER_TIMEOUT = 10_000

async function openUrl(url: URL, target: string): Promise<CheckTarget> {
  const baseUrl = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT)
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
  } catch (error) {
    if (isCertificateError(error)) return { baseUrl, description: target, close: async () => {} }
    const limit = Object(error).name === 'TimeoutError' ? ` within ${ANSWER_TIMEOUT / 1000} s` : ''
    throw new OperationError('app-not-reached', `Nothing answers at ${target}${limit}.`, {
      exit: EXIT.notFound,
      hint: 'Start the app first, or pass the folder of the built app.',
      cause: error,
    })
  }
  return { baseUrl, description: target, close: async () => {} }
}

/** True if a server answers with a certificate that Node does not know; the browser accepts it. */
const isCertificateError = (error: unknown): boolean =>
  error instanceof Error && /CERT|SELF_SIGNED/.test(String(Object(error.cause).code))

/** Finds the built files of an app: in the folder itself, or where build tools write to. */
async function findBuiltFolder(folder: string, name: string): Promise<string> {
  const stats = await ifExists(stat(folder))
  if (!stats?.isDirectory()) {
    throw new OperationError('folder-not-found', `Folder not found: ${name}.`, {
      exit: EXIT.notFound,
      hint: 'Pass the folder of the built app, or the URL of the running one.',
    })
  }
  let hasSource = false
  for (const candidate of BUILD_FOLDERS) {
    const html = await readText(folder, join(candidate, 'index.html'))
    if (html === undefined) continue
    if (!isSource(html)) return join(folder, candidate)
    hasSource = true
  }
  throw new OperationError(
    'app-not-built',
    hasSource ? `${name} is not built.` : `${name} has no index.html.`,
    { exit: EXIT.notFound, hint: 'Build the app first, or pass the URL of the running one.' },
  )
}

/** True for the page of an app that a bundler has not read yet. */
const isSource = (html: string): boolean => /src="[^"]+\.(tsx?|jsx)"/.test(html)
