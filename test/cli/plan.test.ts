import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { estimateTokens } from '../../src/packs.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

const BRIEF = `Fernhill is a clinic with 3 vets.

1. \`/\` Today: who comes in today, who is late.
2. \`/book\`: book an appointment on the phone while the owner waits.
`

test('plan writes an essence and a worksheet, and overwrites neither', async () => {
  const folder = await createTestFolder({ 'brief.md': BRIEF })
  const { exit, out } = await runCli(folder, ['plan', '--brief', 'brief.md'])
  expect(exit).toBe(0)
  expect(out).toContain('Fernhill: 2 pages')
  expect(out).toContain('Wrote svc.essence.json and .svc/plan.md.')
  const worksheet = await readFile(join(folder, '.svc/plan.md'), 'utf8')
  expect(worksheet).toContain('## Today, / (page fernhill/today)')
  const again = await runCli(folder, ['plan', '--brief', 'brief.md'])
  expect(again.exit).toBe(2)
  expect(again.err).toContain('svc.essence.json already exists.')
  expect((await runCli(folder, ['plan'])).err).toContain('.svc/plan.md already exists.')
  expect(await readFile(join(folder, '.svc/plan.md'), 'utf8')).toBe(worksheet)
  const { out: issues } = await runCli(folder, ['validate', '--json'])
  expect(issues).not.toContain('pattern-unknown')
})

test('plan --check puts answers into the essence and quotes weak ones', async () => {
  const folder = await createTestFolder()
  await runCli(folder, ['plan', '--brief', '-'], { readIn: () => Promise.resolve(BRIEF) })
  const path = join(folder, '.svc/plan.md')
  const worksheet = await readFile(path, 'utf8')
  await writeFile(path, worksheet.replace('**Answer:**', '**Answer:** an overview of today'))
  const weak = await runCli(folder, ['plan', '--check'])
  expect(weak.exit).toBe(1)
  expect(weak.out).toContain('Put into the essence: fernhill/today: answer.')
  expect(weak.out).toContain('- Answer: "an overview of today" has no number.')
  expect(weak.out).toContain('fernhill/book\n- Purpose: not answered.')
  const essence = JSON.parse(await readFile(join(folder, 'svc.essence.json'), 'utf8'))
  expect(essence.blueprint.sections[0].pages[0].directives).toContain(
    'Answer: an overview of today',
  )
  // A second time there is nothing to change.
  expect((await runCli(folder, ['plan', '--check'])).out).not.toContain('Put into the essence')
})

test('plan says that a brief names no pages, and how to name them', async () => {
  const folder = await createTestFolder({ 'brief.md': 'A site for my salon.' })
  const { out } = await runCli(folder, ['plan', '--brief', 'brief.md'])
  expect(out).toContain('names no pages, so this is one page')
  await writeFile(join(folder, 'brief.md'), 'A site for my salon.\n\n## Pages\n- Home\n- Prices\n')
  const again = await runCli(folder, ['plan', '--brief', 'brief.md', '--force'])
  expect(again.out).toContain('2 pages')
  expect(again.out).not.toContain('names no pages')
})

test.each([
  [['--brief', 'missing.md'], 'missing.md'],
  [['--brief', 'empty.md'], 'The brief has no words.'],
  [['--brief', 'empty.md', '--check'], 'Use either --brief or --check, not both.'],
  [['--check'], 'svc.essence.json'],
])('plan %j says what is wrong', async (args, message) => {
  const folder = await createTestFolder({ 'empty.md': ' \n---\n' })
  const { exit, err } = await runCli(folder, ['plan', ...args])
  expect(exit).toBeGreaterThan(1)
  expect(err).toContain(message)
})

test('next names the first page without a file, and what its plan lacks', async () => {
  const folder = await createTestFolder({ 'brief.md': BRIEF, 'package.json': '{}' })
  await runCli(folder, ['plan', '--brief', 'brief.md', '--target', 'react-vite'])
  const { out } = await runCli(folder, ['next'])
  expect(out).toContain('0 of 2 pages built. Next: Today, / (page fernhill/today).')
  expect(out).toContain('Its plan lacks: Purpose; Answer; Primary action')
  const file = /^File: (.*)$/m.exec(out)?.[1] ?? ''
  await mkdir(dirname(join(folder, file)), { recursive: true })
  for (const placeholder of [
    'export {}\n',
    'export default function Today() { return null }\n',
    'export default () => <main><h1>Today</h1><p>Coming soon</p></main>\n',
  ]) {
    await writeFile(join(folder, file), placeholder)
    const { out: same } = await runCli(folder, ['next'])
    expect(same).toContain('0 of 2 pages built. Next: Today')
    expect(same).toContain(`File: ${file} (its page is still empty)`)
  }
  await writeFile(
    join(folder, file),
    'export default () => <main><h1>9 today</h1><ul>{rows.map((row) => <li>{row}</li>)}</ul></main>\n',
  )
  const next = await runCli(folder, ['next', '--json'])
  expect(JSON.parse(next.out)).toMatchObject({ built: 1, next: { page: 'fernhill/book' } })
})

test('guide works without a project, and leaves out the questions of a worksheet', async () => {
  const folder = await createTestFolder({ 'brief.md': BRIEF })
  const { out } = await runCli(folder, ['guide', 'public'])
  expect(out).toContain('- **Answer**: ')
  expect(out).toContain('### Public page')
  expect(out).not.toContain('### Flow')
  expect(estimateTokens(out)).toBeLessThan(1300)
  await runCli(folder, ['plan', '--brief', 'brief.md'])
  const own = (await runCli(folder, ['guide'])).out
  expect(own).toContain('### Flow')
  expect(own).not.toContain('### Public page')
  expect(own).not.toContain('- **Answer**: ')
})

test('docs lists the guides of the package and prints one', async () => {
  const folder = await createTestFolder()
  expect((await runCli(folder, ['docs'])).out).toMatch(/^plan +Plan a product of your own$/m)
  expect((await runCli(folder, ['docs', 'plan'])).out).toMatch(/^# Plan a product of your own\n/)
  const { exit, err } = await runCli(folder, ['docs', 'plans'])
  expect(exit).toBe(5)
  expect(err).toContain('Did you mean plan?')
})

test('the product of a plan is complete when its answers are strong', async () => {
  const folder = await createTestFolder({ 'brief.md': '1. `/` Today: who comes in today.' })
  await runCli(folder, ['plan', '--brief', 'brief.md'])
  const path = join(folder, '.svc/plan.md')
  const worksheet = Object.entries({
    Character: 'a calm receptionist who always knows who is next',
    'Brand color': '#2138c4, loud on the band, never in text',
    Remembered: 'the two doors of the rooms, open or shut, at the top of every page',
    'Sample world': '3 vets, 2 rooms, Waffles at 9:40',
    Purpose: 'The front desk, all day: who is next, and where?',
    Answer: 'Waffles is 7 minutes late; Room 2 is free.',
    'Primary action': 'Check in Waffles',
    Sample: 'Waffles 9:40 Dr. Okafor, Biscuit 9:55 Dr. Lee',
  }).reduce(
    (text, [label, value]) => text.replace(`**${label}:**`, `**${label}:** ${value}`),
    await readFile(path, 'utf8'),
  )
  await writeFile(path, worksheet)
  const { exit, out } = await runCli(folder, ['plan', '--check'])
  expect(out).toContain('1 page planned.')
  expect(out).toContain('theme create --color "#2138c4" --use')
  expect(exit).toBe(0)
  const { out: pack } = await runCli(folder, ['pack', 'page', '--route', '/'])
  expect(pack).toContain('**Answer at the top:** Waffles is 7 minutes late; Room 2 is free.')
  expect(pack).toContain('Remembered: the two doors')
})
