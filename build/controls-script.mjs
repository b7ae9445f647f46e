import { build } from 'vite'

/** The module that has the script of controls as text. */
const MODULE_ID = '#controls-script'

/**
 * Serves `#controls-script`: the modules of `src/site/controls` as the text of one script.
 *
 * @param {string} root The root of the project, with a slash at its end.
 * @returns {import('vite').Plugin}
 */
export function createControlsPlugin(root) {
  /** @type {Promise<string> | undefined} */
  let script
  return {
    name: 'svc-controls',
    enforce: 'pre',
    resolveId: { filter: { id: /^#controls-script$/ }, handler: () => `\0${MODULE_ID}` },
    load: {
      filter: { id: /^\0#controls-script$/ },
      async handler() {
        script ??= bundleControls(root)
        return `export default ${JSON.stringify(await script)}`
      },
    },
  }
}

/**
 * Bundles the script as pages load it: not as a module, and without names of its own.
 *
 * @param {string} root
 */
async function bundleControls(root) {
  const built = await build({
    ...{ root, configFile: false, logLevel: 'error' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${root}src/site/controls/main.ts`,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('The script of controls was not bundled.')
  return built.output[0].code
}
