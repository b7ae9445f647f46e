import { expect, test } from 'vitest'
import { readTexts, runCheck } from '../../../support/verify/check-cases.ts'
import { createContract } from '../../../support/verify/contract.ts'

/** Creates a contract with hotkeys and a palette. */
function createNavigation(navigation: object) {
  const contract = createContract({ guard: { interactions_enforcement: 'error' } })
  const essence = { ...contract.essence, meta: { ...contract.essence.meta, navigation } }
  return { ...contract, essence, text: JSON.stringify(essence, null, 2) }
}

const SEARCH = { key: 'Cmd+K', label: 'Search', action: 'search' }

test.each([
  [
    'a listener',
    'Cmd+K',
    "addEventListener('keydown', (e) => e.metaKey && e.key === 'k' && open())",
  ],
  ['a code', 'Ctrl+K', "onKeyDown = (e) => { if (e.ctrlKey && e.code === 'KeyK') open() }"],
  ['a library', 'Cmd+K', "useHotkeys('mod+k', open)"],
  ['another library', 'Cmd+K', "tinykeys(window, { '$mod+K': open })"],
  ['a sequence', 'g o', "hotkeys('g o', open)"],
  ['a named key', 'Esc', "addEventListener('keyup', (e) => e.key === 'Escape' && close())"],
])('INT020 accepts %s', (_, key, code) => {
  const contract = createNavigation({ hotkeys: [{ ...SEARCH, key }] })
  expect(runCheck('INT020', { 'a.ts': code }, { contract })).toEqual([])
})

test.each([
  ['no handler', "const key = 'k'"],
  ['another key', "addEventListener('keydown', (e) => e.metaKey && e.key === 'j')"],
  ['no modifier', "addEventListener('keydown', (e) => e.key === 'k')"],
])('INT020 reports %s', (_, code) => {
  const contract = createNavigation({ hotkeys: [SEARCH] })
  expect(runCheck('INT020', { 'a.ts': code }, { contract })).toMatchObject([
    {
      severity: 'error',
      confidence: 'possible',
      excerpt: '"Cmd+K"',
      location: { file: 'svc.essence.json' },
    },
  ])
})

test('INT020 reports what the command palette lacks', () => {
  const commands = [{ id: 'new', label: 'New order', route: '/orders/new' }]
  const contract = createNavigation({ command_palette: { trigger: 'Cmd+P', commands } })
  const found = (code: string) =>
    runCheck('INT020', { 'a.ts': code }, { contract }).map(({ excerpt }) => excerpt)
  expect(found('')).toEqual(['"Cmd+P"', '"New order"'])
  expect(found("useHotkeys('mod+p', open); add('New order')")).toEqual([])
})

test('INT020 follows the guard of the contract and needs one', () => {
  const contract = createNavigation({ hotkeys: [SEARCH] })
  const run = (interactions_enforcement: 'off' | 'warn' | 'error') => {
    const guard = { ...contract.essence.meta.guard, interactions_enforcement }
    const essence = { ...contract.essence, meta: { ...contract.essence.meta, guard } }
    return runCheck('INT020', { 'a.ts': 'start()' }, { contract: { ...contract, essence } })
  }
  expect(run('error')).toMatchObject([{ severity: 'error' }])
  expect(run('warn')).toMatchObject([{ severity: 'warn' }])
  expect(run('off')).toEqual([])
  expect(runCheck('INT020', { 'a.ts': 'start()' }, { contract: null })).toEqual([])
})

test('INT020 does not judge an app that has no script yet', () => {
  const contract = createNavigation({ hotkeys: [SEARCH] })
  const count = (texts: Readonly<Record<string, string>>) =>
    runCheck('INT020', texts, { contract }).length
  expect(count({})).toBe(0)
  expect(count({ 'a.css': 'p { color: red }', 'index.html': '<p>Soon</p>' })).toBe(0)
  expect(count({ 'index.html': '<script>start()</script>' })).toBe(1)
})

test('INT020 does not count handlers in tests', () => {
  const contract = createNavigation({ hotkeys: [SEARCH] })
  const { files } = readTexts({ 'a.ts': 'start()', 'b.ts': "useHotkeys('mod+k', open)" })
  const find = (role: 'production' | 'test') =>
    runCheck(
      'INT020',
      {},
      {
        contract,
        files: files.map((file) => (file.path === 'b.ts' ? { ...file, role } : file)),
      },
    )
  expect(find('production')).toEqual([])
  expect(find('test')).toHaveLength(1)
})

test('INT020 needs no key for a palette that has none', () => {
  expect(
    runCheck(
      'INT020',
      { 'a.ts': 'start()' },
      { contract: createNavigation({ command_palette: true }) },
    ),
  ).toEqual([])
})

test('A11Y034 reports a missing skip link if the contract requires one', () => {
  const text = '<html lang="en"><body>\n<main id="main">x</main></body></html>'
  const run = (skip_nav: boolean, body: string) =>
    runCheck(
      'A11Y034',
      { 'a.html': body },
      { contract: createContract({ accessibility: { skip_nav } }) },
    )
  const [finding, ...others] = run(true, text)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ severity: 'error', excerpt: '<body>' })
  const [edit] = finding?.repair.edits ?? []
  const fixed = text.slice(0, edit?.range.start) + edit?.text + text.slice(edit?.range.end)
  expect(run(true, fixed)).toEqual([])
  expect(run(false, text)).toEqual([])
})
