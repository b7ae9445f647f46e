/** The words of a module that start its default export; a compiled behavior has them once. */
export const EXPORT_WORDS = 'export default'

/** The global object of behaviors by pattern, which the script of controls reads. */
const REGISTRY = 'globalThis.svcBehaviors'

/**
 * Converts a compiled behavior to a script that registers it. A page loads it before the script of
 * controls, and without modules, which need a second round of requests.
 */
export const toBehaviorScript = (pattern: string, behavior: string): string =>
  [
    '(() => {',
    "'use strict'",
    `${REGISTRY} ??= {}`,
    behavior.replace(EXPORT_WORDS, () => `${REGISTRY}[${JSON.stringify(pattern)}] =`),
    '})()',
    '',
  ].join('\n')
