import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { verifyTool } from '../../src/mcp/tools/verify.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { createEnvironment } from '../support/project/test-project.ts'

const createPage = (names: readonly string[]): string =>
  `<main>${names.map((name) => `<p>${name}</p><img src="/${name}.png">`).join('')}</main>\n`

const IMAGES = ['--check', 'A11Y030']

/** A project with three accepted findings and a new one. */
async function createAcceptedProject(): Promise<string> {
  const folder = await createTestFolder({ 'old.html': createPage(['a', 'b', 'c']) })
  await runCli(folder, ['baseline', 'save'])
  await writeFile(join(folder, 'new.html'), createPage(['d']))
  return folder
}

const BASELINE = ['verify', ...IMAGES, '--baseline', '.svc/baseline.json']

test.each(['text', 'json', 'md', 'sarif', 'github'])(
  'verify --baseline prints only new findings as %s',
  async (format) => {
    const folder = await createAcceptedProject()
    const { exit, out } = await runCli(folder, [...BASELINE, '--format', format])
    expect(exit).toBe(1)
    expect(out).toContain('new.html')
    expect(out).not.toContain('old.html')
  },
)

test('the summary counts what the baseline accepts', async () => {
  const folder = await createAcceptedProject()
  const { out } = await runCli(folder, BASELINE)
  expect(out).toContain(
    '1 finding in 1 of 2 files (3 accepted by the baseline): 1 error (A11Y030).',
  )
  const data = JSON.parse((await runCli(folder, [...BASELINE, '--json'])).out)
  expect(data).toMatchObject({ total_findings: 1, accepted: 3, counts: { A11Y030: 1 } })
})

test.each(['changes', 'audit_project'])('svc_verify %s says that a list is cut', async (action) => {
  const names = [...'abcdefghijklmnop']
  const folder = await createTestFolder({ 'page.html': createPage(names) })
  const answer = await callTool(createEnvironment(folder), { tool: verifyTool, args: { action } })
  const { data, meta } = JSON.parse(JSON.stringify(answer))
  expect(data.total_findings).toBeGreaterThan(data.findings.length)
  expect(meta).toMatchObject({
    truncated: true,
    cut: [{ pointer: '/findings', shown: data.findings.length, total: data.total_findings }],
    next: { action: 'findings', run_id: data.run_id, offset: data.findings.length },
  })
  const next = await callTool(createEnvironment(folder), { tool: verifyTool, args: meta.next })
  expect(next).toMatchObject({ ok: true, data: { total: data.total_findings } })
})
