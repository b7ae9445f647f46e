import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { OUTPUT_FOLDER } from './build/output-folder.ts'
import { svcPlugins } from './build/vite-plugin.ts'

const root = fileURLToPath(new URL('./', import.meta.url))
const src = (file: string): string => `${root}src/${file}`
const entry = (name: string): [string, string] => [name, src(`${name}.ts`)]
const out = (folder: string): string => `${root}${OUTPUT_FOLDER}/${folder}`

/** The entry points that a browser can load as they are. */
const EVERYWHERE = [
  ...['index', 'describe', 'embedded', 'essence', 'handler', 'packs', 'registry', 'render'],
  'themes',
]

/** Modules that `lib/search.js` loads only when they are asked for. */
const LATER = [...['embedded', 'core/essence/diagnose', 'core/packs/compile']].map(
  (name) => `${name}.ts`,
)

export default defineConfig({
  root: src('web'),
  publicDir: `${root}public`,
  base: './',
  // An unknown address is a 404, never a page with status 200.
  appType: 'mpa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The handler sets its own CORS headers.
  server: { host: '127.0.0.1', cors: false },
  preview: { host: '127.0.0.1', cors: false },
  plugins: [
    svcPlugins(root),
    viteStaticCopy({
      targets: [
        { src: `${root}schemas/*.json`, dest: 'schemas' },
        { src: out('lib/{api,core,data,vendor}'), dest: 'lib' },
        { src: out(`lib/{${EVERYWHERE}}.js`), dest: 'lib' },
        { src: out('search/search.js'), dest: 'lib' },
      ],
      silent: true,
    }),
  ],
  // The client environment. It stands here because static-copy only knows the top-level outDir.
  build: { outDir: out('site'), emptyOutDir: true, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { input: { explorer: src('web/main.tsx') } } } },
    lib: {
      // `client` would add a preload helper; a browser still loads these files as they are.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: out('lib'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: {
          input: Object.fromEntries([...EVERYWHERE, 'search', 'site', 'node'].map(entry)),
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
    cli: {
      // A command is waited for: few files are read faster than many, and the content is the library's.
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
      // In a page that has nothing else, every file is a round trip and every byte counts: one file.
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
          // What a search never needs is loaded from its own file.
          external: LATER.map(src),
          output: {
            format: 'es',
            entryFileNames: 'search.js',
            codeSplitting: false,
            paths: Object.fromEntries(
              LATER.map((file) => [src(file), `./${file.replace(/ts$/, 'js')}`]),
            ),
          },
        },
      },
    },
    worker: {
      // A service worker cannot load a module later: everything is in one file.
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
    // Otherwise every environment would get plugins, and so a memory, of its own.
    sharedConfigBuild: true,
    sharedPlugins: true,
  },
})
