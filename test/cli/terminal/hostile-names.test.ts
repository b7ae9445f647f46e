// Long run: prints hostile names with every command.
import { expect, test } from 'vitest'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'

const NAME = 'x\u202e\n::error::injected\u2028'
const hero = officialCorpus.records.patterns.find(({ slug }) => slug === 'hero')?.authored ?? {}

/** A project with names that reorder and break lines: of files, records and settings. */
const createHostileProject = () =>
  createTestFolder({
    [`src/${NAME}.tsx`]: 'export const A = () => <img src="a.png" />\n',
    [`src/${NAME}.css`]: 'a { color: #ff0000; outline: none }\n',
    'package.json': JSON.stringify({ name: NAME, dependencies: { react: '19' } }),
    '.svc/custom/patterns/evil.json': JSON.stringify({
      ...hero,
      id: 'evil',
      name: NAME,
      description: `Gramophone ${NAME}`,
      tags: [NAME],
    }),
  })

test.each([
  'verify',
  'verify --format md',
  'verify --format json',
  'verify --format sarif',
  'verify --report scan',
  'repair',
  'repair --patch',
  'state',
  'graph',
  'doctor',
  'content check .svc/custom',
  'list patterns --source custom',
  'search gramophone',
  'get pattern evil',
  'get pattern evil --json',
])('svc %s prints names of others without their effects', async (command) => {
  const { out, err } = await runCli(await createHostileProject(), command.split(' '))
  expect(out + err).not.toBe('')
  expect(out + err).not.toMatch(/[\p{Bidi_Control}\u2028]/u)
  expect(out + err).not.toMatch(/^\s*::/m)
})

test('annotations of a workflow are its only commands', async () => {
  const { out } = await runCli(await createHostileProject(), ['verify', '--format', 'github'])
  const lines = out.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/^::(error|warning|notice) file=/)
  expect(out).not.toMatch(/[\p{Bidi_Control}\u2028]|^::error::/mu)
})
