// Not quick: opens pages in a browser.
import { readdir } from 'node:fs/promises'
import { delimiter, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import { callTool } from '../../src/mcp/call-tool.ts'
import { verifyTool } from '../../src/mcp/tools/verify.ts'
import { writeDocument } from '../look/faults.ts'
import { createTestFolder } from '../support/package/run-cli.ts'

const PAGE = writeDocument('<p style="font-size:10px">Prices include VAT.</p>')

const look = async (cwd: string, args: Record<string, unknown>) => {
  const env = { ...process.env, PATH: [dirname(findChromium()), process.env.PATH].join(delimiter) }
  const environment = { cwd, env, settings: { project: cwd }, note: () => {} }
  return callTool(environment, { tool: verifyTool, args: { action: 'look', ...args } })
}

test('an agent gets contact sheets as images and the findings as data, and no file', async () => {
  const cwd = await createTestFolder({ 'dist/index.html': PAGE })
  const answer = await look(cwd, { dist: 'dist' })
  expect(answer).toMatchObject({
    ok: true,
    data: {
      pages: ['/'],
      images: ['1280 light, sheet 1', '1280 dark, sheet 1', '390 light, sheet 1'],
      omitted_images: 0,
      findings: [{ code: 'text-small', message: '"Prices include VAT." is 10 px.', selector: 'p' }],
      total_findings: 1,
    },
  })
  expect(answer.images).toHaveLength(3)
  for (const { data, mimeType } of answer.images ?? []) {
    expect(mimeType).toBe('image/jpeg')
    expect(data.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(data.length).toBeLessThan(400_000)
  }
  expect(await readdir(cwd)).toEqual(['dist'])
})

test.each(['https://example.com/', 'http://10.0.0.1/', 'localhost.example.com', 'file:///etc'])(
  'an agent cannot open %s',
  async (url) => {
    const answer = await look(await createTestFolder(), { url })
    expect(answer).toMatchObject({ ok: false, error: { code: 'url-not-local' } })
  },
)
