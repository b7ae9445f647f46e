import { join } from 'node:path'
import { parseJsonc } from '../../essence.ts'
import { asObject, isObject } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { choiceError, OperationError } from '../errors.ts'
import {
  displayPath,
  type FileChange,
  isInside,
  readText,
  writeFileAtomic,
} from '../folder/files.ts'
import { setJsonValue } from '../folder/json-edit.ts'
import { findProject } from '../folder/project.ts'

/** The command that starts the tool server. */
const COMMAND = { command: 'npx', args: ['-y', '@svc/content', 'mcp'] } as const

/** The name of the server in the configuration of a client. */
const SERVER_NAME = 'svc'

/** How a client is configured. */
interface ClientConfig {
  readonly title: string
  /** `project` is the folder of the project, `home` the folder of the user. */
  readonly scope: 'project' | 'home'
  readonly file: string
  /** Adds the server to the text of the file, and keeps everything else. */
  readonly render: (text: string | undefined, file: string) => string
}

/** Writes the server below a key of a JSON file. */
const inJson =
  (key: string, entry: object = COMMAND): ClientConfig['render'] =>
  (text, file) => {
    const before = text?.trim() ? text : '{}\n'
    const parsed = parseJsonc(before)
    const issues = parsed.ok ? [] : parsed.issues.map((issue) => ({ file, ...issue }))
    if (!parsed.ok) throw new OperationError('config-invalid', `Cannot parse ${file}.`, { issues })
    const servers = isObject(parsed.value) ? (parsed.value[key] ?? {}) : undefined
    if (isObject(servers)) {
      // Variables and other settings that were added by hand stay.
      const existing = asObject(servers[SERVER_NAME])
      return setJsonValue(before, [key, SERVER_NAME], { ...existing, ...entry })
    }
    throw new OperationError('config-invalid', `"${key}" in ${file} is not an object.`, {
      hint: 'Correct the file, or add the server by hand: --print shows it.',
    })
  }

const TABLE = `[mcp_servers.${SERVER_NAME}]`

/** Matches our table up to the next one, however its name is quoted. */
const TABLE_PATTERN =
  /^\[\s*mcp_servers\s*\.\s*["']?svc["']?\s*\][^\n]*\n?((?:(?!\[)[^\n]*(?:\n|$))*)/m

/** Matches a definition of the server that is not a table of its own. */
const INLINE_PATTERN = /^[ \t]*(mcp_servers\s*(\.\s*["']?svc["']?\s*)?=|["']?svc["']?\s*=\s*\{)/m

/** Writes the server as a table of a TOML file. Other keys of the table stay. */
const inToml: ClientConfig['render'] = (text = '', file) => {
  if (INLINE_PATTERN.test(text)) {
    throw new OperationError('config-invalid', `${file} defines the server inline.`, {
      hint: `Replace that with a table ${TABLE}: --print shows an example.`,
    })
  }
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = [TABLE, `command = "${COMMAND.command}"`, `args = ${JSON.stringify(COMMAND.args)}`]
  const [table, body = ''] = TABLE_PATTERN.exec(text) ?? []
  if (table === undefined) {
    const gap = text.trim() === '' ? '' : `${text.trimEnd()}${newline}${newline}`
    return `${gap}${lines.join(newline)}${newline}`
  }
  const rest = body
    .replace(/^[ \t]*command[ \t]*=[^\n]*(\n|$)/m, '')
    .replace(/^[ \t]*args[ \t]*=\s*\[[^\]]*\][^\n]*(\n|$)/m, '')
  return text.replace(table, () => `${lines.join(newline)}${newline}${rest}`)
}

const CLIENTS = {
  claude: {
    title: 'Claude Code',
    scope: 'project',
    file: '.mcp.json',
    render: inJson('mcpServers', { type: 'stdio', ...COMMAND }),
  },
  cursor: {
    title: 'Cursor',
    scope: 'project',
    file: '.cursor/mcp.json',
    render: inJson('mcpServers'),
  },
  vscode: {
    title: 'VS Code',
    scope: 'project',
    file: '.vscode/mcp.json',
    render: inJson('servers', { type: 'stdio', ...COMMAND }),
  },
  codex: { title: 'Codex', scope: 'home', file: '.codex/config.toml', render: inToml },
  windsurf: {
    title: 'Windsurf',
    scope: 'home',
    file: '.codeium/windsurf/mcp_config.json',
    render: inJson('mcpServers'),
  },
  zed: {
    title: 'Zed',
    scope: 'home',
    file: '.config/zed/settings.json',
    render: inJson('context_servers'),
  },
} as const satisfies Record<string, ClientConfig>

/** The clients that the server can be installed in. */
export const CLIENT_NAMES = Object.keys(CLIENTS) as (keyof typeof CLIENTS)[]

/** Which client to configure. */
export interface InstallInput {
  readonly client: string
  /** Writes nothing. */
  readonly dryRun?: boolean | undefined
}

/** The configuration of a client. */
export interface InstalledClient {
  readonly client: string
  readonly title: string
  readonly file: string
  /** What writing the file changes, or would change. */
  readonly change: FileChange
  readonly written: boolean
  /** The whole text of the file. */
  readonly text: string
}

/** Adds the tool server to the configuration of a client. */
export async function installClient(
  environment: Environment,
  { client, dryRun = false }: InstallInput,
): Promise<InstalledClient> {
  const name = CLIENT_NAMES.find((known) => known === client)
  if (name === undefined) throw choiceError('<client>', client, CLIENT_NAMES)
  const config: ClientConfig = CLIENTS[name]
  const { root, path } = await findConfigFile(environment, config)
  const file = config.scope === 'home' ? path : displayPath(environment.cwd, path)
  const before = await readText(root, path)
  const text = config.render(before, file)
  const change = before === undefined ? 'created' : before === text ? 'same' : 'changed'
  if (!dryRun) await writeFileAtomic(root, path, text)
  return { client: name, title: config.title, file, change, written: !dryRun, text }
}

interface ConfigFile {
  /** The project, or the folder of the user. */
  readonly root: string
  readonly path: string
}

/** Returns the path of the configuration of a client. */
async function findConfigFile(
  environment: Environment,
  { scope, file }: ClientConfig,
): Promise<ConfigFile> {
  if (scope === 'project') {
    const { root } = await findProject(environment)
    return { root, path: join(root, file) }
  }
  const { CODEX_HOME, HOME, USERPROFILE, XDG_CONFIG_HOME } = environment.env
  const home = HOME || USERPROFILE
  // These clients let a variable replace the first folder of the path.
  const replacements = { '.codex/': CODEX_HOME, '.config/': XDG_CONFIG_HOME }
  for (const [prefix, folder] of Object.entries(replacements)) {
    if (!folder || !file.startsWith(prefix)) continue
    // Many people keep such files elsewhere in their home folder, and link to them.
    const root = home && isInside(home, folder) ? home : folder
    return { root, path: join(folder, file.slice(prefix.length)) }
  }
  if (home) return { root: home, path: join(home, file) }
  throw new OperationError('home-unknown', 'The home folder is unknown: HOME is not set.', {
    hint: 'Set HOME to your home folder.',
  })
}
