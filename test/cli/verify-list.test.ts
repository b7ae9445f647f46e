import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { verifyTool } from '../../src/mcp/tools/verify.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { createEnvironment } from '../support/project/test-project.ts'

const LINKS = '<a href="#">Orders</a>'
const DOCUMENT =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Orders</title></head>'

/** A page with five links to nowhere (warnings), and below them five pictures without text (errors). */
const createNoisyProject = () =>
  createTestFolder({
    'index.html': `${DOCUMENT}<body><main>\n${`${LINKS}\n`.repeat(5)}${'<img src="/a.png">\n'.repeat(5)}</main></body></html>\n`,
  })

const CHECKS = ['--check', 'ROUTE004,A11Y030']

const listPlaces = (out: string): string[] =>
  out.split('\n').filter((line) => /^(?:error|warn|info|and) /.test(line))

test('errors come first, with three places of each check and file, and a summary at the end', async () => {
  const { exit, out } = await runCli(await createNoisyProject(), ['verify', ...CHECKS])
  expect(exit).toBe(1)
  expect(listPlaces(out)).toEqual([
    ...['7', '8', '9'].map((line) => `error A11Y030 index.html:${line}`),
    'and 2 more of A11Y030 (npx @svc/content verify --check A11Y030 --all)',
    ...['2', '3', '4'].map((line) => `warn ROUTE004 index.html:${line}`),
    'and 2 more of ROUTE004 (npx @svc/content verify --check ROUTE004 --all)',
  ])
  expect(out.trimEnd().split('\n').at(-1)).toBe(
    '10 findings in 1 file: 5 errors (A11Y030), 5 warnings (ROUTE004).',
  )
})

test('--limit and --all list more, and JSON has every finding', async () => {
  const folder = await createNoisyProject()
  const list = async (...args: string[]) =>
    listPlaces((await runCli(folder, ['verify', '--check', 'A11Y030', ...args])).out)
  expect(await list('--limit', '1')).toEqual([
    'error A11Y030 index.html:7',
    'and 4 more of A11Y030 (--all)',
  ])
  expect(await list('--all')).toHaveLength(5)
  const { out } = await runCli(folder, ['verify', ...CHECKS, '--json'])
  const { findings } = JSON.parse(out)
  expect(findings.map(({ severity }: { severity: string }) => severity)).toEqual([
    ...Array.from({ length: 5 }, () => 'error'),
    ...Array.from({ length: 5 }, () => 'warn'),
  ])
})

test.each(['0', 'few', '1001'])('--limit %s is not accepted', async (value) => {
  const { exit, err } = await runCli(await createTestFolder({}), ['verify', '--limit', value])
  expect(exit).toBe(2)
  expect(err).toContain('Use a number from 1 to 1000.')
})

test('pages that are not built are one line', async () => {
  const folder = await createTestFolder({ 'index.html': `${DOCUMENT}<main>Orders</main></html>` })
  const pages = ['/orders', '/stock', '/team', '/help'].flatMap((route) => [
    '--page',
    `${route}=hero`,
  ])
  await runCli(folder, ['init', '--blank', '--page', '/=hero', ...pages, '--offline'])
  const { out } = await runCli(folder, ['verify', '--check', 'ROUTE002'])
  expect(out).toContain('4 of 5 pages are not built yet (--all).')
  expect(out).not.toContain('/stock')
  expect((await runCli(folder, ['verify', '--check', 'ROUTE002', '--all'])).out).toContain('/stock')
})

test('svc_verify lists the same order', async () => {
  const environment = createEnvironment(await createNoisyProject())
  const args = { action: 'audit_project', checks: ['ROUTE004', 'A11Y030'] }
  const answer = await callTool(environment, { tool: verifyTool, args })
  const { data } = JSON.parse(JSON.stringify(answer))
  expect(data.findings.map(({ code }: { code: string }) => code).slice(0, 6)).toEqual([
    ...Array.from({ length: 5 }, () => 'A11Y030'),
    'ROUTE004',
  ])
})

test('ci lists what blocks in the same way', async () => {
  const folder = await createNoisyProject()
  const { out } = await runCli(folder, ['ci', '--fail-on', 'warn'])
  expect(listPlaces(out).filter((line) => line.includes('A11Y030'))).toHaveLength(4)
  expect(out).toMatch(/^Blocking: .*5 errors \(A11Y030.*5 warnings \(ROUTE004/m)
})
