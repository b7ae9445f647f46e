import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { createLineBreakPlugin } from './build/break-lines.ts'
import { PARSER_ALIASES, PARSER_SIDE_EFFECTS } from './build/bundled-parsers.ts'
import { readConstants } from './build/constants.ts'
import { OUTPUT_FOLDER } from './build/output-folder.ts'
import { LIBRARY_ENTRIES, toEntryId } from './build/package-modules.ts'
import { svcPlugins } from './build/vite-plugin.ts'

const root = fileURLToPath(new URL('./', import.meta.url))
const src = (file: string): string => `${root}src/${file}`
const out = (folder: string): string => `${root}${OUTPUT_FOLDER}/${folder}`

/** The modules that `lib/search.js` loads only when needed, and the file of each. */
const LAZY_MODULES: Readonly<Record<string, string>> = {
  [src('embedded.ts')]: './embedded.js',
  [src('api/sources/integrity.ts')]: './chunks/integrity.js',
  [src('core/essence/diagnose.ts')]: './essence.js',
  [src('core/packs/compile.ts')]: './packs.js',
}

const KEEP_CLASSES = { class: true, function: false }

/** How the modules of the package are minified: classes keep their names, which people see in logs. */
const MINIFY = { compress: { keepNames: KEEP_CLASSES }, mangle: { keepNames: KEEP_CLASSES } }

export default defineConfig({
  root: src('web'),
  publicDir: `${root}public`,
  base: './',
  define: readConstants(root),
  resolve: { alias: PARSER_ALIASES },
  // An unknown address is a 404, never a page with status 200.
  appType: 'mpa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The packages are ES modules, and the scan for others cannot read virtual modules.
  optimizeDeps: { noDiscovery: true, include: [] },
  // The handler sets its own CORS headers.
  server: { host: '127.0.0.1', cors: false },
  preview: { host: '127.0.0.1', cors: false },
  plugins: [
    svcPlugins(root),
    createLineBreakPlugin(['lib', 'packs', 'search']),
    viteStaticCopy({
      targets: [{ src: `${root}schemas/*.json`, dest: 'schemas' }],
      silent: true,
    }),
  ],
  // The client environment, at the top level because static-copy only reads that outDir.
  build: { outDir: out('site'), emptyOutDir: true, target: 'es2022' },
  // Modules, so that a worker loads what few visitors use only when they use it.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { explorer: src('web/main.tsx') },
          // How long plugins take is no warning.
          checks: { bundlerTimings: false },
        },
      },
    },
    lib: {
      // The library and the command line in one build, so that they share their chunks.
      // `client` would add a preload helper, which files that a browser loads directly do not need.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: out('lib'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        target: 'es2022',
        rolldownOptions: {
          input: {
            ...Object.fromEntries(LIBRARY_ENTRIES.map((name) => [name, toEntryId(name)])),
            'cli/main': src('cli/main.ts'),
            'node/index': src('node/index.ts'),
            'node/registry': src('node/registry.ts'),
            // The server starts it as a thread.
            'node/compile-worker': src('node/compile-worker.ts'),
            // `svc verify` starts it as threads.
            'cli/parse-worker': src('project/parse/parse-worker.ts'),
            'cli/parse-process': src('project/parse/parse-process.ts'),
          },
          // The build writes the content as files; browsers and native parsers are installed.
          external: [
            /\/src\/data\/[\w-]+\.js$/,
            ...[/^playwright-core/, /^axe-core/, /^oxc-parser/],
          ],
          treeshake: { moduleSideEffects: PARSER_SIDE_EFFECTS },
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name].js',
            minify: MINIFY,
            paths: (id: string) => id.replace(/^.*\/src\/data\//, '../data/'),
          },
        },
      },
    },
    packs: {
      // One file, because it loads five times as fast as its chunks.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: out('lib'),
        emptyOutDir: false,
        copyPublicDir: false,
        minify: true,
        target: 'es2022',
        rolldownOptions: {
          input: src('packs.ts'),
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            entryFileNames: 'packs.js',
            codeSplitting: false,
            minify: MINIFY,
          },
        },
      },
    },
    nodePacks: {
      consumer: 'server',
      build: {
        outDir: out('lib/node'),
        emptyOutDir: false,
        copyPublicDir: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: {
          input: src('node/packs.ts'),
          external: src('packs.ts'),
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            entryFileNames: 'packs.js',
            paths: { [src('packs.ts')]: '../packs.js' },
          },
        },
      },
    },
    search: {
      // One file, because a page that uses nothing else pays for every request.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        minify: true,
        target: 'es2022',
        outDir: out('lib'),
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: src('search.ts'),
          preserveEntrySignatures: 'strict',
          // Modules that a search does not need stay in their own files.
          external: Object.keys(LAZY_MODULES),
          output: {
            format: 'es',
            entryFileNames: 'search.js',
            minify: MINIFY,
            codeSplitting: false,
            paths: LAZY_MODULES,
          },
        },
      },
    },
    worker: {
      // One file, because a service worker cannot load modules later.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        minify: true,
        outDir: out('worker'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: src('worker/main.ts'),
          output: { format: 'iife', entryFileNames: 'svc-sw.js' },
        },
      },
    },
    workerOff: {
      consumer: 'server',
      build: {
        minify: true,
        outDir: out('workerOff'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: src('worker/kill-switch.ts'),
          output: { format: 'iife', entryFileNames: 'svc-sw.js' },
        },
      },
    },
    views: {
      consumer: 'server',
      build: {
        outDir: out('views'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { prerender: src('web/prerender.tsx') },
          // Pages are rendered from one module, so nothing needs to be loaded later.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  builder: {
    // Otherwise every environment would get its own plugins, and its own state.
    sharedConfigBuild: true,
    sharedPlugins: true,
  },
})
