// Loaded with this module, because a module runner may be closed before a file is written. A runner
// that cannot import text, such as that of Playwright, fails only if it writes the script.
const [script] = await Promise.allSettled([import('./showcase-script.ts')])

/** Returns the script of showcase sites. */
export function getShowcaseScript(): string {
  if (script.status === 'rejected') throw script.reason
  return script.value.SHOWCASE_SCRIPT
}
