import { expect, test } from 'vitest'
import { PAGE_KINDS, type PageKind } from '../../../src/core/essence/model/label-vocabulary.ts'
import { KIND_GUIDES } from '../../../src/core/packs/page-kinds.ts'
import { writeGuide } from '../../../src/core/plan/guide.ts'
import { estimateTokens } from '../../../src/packs.ts'

const SVC = 'npx @svc/content'

const write = (...kinds: PageKind[]): string => writeGuide({ svc: SVC, kinds })

test.each(PAGE_KINDS)('the guide for %s pages has the craft of packs, with examples', (kind) => {
  const guide = write(kind)
  const { title, conventions, craft } = KIND_GUIDES[kind]
  expect(guide).toContain(`\n### ${title}\n`)
  for (const { move, example } of craft) expect(guide).toContain(`\n- ${move} (${example}).\n`)
  for (const label of Object.keys(conventions)) expect(guide).toContain(`${label}: `)
  const others = PAGE_KINDS.filter((other) => other !== kind)
  for (const other of others) expect(guide).not.toContain(KIND_GUIDES[other].title)
})

test('the guide for many kinds has the first moves of each, in the order of kinds', () => {
  const guide = writeGuide({ svc: SVC })
  expect(guide.match(/(?<=^### ).*/gm)).toEqual([
    ...PAGE_KINDS.map((kind) => KIND_GUIDES[kind].title),
    'All pages',
  ])
  for (const { craft } of Object.values(KIND_GUIDES)) {
    const moves = craft.slice(0, 3)
    for (const { move, example } of moves) {
      expect(guide).toContain(`\n- ${move}.\n`)
      expect(guide).not.toContain(example)
    }
    expect(new Set(moves.map(({ about }) => about)).size).toBe(3)
  }
})

test.each<[kinds: readonly PageKind[]]>([
  [PAGE_KINDS],
  [['public', 'app', 'flow']],
  [['public', 'flow']],
  ...PAGE_KINDS.map((kind): [PageKind[]] => [[kind]]),
])('the guide for %j is short, and has no open variable of a theme', (kinds) => {
  const guide = write(...kinds)
  expect(estimateTokens(guide)).toBeGreaterThan(700)
  expect(estimateTokens(guide)).toBeLessThanOrEqual(1400)
  expect(guide).not.toMatch(/[{}[\]]|undefined|: [,;.]| {2}/)
})
