import { expect, test } from 'vitest'
import type {
  BuiltFile,
  ContractReport,
  RenderedViolation,
} from '../../../../src/internal/verify.ts'
import { applyEdits, runCheck } from '../../../support/verify/check-cases.ts'
import { createContract } from '../../../support/verify/contract.ts'
import { createSnapshot } from '../../../support/verify/snapshot.ts'

const { settings } = createSnapshot({})

const createRoutes = (
  paths: readonly string[],
  completeness: 'complete' | 'partial' = 'complete',
) => ({
  convention: 'Next.js app folder',
  completeness,
  reason: '',
  items: paths.map((path) => ({ path, file: `app${path}/page.tsx` })),
})

const messages = (findings: readonly { message: string }[]) =>
  findings.map(({ message }) => message)

test.each([
  ['a route that is not declared', ['/', '/orders'], ['/'], ['/orders']],
  ['parameters with other names', ['/orders/:id'], ['/orders/:key'], []],
  ['error pages, endpoints and catch-alls', ['/', '/404', '/api/x', '/docs/*rest'], ['/'], []],
])('ROUTE001 compares %s', (_, implemented, declared, reported) => {
  const parts = {
    routes: createRoutes(implemented),
    contract: createContract({ routes: declared }),
  }
  expect(messages(runCheck('ROUTE001', {}, parts))).toEqual(
    reported.map((path) => expect.stringContaining(`no route ${path}.`)),
  )
})

test.each(['/orders/[id]', '/orders/$id', '/orders/{id}'])(
  'ROUTE001 and ROUTE002 take %s of the contract for /orders/:id',
  (path) => {
    const routes = createRoutes(['/orders/:id'])
    const parts = { routes, contract: createContract({ routes: [path] }) }
    expect(runCheck('ROUTE001', {}, parts)).toEqual([])
    expect(runCheck('ROUTE002', {}, parts)).toEqual([])
  },
)

test('ROUTE001 does not ask for the frame around other routes', () => {
  const items = [
    { path: '/orders', file: 'src/app.tsx', isParent: true },
    { path: '/orders/:id', file: 'src/app.tsx' },
  ]
  const parts = {
    routes: { ...createRoutes([]), items },
    contract: createContract({ routes: ['/orders/:id'] }),
  }
  expect(runCheck('ROUTE001', {}, parts)).toEqual([])
})

test('ROUTE001 and ROUTE002 need all routes, and a contract', () => {
  const contract = createContract({ routes: ['/x'] })
  const partial = { routes: createRoutes(['/y'], 'partial'), contract }
  expect(runCheck('ROUTE001', {}, partial)).toEqual([])
  expect(runCheck('ROUTE002', {}, partial)).toEqual([])
  expect(runCheck('ROUTE001', {}, { routes: createRoutes(['/y']) })).toEqual([])
})

test('ROUTE002 names the line of the contract and the file to write', () => {
  const contract = createContract({ routes: ['/', '/orders/:id', '/docs/:page'] })
  const routes = createRoutes(['/', '/docs/*rest'])
  const [finding, ...others] = runCheck(
    'ROUTE002',
    {},
    {
      framework: 'next',
      routes,
      contract,
    },
  )
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    message: expect.stringContaining('/orders/:id'),
    excerpt: '"/orders/:id"',
    location: { file: 'svc.essence.json' },
    repair: { title: 'Implement /orders/:id in app/orders/[id]/page.tsx.' },
  })
})

const REPORT: ContractReport = {
  path: 'svc.essence.json',
  text: '{\n  "version": "3.0.0"\n}',
  expectedBecause: null,
  issues: [],
  packs: 'current',
  packFolder: '.svc/context',
  outdatedFiles: [],
  problem: null,
}

test.each([
  ['CONTRACT002', 'version-old'],
  ['CONTRACT003', 'property-unknown'],
  ['CONTRACT004', 'pattern-unknown'],
  ['STRUCT001', 'page-unrouted'],
  ['STRUCT002', 'route-duplicate'],
])('%s reports the issue %s with its place and fix', (code, issue) => {
  const edits = [{ file: REPORT.path, range: { start: 15, end: 20 }, text: '4.0.0' }]
  const range = { start: 4, end: 22 }
  const fields = { pointer: '/version', message: 'Wrong.', range, anchor: 'version', edits }
  const contractReport = {
    ...REPORT,
    issues: [{ code: issue, severity: 'error' as const, ...fields }],
  }
  const findings = runCheck(code, {}, { contractReport })
  expect(findings).toMatchObject([
    {
      message: 'Wrong.',
      excerpt: '"version": "3.0.0"',
      location: { line: 2, column: 3 },
      repair: { kind: 'contract', autofix: 'safe', edits },
    },
  ])
  expect(runCheck(code, {}, { contractReport: REPORT })).toEqual([])
})

test('CONTRACT001 is an error only if something expects a contract', () => {
  const missing = { ...REPORT, text: '' }
  const expected = { ...missing, expectedBecause: '.svc/context has packs' }
  expect(runCheck('CONTRACT001', {}, { contractReport: missing })).toMatchObject([
    { severity: 'info' },
  ])
  expect(runCheck('CONTRACT001', {}, { contractReport: expected })).toMatchObject([
    { severity: 'error', message: expect.stringContaining('although .svc/context has packs') },
  ])
  expect(runCheck('CONTRACT001', {}, { contractReport: REPORT })).toEqual([])
  expect(runCheck('CONTRACT001', {})).toEqual([])
})

test('CTX001 reports all outdated files at once, and each file that is kept', () => {
  const contractReport: ContractReport = {
    ...REPORT,
    outdatedFiles: [
      { file: '.svc/context/a.md', change: 'changed', causes: ['essence'] },
      { file: '.svc/context/b.md', change: 'edited', causes: [] },
      {
        file: 'AGENTS.md',
        change: 'kept',
        causes: ['not by svc'],
        hint: 'Use `npx @svc/content compile --force`.',
      },
    ],
  }
  expect(messages(runCheck('CTX001', {}, { contractReport }))).toEqual([
    '.svc/context/a.md is out of date; .svc/context/b.md was edited by hand.',
    'AGENTS.md is not updated: not by svc.',
  ])
  expect(runCheck('CTX001', {}, { contractReport: REPORT })).toEqual([])
})

const toBuilt = (path: string, text: string, size = text.length): BuiltFile => ({
  path: `dist/${path}`,
  bytes: size,
  gzipBytes: size,
  text,
})

test('DIST001 reports each reference to a file that was not built', () => {
  const built = [
    toBuilt(
      'index.html',
      `<link rel="stylesheet" href="/app/a.css?v=1"><script type="module" src="./missing.js"></script>
       <img src="logo.png" srcset="logo.png 1x, big.png 2x"><a href="/nowhere">x</a>
       <!-- <img src="old.png"> --><script>const a = '<img src="x.png">'</script>
       <img src="https://example.com/a.png"><img src="data:image/png;base64,AA">
       <link rel="canonical" href="/x"><style>p { background: url('bg.png') }</style>`,
    ),
    toBuilt('docs/index.html', '<img src="../logo.png"><img src="../../../logo.png">'),
    toBuilt('a.css', "@import 'b.css'; a { background: url(logo.png#x) } /* url(c.png) */"),
    toBuilt('logo.png', ''),
  ]
  const parts = { built, settings: { ...settings, base: '/app/' } }
  expect(runCheck('DIST001', {}, parts).map(({ excerpt }) => excerpt)).toEqual([
    'b.css',
    './missing.js',
    'big.png',
    'bg.png',
  ])
  expect(runCheck('DIST001', {})).toEqual([])
})

test('PERF001 reports the heaviest page of each kind and the largest image', () => {
  const page = '<script src="a.js"></script><link rel="modulepreload" href="b.js">'
  const small = [toBuilt('a.js', '', 150_000), toBuilt('b.js', '', 60_000)]
  const built = [
    toBuilt('index.html', `${page}<link rel="stylesheet" href="a.css">`),
    toBuilt('light.html', '<script src="b.js"></script>'),
    toBuilt('a.css', '', 10),
    toBuilt('photo.jpg', '', 900_000),
    ...small,
  ]
  expect(messages(runCheck('PERF001', {}, { built }))).toEqual([
    'dist/index.html loads 210 kB of compressed scripts first; the budget is 200 kB.',
    'dist/photo.jpg has 900 kB; the budget of an image is 400 kB.',
  ])
  expect(runCheck('PERF001', {}, { built: small })).toEqual([])
})

test('A11Y020 reports what axe found, as severe as its impact', () => {
  const violation = {
    page: 'dist/index.html',
    help: 'Images need alternative text',
    helpUrl: 'https://example.com',
  }
  const rendered: RenderedViolation[] = [
    { ...violation, rule: 'image-alt', impact: 'critical', selectors: ['img', '#b'] },
    { ...violation, rule: 'region', impact: 'moderate', selectors: ['p'] },
  ]
  expect(runCheck('A11Y020', {}, { rendered })).toMatchObject([
    { severity: 'error', message: 'Images need alternative text (axe: image-alt): img, #b' },
    { severity: 'warn' },
  ])
})

test('A11Y001 asks for a style if the contract requires visible focus', () => {
  const contract = createContract({ accessibility: { focus_visible: true } })
  const page = { 'index.html': '<a href="/a">A</a>' }
  const unstyled = { 'src/app.css': 'p { color: red }' }
  const [finding] = runCheck('A11Y001', { ...page, ...unstyled }, { contract })
  expect(finding).toMatchObject({ confidence: 'possible', repair: { autofix: 'safe' } })
  expect(runCheck('A11Y001', unstyled, { contract })).toEqual([])
  const styled = { ...page, 'src/app.css': 'a:focus-visible { outline: 2px solid }' }
  expect(runCheck('A11Y001', styled, { contract })).toEqual([])
})

const LINK = { 'index.html': '<a href="/a">A</a>' }
const UNSTYLED = { ...LINK, 'src/app.css': 'p { color: red }' }

test.each([
  ['the contract does not require it', false, UNSTYLED],
  ['another file shows it', true, { ...UNSTYLED, 'b.css': 'a:focus { box-shadow: 0 0 2px }' }],
  ['a class shows it', true, { ...UNSTYLED, 'a.html': '<a href="/" class="focus:ring-2">A</a>' }],
  ['there is no style sheet', true, LINK],
])('A11Y001 asks for no style of focus if %s', (_, focus_visible, texts) => {
  const contract = createContract({ accessibility: { focus_visible } })
  expect(runCheck('A11Y001', texts, { contract })).toEqual([])
})

test('A11Y001 asks once, and its own fix is enough', () => {
  const contract = createContract({ accessibility: { focus_visible: true } })
  const texts = {
    'index.html': '<a href="/a">A</a>',
    'src/a.css': 'p { color: red }',
    'src/global.css': 'b { color: red }',
  }
  const findings = runCheck('A11Y001', texts, { contract })
  expect(findings).toMatchObject([{ location: { file: 'src/global.css' }, severity: 'error' }])
  const fixed = applyEdits(texts, findings[0]?.repair.edits ?? [])
  expect(runCheck('A11Y001', fixed, { contract })).toEqual([])
})

test('TOKEN013 is an error also without a contract, and AAA asks for more', () => {
  const texts = { 'a.css': '.a { color: #666; background: #fff }' }
  const withLevel = (wcag_level: 'AA' | 'AAA') => ({
    contract: createContract({ accessibility: { wcag_level } }),
  })
  expect(runCheck('TOKEN013', texts, withLevel('AA'))).toEqual([])
  expect(runCheck('TOKEN013', texts, withLevel('AAA'))).toMatchObject([{ severity: 'error' }])
  expect(runCheck('TOKEN013', { 'a.css': '.a { color: #999; background: #fff }' })).toMatchObject([
    { severity: 'error' },
  ])
})

test('TOKEN010 allows the literals of the settings, and names classes of the theme', () => {
  const theme = Array.from({ length: 8 }, (_, index) => `--color-c${index}: #${index}${index}0000;`)
  const texts = {
    'app.css': `@theme { ${theme.join(' ')} }`,
    'a.tsx': 'const A = () => <p className="md:bg-[#330000]/50">x</p>',
  }
  const [finding] = runCheck('TOKEN010', texts)
  expect(finding?.repair.edits?.[0]?.text).toBe('md:bg-c3/50')
  const allowed = { settings: { ...settings, tokens: { files: [], allow: ['#330000'] } } }
  expect(runCheck('TOKEN010', texts, allowed)).toEqual([])
})
