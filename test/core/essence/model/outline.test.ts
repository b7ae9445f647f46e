import { expect, test } from 'vitest'
import { findMainSection, getCommandPalette } from '../../../../src/core/essence/model/outline.ts'
import type { Section } from '../../../../src/core/essence/version.ts'

test.each<[Section['role'][], number | undefined]>([
  [['public', 'primary', 'primary'], 1],
  [['public', 'gateway'], 0],
  [[], undefined],
])('the main section of %j is number %s', (roles, index) => {
  const sections = roles.map((role, number) => ({ role, number }))
  expect(findMainSection(sections)?.number).toBe(index)
})

test.each([[undefined], [{}], [{ command_palette: true }], [{ command_palette: false }]])(
  'navigation %j describes no palette',
  (navigation) => {
    expect(getCommandPalette<object>(navigation)).toBeUndefined()
  },
)

test('a described palette is returned', () => {
  const command_palette = { trigger: 'Cmd+K' }
  expect(getCommandPalette({ command_palette })).toBe(command_palette)
})
