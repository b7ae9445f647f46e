import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fitValue } from '../../src/mcp/answer-budget.ts'
import { jsonSize } from '../../src/mcp/sizes.ts'
import { blueprintEssences, officialPacks } from '../core/packs/official-bundles.ts'
import { callInFolder } from '../support/mcp/example-calls.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-pack-answers-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(blueprintEssences)(
  'the scaffold pack of %s is whole by default',
  async (slug, essence) => {
    const file = `${slug}.essence.json`
    await writeFile(join(folder, file), JSON.stringify(essence))
    const answer = await callInFolder(folder, 'svc_context', { action: 'scaffold', path: file })
    if (!answer.ok) throw new Error(answer.error.message)
    const [, scaffold] = officialPacks.find(([name]) => name === `${slug} scaffold`) ?? []
    expect(answer.data).toMatchObject({ markdown: scaffold?.renderedMarkdown })
    expect(answer.meta.truncated).toBe(false)
  },
)

const MARKER = /^\(\d+ more lines?\)$/

/** Returns the last part of a pack: what must be true at the end, and the line below it. */
const getEnd = (markdown: string): string => markdown.slice(markdown.indexOf('\n## Done when'))

test.each(officialPacks.map(([name, { renderedMarkdown }]) => [name, renderedMarkdown] as const))(
  '%s loses whole lines, and never what it is done by',
  (_, markdown) => {
    for (const share of [0.5, 0.7, 0.9]) {
      const maxBytes = Math.floor(jsonSize({ markdown }) * share)
      const { value, cuts } = fitValue({ markdown }, maxBytes)
      expect(jsonSize(value)).toBeLessThanOrEqual(maxBytes)
      const fitted = (value as { markdown: string }).markdown
      if (jsonSize(getEnd(markdown)) < maxBytes / 2) expect(getEnd(fitted)).toBe(getEnd(markdown))
      const known = new Set(markdown.split('\n'))
      const lines = fitted.split('\n').filter((line) => !MARKER.test(line))
      expect(lines.filter((line) => !known.has(line))).toEqual([])
      const total = markdown.split('\n').length
      expect(cuts).toEqual([{ pointer: '/markdown', shown: lines.length, total, unit: 'lines' }])
    }
  },
)
