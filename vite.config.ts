import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { OUTPUT_FOLDER } from './build/output-folder.ts'
import { svcPlugins } from './build/vite-plugin.ts'

const root = fileURLToPath(new URL('./', import.meta.url))
const src = (file: string): string => `${root}src/${file}`
const entry = (name: string): [string, string] => [name, src(`${name}.ts`)]
const out = (folder: string): string => `${root}${OUTPUT_FOLDER}/${folder}`

/** Entry points that a browser can load directly. */
const BROWSER_ENTRIES = [
  ...['index', 'describe', 'embedded', 'essence', 'handler', 'packs', 'registry', 'render'],
  'themes',
]

/** Modules that `lib/search.js` loads only when needed. */
const LAZY_MODULES = [...['embedded', 'core/essence/diagnose', 'core/packs/compile']].map(
  (name) => `${name}.ts`,
)

export default defineConfig({
  root: src('web'),
  publicDir: `${root}public`,
  base: './',
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
    viteStaticCopy({
      targets: [
        { src: `${root}schemas/*.json`, dest: 'schemas' },
        { src: out('lib/{api,core,data,vendor}'), dest: 'lib' },
        { src: out(`lib/{${BROWSER_ENTRIES}}.js`), dest: 'lib' },
        { src: out('search/search.js'), dest: 'lib' },
      ],
      silent: true,
    }),
  ],
  // The client environment, at the top level because static-copy only reads that outDir.
  build: { outDir: out('site'), emptyOutDir: true, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { input: { explorer: src('web/main.tsx') } } } },
    lib: {
      // `client` would add a preload helper, which files that a browser loads directly do not need.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: out('lib'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: {
          input: Object.fromEntries([...BROWSER_ENTRIES, 'search', 'site', 'node'].map(entry)),
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            preserveModules: true,
            preserveModulesRoot: `${root}src`,
            entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
          },
        },
      },
    },
    packs: {
      // One small file loads five times as fast as a hundred. It replaces the entry point of the library.
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
          output: { format: 'es', entryFileNames: 'packs.js', codeSplitting: false },
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
    cli: {
      // A few files load faster than many. The content is shared with the library.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: out('lib/cli'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: {
          input: src('cli/main.ts'),
          external: /\/src\/data\/\w+\.js$/,
          output: {
            format: 'es',
            entryFileNames: 'main.js',
            chunkFileNames: '[name].js',
            paths: (id: string) => id.replace(/^.*\/src\/data\//, '../data/'),
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
        outDir: out('search'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: src('search.ts'),
          preserveEntrySignatures: 'strict',
          // Modules that a search does not need stay in their own files.
          external: LAZY_MODULES.map(src),
          output: {
            format: 'es',
            entryFileNames: 'search.js',
            codeSplitting: false,
            paths: Object.fromEntries(
              LAZY_MODULES.map((file) => [src(file), `./${file.replace(/ts$/, 'js')}`]),
            ),
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
        rolldownOptions: { input: { prerender: src('web/prerender.tsx') } },
      },
    },
  },
  builder: {
    // Otherwise every environment would get its own plugins, and its own state.
    sharedConfigBuild: true,
    sharedPlugins: true,
  },
})
