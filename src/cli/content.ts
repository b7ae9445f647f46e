import { embeddedSource } from '../embedded.ts'
import { type Client, createClient, fetchSource, overlaySource, type Source } from '../index.ts'
import { sha256 } from '../node.ts'
import type { CommandContext } from './command.ts'
import { CliError, type FileIssue } from './errors.ts'
import { findProject, hasCustomRecords, type Project } from './project.ts'

/** The records that a command works with. */
export interface ProjectContent {
  readonly client: Client
  readonly source: Source
  /** What is weak about the records of the project. */
  readonly warnings: readonly FileIssue[]
}

/** The official records, or those of an address, under those of the project. */
export async function openContent(
  context: CommandContext,
  project: Project,
  planned: ReadonlyMap<string, string> = new Map(),
): Promise<ProjectContent> {
  const base = createBaseSource(context, project)
  const official = createClient(base, { sha256 })
  if (planned.size === 0 && !(await hasCustomRecords(project.root))) {
    return { client: official, source: base, warnings: [] }
  }
  // Reading records takes much code, which projects without any of their own never need.
  const { readCustomRecords } = await import('./custom-records.ts')
  const custom = await readCustomRecords(project.root, official, planned)
  const source = overlaySource(custom.source, base)
  return { client: createClient(source, { sha256 }), source, warnings: custom.warnings }
}

/** A client over the records of the project that a command runs in. */
export const openClient = async (context: CommandContext): Promise<Client> =>
  (await openContent(context, await findProject(context))).client

function createBaseSource(context: CommandContext, { config }: Project): Source {
  const { globals, io } = context
  if (globals.offline) return embeddedSource()
  const { SVC_API_URL, REGISTRY_URL } = io.env
  const older = !globals.apiUrl && !globals.registry && !SVC_API_URL && REGISTRY_URL
  if (older) context.output.note('REGISTRY_URL is the older name of SVC_API_URL.')
  const addresses = [globals.apiUrl, globals.registry, SVC_API_URL, REGISTRY_URL, config.apiUrl]
  const address = addresses.find(Boolean)
  return address ? fetchSource(address, parseTimeout(globals.timeout)) : embeddedSource()
}

function parseTimeout(given: string | undefined): { timeout?: number } {
  if (given === undefined) return {}
  if (/^[1-9]\d{0,6}$/.test(given)) return { timeout: Number(given) }
  throw new CliError('usage', `--timeout is "${given}".`, { hint: 'Give milliseconds, from 1.' })
}
