import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { embeddedSource } from '../../embedded.ts'
import { type Client, createClient, overlaySource, type Source } from '../../index.ts'
import { ifExists, sha256 } from '../../internal/node.ts'
import { folderSource } from '../../node.ts'
import { type Environment, parseMilliseconds } from '../environment.ts'
import { type FileIssue, OperationError } from '../errors.ts'
import { findProject, hasCustomRecords, type Project } from '../folder/project.ts'

/** The records that a command uses. */
export interface ProjectContent {
  readonly client: Client
  readonly source: Source
  /** The issues of the project's own records. A file with an error is skipped. */
  readonly issues: readonly FileIssue[]
}

/** Records that are about to be written to the custom folder: their texts by path. */
type PlannedRecords = ReadonlyMap<string, string>

/** Opens the official records, or those of an API URL, overlaid with the project's records. */
export async function openContent(
  environment: Environment,
  project: Project,
  planned?: PlannedRecords,
): Promise<ProjectContent> {
  const content = await readProjectContent(environment, project, planned)
  const skipped = new Set<string>()
  for (const { file = '', severity, message } of content.issues) {
    if (severity !== 'error' || skipped.has(file)) continue
    skipped.add(file)
    environment.note(`Skipped ${file}: ${message} Run \`npx @svc/content validate\` for details.`)
  }
  return content
}

/** Opens the same records as `openContent` for callers that report the issues themselves. */
export async function readProjectContent(
  environment: Environment,
  project: Project,
  planned: PlannedRecords = new Map(),
): Promise<ProjectContent> {
  const base = await openBaseSource(environment, project)
  const official = createClient(base, { sha256 })
  if (planned.size === 0 && !(await hasCustomRecords(project.root))) {
    return { client: official, source: base, issues: [] }
  }
  // Loaded only if needed: most projects have no records, and assembling them takes much code.
  const { readCustomRecords } = await import('./custom-records.ts')
  const custom = await readCustomRecords(project.root, official, planned)
  const source = overlaySource(custom.source, base)
  return { client: createClient(source, { sha256 }), source, issues: custom.issues }
}

/** Creates a client for the records of the current project. */
export const openClient = async (environment: Environment): Promise<Client> =>
  (await openContent(environment, await findProject(environment))).client

/** Creates a client for the records of the API or the package, without those of the project. */
export const openBaseClient = async (environment: Environment, project: Project): Promise<Client> =>
  createClient(await openBaseSource(environment, project), { sha256 })

async function openBaseSource(environment: Environment, project: Project): Promise<Source> {
  const url = findApiUrl(environment, project)
  if (url === undefined) return embeddedSource()
  if (!/^https?:/i.test(url)) return openSiteFolder(environment, url)
  const { timeout, offline = false } = environment.settings
  // Loaded only if needed: most projects use the embedded content.
  const { openApi } = await import('./api-cache.ts')
  return (
    (await openApi(environment, { url, offline, ...parseTimeout(timeout) })) ?? embeddedSource()
  )
}

/** Opens the folder of a built or mirrored site. */
async function openSiteFolder({ cwd }: Environment, path: string): Promise<Source> {
  const folder = join(resolve(cwd, path), 'v1')
  if (await ifExists(stat(join(folder, 'index.json')))) return folderSource(folder)
  throw new OperationError('usage', `"${path}" is neither a URL nor the folder of a site.`, {
    hint: 'Use a URL such as https://example.com/v1, or a folder that `svc build` wrote.',
  })
}

/** Returns the API URL of the options, the variables or the settings. */
export function findApiUrl(
  { settings, env, note }: Environment,
  { config }: Project,
): string | undefined {
  const { SVC_API_URL, REGISTRY_URL } = env
  const usesOldName = !settings.apiUrl && !settings.registry && !SVC_API_URL && REGISTRY_URL
  if (usesOldName) note('REGISTRY_URL is deprecated. Use SVC_API_URL instead.')
  const url = [settings.apiUrl, settings.registry, SVC_API_URL, REGISTRY_URL].find(Boolean)
  if (url || !config.apiUrl) return url
  // The settings may come with a project that somebody else has written.
  note(`Reading records from ${config.apiUrl}, the "apiUrl" of this project's settings.`)
  return config.apiUrl
}

/** Parses the timeout of a request. Throws a usage error. */
export const parseTimeout = (value: string | undefined): { timeout?: number } =>
  value === undefined ? {} : { timeout: parseMilliseconds('--timeout', value) }
