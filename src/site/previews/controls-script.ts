// Loaded with this module, because a module runner may be closed before a file is written. A runner
// without the plugin that bundles the script, such as that of Playwright, fails only if it writes it.
const [script] = await Promise.allSettled([import('#controls-script')])

/**
 * Returns the script that makes the controls of previews and showcase sites work: the modules of
 * `site/controls`, bundled when svc itself is built, because `svc build` has no compiler.
 */
export function getControlsScript(): string {
  if (script.status === 'rejected') throw script.reason
  return script.value.default
}
