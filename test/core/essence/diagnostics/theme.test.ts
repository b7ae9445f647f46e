import { expect, test } from 'vitest'
import type { ThemeV1 } from '../../../../src/core/generated/types/theme.v1.ts'
import { readFixtureRecord } from '../../../support/corpus/fixture-lookup.ts'
import { diagnoseFixture, editEssence, formatIssues } from './clean-essence.ts'

const DNA_MODE = '/dna/theme/mode'
const SECTION_MODE = '/blueprint/sections/0/dna_overrides/mode'
const PAGE_MODE = '/blueprint/sections/0/pages/1/dna_overrides/mode'

const themed = (changes: Partial<ThemeV1>) => ({
  themes: { slate: { ...readFixtureRecord('themes', 'slate'), ...changes } },
})

const modes = (dna: string, section?: string, page?: string) =>
  editEssence({
    [DNA_MODE]: dna,
    ...(section ? { '/blueprint/sections/0/dna_overrides': { mode: section } } : {}),
    ...(page ? { '/blueprint/sections/0/pages/1/dna_overrides': { mode: page } } : {}),
  })

test.each([
  ['auto', undefined, undefined, [DNA_MODE]],
  ['light', undefined, undefined, [DNA_MODE]],
  ['dark', undefined, undefined, []],
  ['dark', 'light', undefined, [SECTION_MODE]],
  ['dark', 'dark', 'auto', [PAGE_MODE]],
  ['auto', 'auto', 'light', [DNA_MODE, PAGE_MODE, SECTION_MODE]],
])('a dark theme does not support all of %s, %s and %s', async (dna, section, page, pointers) => {
  const issues = await diagnoseFixture(modes(dna, section, page), themed({ modes: ['dark'] }))
  expect(formatIssues(issues)).toEqual(pointers.map((pointer) => `mode-unsupported ${pointer}`))
  for (const { pointer, patch } of issues) {
    expect(patch).toEqual([{ op: 'replace', path: pointer, value: 'dark' }])
  }
})

test('a theme that lists no modes and shapes supports all', async () => {
  const { modes: _, shapes: __, ...unlisted } = readFixtureRecord('themes', 'slate')
  expect(await diagnoseFixture(modes('auto'), { themes: { slate: unlisted } })).toEqual([])
})

test('the only shape of a theme is a certain fix', async () => {
  const [issue] = await diagnoseFixture(editEssence({}), themed({ shapes: ['pill'] }))
  const fix = { op: 'replace', path: '/dna/theme/shape', value: 'pill' }
  expect(issue).toMatchObject({ code: 'shape-unsupported', suggestion: 'pill', patch: [fix] })
})

test('a shape that documents cannot have is not suggested', async () => {
  const [issue] = await diagnoseFixture(editEssence({}), themed({ shapes: ['wavy'] }))
  expect(issue).toMatchObject({ code: 'shape-unsupported', expected: 'another theme' })
  expect(issue).not.toHaveProperty('patch')
})

/** Gray of 4.48:1 on white in light mode, of 4.69:1 on black in dark mode. */
const palette = {
  background: { light: '#FFFFFF', dark: '#000000' },
  surface: { light: '#FFFFFF' },
  text: '#777777',
  'text-muted': { light: '#000000', dark: '#777777' },
  link: { light: 'not a color', dark: '#777777' },
  'on-primary': '#FFFFFF',
}

test.each([
  ['AA', 'light', [['light', 'text on background 4.47:1, text on surface 4.47:1']]],
  ['AA', 'dark', []],
  ['AA', 'auto', [['light', 'text on background 4.47:1, text on surface 4.47:1']]],
  [
    'AAA',
    'dark',
    [
      [
        'dark',
        'text on background 4.68:1, text-muted on background 4.68:1, link on background 4.68:1',
      ],
    ],
  ],
  ['A', 'auto', []],
  ['none', 'auto', []],
])('at level %s in mode %s contrast is measured', async (level, mode, expected) => {
  const essence = editEssence({ [DNA_MODE]: mode, '/dna/accessibility/wcag_level': level })
  const issues = await diagnoseFixture(essence, themed({ palette }))
  expect(issues.map(({ code }) => code)).toEqual(expected.map(() => 'contrast-low'))
  expected.forEach(([inMode, pairs], index) => {
    expect(issues[index]).toMatchObject({ pointer: DNA_MODE, found: pairs })
    expect(issues[index]?.message).toContain(`${inMode} mode of theme "slate"`)
  })
})

const BACKGROUNDS = ['background', 'surface', 'surface-raised']
const FILLS = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info']

const PAIRS = [
  ...['text', 'text-muted', 'link'].flatMap((text) =>
    BACKGROUNDS.map((background) => [text, background]),
  ),
  ['on-primary', 'primary-hover'],
  ...FILLS.map((fill) => [`on-${fill}`, fill]),
] as [string, string][]

test.each(PAIRS)('%s is measured on %s', async (text, background) => {
  const pair = { [text]: '#777777', [background]: '#FFFFFF' }
  const [issue, ...others] = await diagnoseFixture(modes('light'), themed({ palette: pair }))
  expect(others).toEqual([])
  expect(issue).toMatchObject({ code: 'contrast-low', found: `${text} on ${background} 4.47:1` })
})

test('each mode is measured once, at its first setting', async () => {
  const dim = { ...palette, text: { light: '#CCCCCC', dark: '#333333' } }
  const issues = await diagnoseFixture(modes('light', 'dark', 'auto'), themed({ palette: dim }))
  expect(formatIssues(issues)).toEqual([`contrast-low ${DNA_MODE}`, `contrast-low ${SECTION_MODE}`])
})

test('a mode that the theme does not support is not measured', async () => {
  const issues = await diagnoseFixture(modes('light'), themed({ palette, modes: ['dark'] }))
  expect(formatIssues(issues)).toEqual([`mode-unsupported ${DNA_MODE}`])
})

test('a theme without a palette is not measured', async () => {
  const { palette: _, ...bare } = readFixtureRecord('themes', 'slate')
  expect(await diagnoseFixture(modes('auto'), { themes: { slate: bare } })).toEqual([])
})
