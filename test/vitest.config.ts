import { defineConfig } from 'vitest/config'
import { PARSER_ALIASES } from '../build/bundled-parsers.ts'
import { readConstants } from '../build/constants.ts'
import { createValidatorPlugin, embedOfficialCorpus } from '../build/vite-plugin.ts'
import { HeavyFirst } from './support/heavy-first.ts'

/** Tests that only `npm run test:full` runs: they start many programs or compute long. */
const LONG_TESTS = [
  'test/api/{handler,overlay-source,plain-server,release-switch}.test.ts',
  'test/build/{codegen/check-schemas,fonts/create-fonts}.test.ts',
  'test/built/{api-files,bundle-sizes,cli,conformance,docs,interrupted-writes}.test.ts',
  'test/built/{mcp,package,parse-process,parse-threads,project-code,project-kinds}.test.ts',
  'test/built/{registry-package,serve,server-blocking,site-commands,terminal}.test.ts',
  'test/check/{check-command,render-pages,small-pages}.test.ts',
  'test/cli/{build-recovery,compile,content-check,custom-records,diff-and-migrate}.test.ts',
  'test/cli/{doctor,file-links,named-commands,owned-files,project-code,read-commands,registry}.test.ts',
  'test/cli/usage.test.ts',
  'test/cli/init/{existing-project,token-names}.test.ts',
  'test/cli/terminal/{escape,hostile-names,output}.test.ts',
  'test/cli/verify-exit.test.ts',
  'test/conformance/{hosts,paging}.test.ts',
  'test/content/third-party.test.ts',
  'test/core/essence/normalize.test.ts',
  'test/core/packs/{compile-fuzz,determinism,essence-coverage,markdown-escaping}.test.ts',
  'test/core/packs/record-fuzz.test.ts',
  'test/core/render/command-palette.test.ts',
  'test/core/schema/validator-agreement.test.ts',
  'test/core/theme/exports/{dtcg,dtcg-tools,extend-stylesheet,tailwind}.test.ts',
  'test/core/theme/from-css/theme-from-css.test.ts',
  'test/mcp/{budget,hostile-calls,read-only,same-data,verify-loop}.test.ts',
  'test/node/{compile-pool,compression,folder-releases,incremental-build,server}.test.ts',
  'test/project/{api-cache,detect/detect-project,verify/linear-patterns,verify/reports}.test.ts',
  'test/project/operations/{fresh-drift,update-essence,update-essence.property,verify}.test.ts',
  'test/site/{build-site,hosts/host-files,hosts/real-servers}.test.ts',
  'test/site/openapi/openapi-document.test.ts',
  'test/site/{optional-parts,published-corpus,previews/preview-files}.test.ts',
  'test/web/{prerender,record-injection}.test.ts',
  'test/worker/one-release.test.ts',
]

/** Tests that `npm run test:quick` leaves out: they need `dist/`, build whole sites or take long. */
const SLOW_TESTS = [
  ...LONG_TESTS,
  'test/{built,check,cli,mcp,node,outcome,site}/**',
  'test/build/{codegen,fonts}/**',
  'test/build/showcase.test.ts',
  'test/examples.test.ts',
  'test/conformance/fuzz.test.ts',
  'test/project/agents-block.test.ts',
  'test/project/operations/*.property.test.ts',
  'test/schemas/{catalog,invalid-documents}.test.ts',
  'test/core/**/{complexity,fuzz,*-fuzz}.test.ts',
]

const getExcluded = (): readonly string[] => {
  if (process.env.SVC_QUICK) return SLOW_TESTS
  return process.env.SVC_FULL ? [] : LONG_TESTS
}

export const root = new URL('../', import.meta.url).pathname

export default defineConfig({
  root,
  define: readConstants(root),
  resolve: { alias: PARSER_ALIASES },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [embedOfficialCorpus(root), createValidatorPlugin(root)],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: [...getExcluded()],
    globalSetup: 'test/support/run-folder.ts',
    // Style sheets that are imported as text keep their text.
    css: true,
    // No test leaves anything behind, so a worker can run file after file.
    isolate: false,
    // A third worker would import everything once more and gain nothing on two cores.
    maxWorkers: 2,
    // A larger space for new objects takes fewer collections, and regular expressions that are
    // compiled at once run faster: both take less CPU time.
    execArgv: ['--max-semi-space-size=64', '--no-regexp-tier-up'],
    sequence: { sequencer: HeavyFirst },
    // The full run takes no samples, and a busy machine is slow.
    testTimeout: process.env.SVC_FULL ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
  },
})
