import { expect, test } from 'vitest'
import { validateEssence } from '../../../../src/essence.ts'
import { fullEssence } from '../../../support/essence/full-essence.ts'
import { ABSENT, setAtPointer } from '../../../support/essence/set-at-pointer.ts'

const only = (document: unknown) => {
  const checked = validateEssence(document)
  return checked.ok ? expect.unreachable() : checked.issues
}

const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }]

test.each([
  ['/dna/theme/mode', 'drak', 'dark', replace('/dna/theme/mode', 'dark')],
  ['/dna/theme/mode', 'Light', 'light', replace('/dna/theme/mode', 'light')],
  ['/dna/theme/mode', 'sepia', undefined, undefined],
  ['/dna/typography/heading_weight', '600', 600, undefined],
  ['/dna/motion/reduce_motion', 'true', true, replace('/dna/motion/reduce_motion', true)],
  ['/dna/motion/reduce_motion', 'yes', undefined, undefined],
  ['/dna/motion/reduce_motion', 'constructor', undefined, undefined],
  ['/meta/platform/type', 'ssg', 'ssr', undefined],
  ['/dna/accessibility/wcag_level', 'B', 'A', undefined],
  ['/blueprint/sections/0/id', 'Order List', 'order-list', undefined],
  ['/blueprint/sections/0/id', '42', undefined, undefined],
])('%s = %j suggests %j', (pointer, value, suggestion, patch) => {
  const [issue, ...others] = only(setAtPointer(fullEssence, pointer, value))
  expect(others).toEqual([])
  expect([issue?.suggestion, issue?.patch]).toEqual([suggestion, patch])
})

test('a misspelt property is one issue, whose patch moves the value', () => {
  const { theme, ...dna } = fullEssence.dna
  expect(only({ ...fullEssence, dna: { them: theme, ...dna } })).toEqual([
    {
      code: 'property-unknown',
      severity: 'error',
      pointer: '/dna/them',
      message: 'Unknown property "them".',
      expected: expect.stringContaining('"theme", "spacing"'),
      found: 'an object',
      suggestion: 'theme',
      hint: 'Did you mean "theme"?',
      patch: [{ op: 'move', from: '/dna/them', path: '/dna/theme' }],
    },
  ])
})

test('two names that may mean one property are not both moved onto it', () => {
  const { mode, ...theme } = fullEssence.dna.theme
  const dna = { ...fullEssence.dna, theme: { ...theme, modee: mode, moode: mode } }
  const issues = only({ ...fullEssence, dna })
  expect(issues.map(({ code }) => code)).toEqual([
    'property-missing',
    'property-unknown',
    'property-unknown',
  ])
  expect(issues.some((issue) => 'patch' in issue)).toBe(false)
})

test('what was found is the value at fault, not the object around it', () => {
  expect(only(setAtPointer(fullEssence, '/dna/theme/colour', 7))).toMatchObject([{ found: '7' }])
})

test('a key of a map is not an item of a list', () => {
  const [issue] = only(setAtPointer(fullEssence, '/blueprint/routes', { 404: { section: 'a' } }))
  expect(issue?.message).toBe('"404" needs "page".')
})

test('a property is not renamed to one that is there already', () => {
  const [issue] = only(setAtPointer(fullEssence, '/dna/theme/modes', 'dark'))
  expect(issue).toMatchObject({ pointer: '/dna/theme/modes' })
  expect(issue).not.toHaveProperty('patch')
})

test.each([
  [ABSENT, '/dna/theme', '"dna" needs "theme".'],
  [7, '/blueprint/shell', '"shell" must be text, not 7.'],
  ['', '/blueprint/shell', '"shell" must not be empty.'],
  [901, '/dna/typography/body_weight', '"body_weight" must be a number of at most 900, not 901.'],
  [[], '/dna/personality', '"personality" must be a list of 1 or more, not a list of 0.'],
  [7, '/blueprint/sections/0/pages/0/layout/0', /^Item 1 of "layout" must be a pattern id, a ref/],
  ['x'.repeat(99), '/dna/theme/mode', /not "x{39}\.\.\.\.$/],
])('%j at %s reads well', (value, pointer, message) => {
  const issues = only(setAtPointer(fullEssence, pointer, value))
  expect(issues.map((issue) => issue.message)).toEqual([
    typeof message === 'string' ? message : expect.stringMatching(message),
  ])
})

test('an older document is told to migrate, and nothing else', () => {
  expect(only({ version: '3.1.0', nothing: 'else fits' })).toEqual([
    expect.objectContaining({
      code: 'version-old',
      pointer: '/version',
      hint: expect.stringContaining('migrateEssence'),
    }),
  ])
})
