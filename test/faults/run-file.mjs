import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { createControlsPlugin } from '../../build/controls-script.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs the groups that a module exports, with the options of the command line. @param {string} path */
export async function runGroupsFile(path) {
  process.chdir(root)
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '59' },
    },
  })
  // Not `runnerImport`: that closes after the import, and modules are loaded later, too.
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'error', appType: 'custom' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [createControlsPlugin(root)],
  })
  try {
    const { GROUPS } = /** @type {typeof import('./groups.ts')} */ (
      await server.ssrLoadModule(`/${path}`)
    )
    const { runGroups } = /** @type {typeof import('./run-groups.ts')} */ (
      await server.ssrLoadModule('/test/faults/run-groups.ts')
    )
    const options = { only: values.only, seed: Number(values.seed), log: console.log }
    process.exitCode = (await runGroups(GROUPS, options)) === 0 ? 0 : 1
  } finally {
    await server.close()
  }
}
