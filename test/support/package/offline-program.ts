import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { installPackage } from './installed-package.ts'

/** Makes any use of the network fail. */
const NO_NETWORK = `
import { Socket } from 'node:net'
Socket.prototype.connect = () => { throw new Error('The network was used.') }
globalThis.fetch = () => { throw new Error('The network was used.') }
`

/** The installed program, and an environment in which it cannot use the network. */
export async function installOffline() {
  const project = await installPackage()
  const bin = `${project}/node_modules/.bin/svc`
  await writeFile(`${project}/no-network.mjs`, NO_NETWORK)
  const env = { ...process.env, NODE_OPTIONS: `--import file://${project}/no-network.mjs` }
  const svc = (cwd: string, ...args: string[]) =>
    spawnSync(bin, args, { cwd, encoding: 'utf8', env })
  return { bin, env, svc }
}
