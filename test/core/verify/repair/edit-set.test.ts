import { expect, test } from 'vitest'
import { createEditSet } from '../../../../src/core/verify/repair/apply-edits.ts'

const edit = (start: number, end: number, text = 'x', file = 'a.html') => ({
  file,
  range: { start, end },
  text,
})

test('finds conflicts by place: overlaps, and two values of one attribute', () => {
  const set = createEditSet()
  set.add(edit(250, 600))
  set.add(edit(700, 700, ' alt=""'))
  expect(set.hasConflict(edit(599, 610))).toBe(true)
  expect(set.hasConflict(edit(300, 310))).toBe(true)
  expect(set.hasConflict(edit(700, 700, ' alt="Logo"'))).toBe(true)
  expect(set.hasConflict(edit(250, 600))).toBe(false)
  expect(set.hasConflict(edit(600, 610))).toBe(false)
  expect(set.hasConflict(edit(700, 700, ' width="2"'))).toBe(false)
  expect(set.hasConflict(edit(300, 310, 'x', 'b.html'))).toBe(false)
})

test('takes many edits of one file, which would not end if each were compared with all', () => {
  const set = createEditSet()
  for (let start = 0; start < 2_000_000; start += 10) {
    if (!set.hasConflict(edit(start, start + 5))) set.add(edit(start, start + 5))
  }
  expect(set.edits).toHaveLength(200_000)
})
