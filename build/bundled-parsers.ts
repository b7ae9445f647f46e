// How the parsers of Vue and Svelte are bundled: only the code that parses, without the compilers.

/**
 * Vue's packages have one module for Node, which includes a compiler of scripts, and one for
 * bundlers, of which only the parser remains.
 */
export const PARSER_ALIASES = [
  {
    find: /^@vue\/(compiler-core|compiler-dom|shared)$/,
    replacement: '@vue/$1/dist/$1.esm-bundler.js',
  },
]

/** Svelte does not declare that its modules, and those that only its compiler uses, can be left out. */
export const PARSER_SIDE_EFFECTS = [
  {
    test: /\/node_modules\/(svelte|aria-query|axobject-query|esrap|@jridgewell)\//,
    sideEffects: false,
  },
]
