import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'

/** A web server that can run in a test. */
export interface RealServer {
  readonly name: 'nginx' | 'Caddy'
  readonly command: string
  /** Writes the configuration of the program and returns its arguments. */
  readonly prepare: (folder: string, files: ReadonlyMap<string, string>) => Promise<string[]>
}

/** The servers that the site has configuration for. */
export const REAL_SERVERS: readonly RealServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    prepare: async (folder, files) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      const http = `access_log off; ${temporary.join(' ')} include ${folder}/site.conf;`
      const main = `daemon off; master_process off; pid ${folder}/pid; events {} http { ${http} }`
      await writeFile(`${folder}/site.conf`, files.get('nginx.conf') ?? '')
      await writeFile(`${folder}/main.conf`, main)
      return ['-p', folder, '-e', 'stderr', '-c', `${folder}/main.conf`]
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    prepare: async (folder, files) => {
      const options = '{\n\tadmin off\n\tauto_https off\n}\n'
      await writeFile(`${folder}/Caddyfile`, options + files.get('Caddyfile'))
      return ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`]
    },
  },
]

/** True if a program is installed; otherwise it warns. */
export const isInstalled = (command: string): boolean => {
  const isThere = spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
  if (!isThere) console.warn(`${command} is not installed: its configuration is not tested.`)
  return isThere
}

/** What a server serves, and where. */
interface ServerSettings {
  /** The folder for the configuration, which is not served. */
  readonly folder: string
  /** The configuration files of all hosts, which name the port and the folder of the site. */
  readonly files: ReadonlyMap<string, string>
  readonly port: number
}

/** Starts a server, waits until it responds, and returns a function that stops it. */
export async function startServer(
  { command, prepare }: RealServer,
  { folder, files, port }: ServerSettings,
): Promise<() => Promise<void>> {
  const args = await prepare(folder, files)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const program = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  program.stderr?.on('data', (part) => (complaints += part))
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => program.once('exit', resolve))
    if (program.exitCode === null && program.kill()) await ended
  }
  await waitUntilServing(port, program).catch((error: unknown) => {
    throw new Error(`${error}\n${complaints}`)
  })
  return stop
}

async function waitUntilServing(port: number, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response) return
    if (program.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not start.')
}
