import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createOutline, type Essence } from '../../../src/essence.ts'
import { CHECKS, runChecks, type SourceFinding } from '../../../src/internal/verify.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { ESSENCE_FILE, findProject } from '../../../src/project/folder/project.ts'
import { compileContract } from '../../../src/project/packs/compile.ts'
import { readBuiltSite } from '../../../src/project/verify/read-built.ts'
import { readContractReport } from '../../../src/project/verify/read-contract.ts'
import { readProject } from '../../../src/project/verify/read-project.ts'
import { adminEssence, createProject, toText } from '../../support/project/test-project.ts'
import { readTexts } from '../../support/verify/check-cases.ts'
import { PALETTE } from '../../support/verify/palette.ts'
import {
  COMPONENT_CONTEXT,
  COMPONENT_DEFECTS,
  SEEDED_DEFECTS,
  type SeededDefect,
  toTexts,
} from '../../support/verify/seeded-defects.ts'

/** The essence of the clean project, whose guard enforces everything. */
const ESSENCE: Essence = {
  ...adminEssence,
  dna: { ...adminEssence.dna, spacing: { ...adminEssence.dna.spacing, base_unit: 4 } },
  meta: {
    ...adminEssence.meta,
    guard: {
      mode: 'strict',
      dna_enforcement: 'error',
      blueprint_enforcement: 'warn',
      interactions_enforcement: 'error',
    },
  },
}

const ROUTES = createOutline(ESSENCE).pages.flatMap(({ page }) => page.route ?? [])

/** Adds an unknown pattern, a page without a route, a route to nowhere and one without code. */
function breakEssence(): Essence {
  const broken = structuredClone(ESSENCE)
  const [section] = broken.blueprint.sections
  const [first, second, third] = section?.pages ?? []
  if (!section || !first || !second || !third) throw new Error('The essence has too few pages.')
  first.layout[0] = 'data-tabel'
  delete second.route
  third.route = '/not-implemented'
  broken.blueprint.routes = { '/nowhere': { section: section.id, page: 'nope' } }
  return broken
}

/** Writes handlers of all hotkeys and commands of the contract. */
function writeShortcuts(): string {
  const { hotkeys = [], command_palette: palette } = ESSENCE.meta.navigation ?? {}
  const keys = [...hotkeys.map(({ key }) => key), 'mod+k']
  const commands = typeof palette === 'object' ? (palette.commands ?? []) : []
  const labels = commands.map(({ label }) => JSON.stringify(label))
  return [
    ...keys.map((key) => `useHotkeys('${key}', run)`),
    `export const commands = [${labels.join(', ')}]`,
  ].join('\n')
}

/** Writes the app around the defects: its routes, tokens, shortcuts and built site. */
function createApp(isClean: boolean): Readonly<Record<string, string>> {
  const paths = isClean ? ROUTES : [...ROUTES, '/undeclared']
  const entries = paths.map((path) => `{ path: '${path}', element: <Page /> }`)
  return {
    'package.json': '{ "dependencies": { "react": "19.0.0", "react-router": "7.0.0" } }',
    'index.html':
      '<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width"></head><body><div id="root"></div></body></html>',
    'src/tokens.css': PALETTE,
    // The project follows its scale, so that each other distance is a deviation.
    'src/grid.css': '.grid > * { padding: 4px 8px 12px 16px; margin: 4px 8px 12px 16px; }',
    'src/focus.css': 'a:focus-visible { outline: 2px solid var(--color-focus); }',
    'src/router.tsx': `export const router = createBrowserRouter([${entries.join(', ')}])`,
    'src/shell.tsx':
      'export const Shell = () => <div><a href="#main">Skip to content</a><main id="main"><Outlet /></main></div>',
    'src/keys.ts': isClean ? writeShortcuts() : '',
    'dist/index.html': `<script type="module" src="${isClean ? 'app.js' : 'missing.js'}"></script>`,
    'dist/app.js': 'start()',
    'dist/photo.jpg': 'x'.repeat(isClean ? 10 : 500_000),
  }
}

async function verify(environment: Environment): Promise<SourceFinding[]> {
  const project = await findProject(environment)
  const [snapshot, { contract, report }, { files: built }] = await Promise.all([
    readProject(project),
    readContractReport(environment, project),
    readBuiltSite(project.root, 'dist'),
  ])
  return runChecks({ ...snapshot, contract, contractReport: report, built }, CHECKS)
}

const toKeys = (items: readonly { readonly code: string; readonly path: string }[]): string[] =>
  items.map(({ code, path }) => `${code} ${path}`).sort()

const listFound = (findings: readonly SourceFinding[]): Set<string> =>
  new Set(findings.map(({ code, location }) => `${code} ${location.file}`))

const listMissing = (defects: readonly SeededDefect[], found: ReadonlySet<string>): string[] =>
  toKeys(defects).filter((key) => !found.has(key))

/** The defects of the contract, its packs, the routes and the built site. */
const PROJECT_DEFECTS = [
  ...['CONTRACT004', 'STRUCT001', 'STRUCT002', 'ROUTE002', 'INT020'].map((code) => ({
    code,
    path: ESSENCE_FILE,
  })),
  { code: 'CTX001', path: '.svc/context' },
  { code: 'ROUTE001', path: 'src/router.tsx' },
  { code: 'DIST001', path: 'dist/index.html' },
  { code: 'PERF001', path: 'dist/photo.jpg' },
]

test('every defect of the seeded project is found', async () => {
  const files = { ...createApp(false), ...toTexts(SEEDED_DEFECTS, false) }
  const environment = await createProject(files, ESSENCE)
  await compileContract(environment, {})
  await writeFile(join(environment.cwd, ESSENCE_FILE), toText(breakEssence()))
  const found = listFound(await verify(environment))
  expect(listMissing(SEEDED_DEFECTS, found)).toEqual([])
  expect(toKeys(PROJECT_DEFECTS).filter((key) => !found.has(key))).toEqual([])
})

test('its clean twin has no findings', async () => {
  const files = { ...createApp(true), ...toTexts(SEEDED_DEFECTS, true) }
  const environment = await createProject(files, ESSENCE)
  const findings = await verify(environment)
  expect(findings.map(({ code, location, message }) => [code, location.file, message])).toEqual([])
})

test('every component that the seeded project has twice is found, and only there', () => {
  const run = (isClean: boolean) => {
    const texts = { ...COMPONENT_CONTEXT, ...toTexts(COMPONENT_DEFECTS, isClean) }
    return runChecks(readTexts(texts), CHECKS)
  }
  expect([...listFound(run(false))].sort()).toEqual(toKeys(COMPONENT_DEFECTS))
  expect(run(true)).toEqual([])
})

test('the seeded defects cover every check that reads sources, and are more than 80', () => {
  const seeded = [...SEEDED_DEFECTS, ...COMPONENT_DEFECTS, ...PROJECT_DEFECTS]
  // The contract tests have contracts that are missing or invalid; axe needs a browser.
  const elsewhere = ['CONTRACT001', 'CONTRACT002', 'CONTRACT003', 'A11Y020', 'EXT001']
  const codes = new Set([...seeded.map(({ code }) => code), ...elsewhere])
  expect(CHECKS.map(({ code }) => code).filter((code) => !codes.has(code))).toEqual([])
  expect(new Set(toKeys(seeded)).size).toBeGreaterThan(80)
})
