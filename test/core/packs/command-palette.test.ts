import { expect, test } from 'vitest'
import type { Essence } from '../../../src/essence.ts'
import { compilePacks } from '../../../src/packs.ts'
import { officialPackLookup, storeOverview } from './official-bundles.ts'

type Palette = NonNullable<Essence['meta']['navigation']>['command_palette']

const withPalette = (palette: Palette): Essence => {
  const essence = structuredClone(storeOverview)
  const { command_palette: _, ...rest } = essence.meta.navigation ?? {}
  essence.meta.navigation = palette === undefined ? rest : { ...rest, command_palette: palette }
  return essence
}

const compileNavigation = async (palette: Palette) => {
  const { scaffold, review } = await compilePacks(withPalette(palette), officialPackLookup)
  const under = /## Command palette\n([\s\S]*?)\n\n/.exec(scaffold.renderedMarkdown)?.[1]
  return { navigation: scaffold.data.navigation, under, review }
}

const CONTRACT = {
  width: '40rem',
  trigger: 'Cmd+K',
  styling: 'sheet',
  placeholder: 'Find',
  commands: [
    { label: 'Second', id: 'b', route: '/dashboard', section: 'Go' },
    { id: 'a', label: 'First', action: 'run-a', hotkey: 'g d' },
  ],
} as const satisfies Palette

const DERIVED = [{ id: 'go-dashboard', label: 'Dashboard', route: '/dashboard' }]

test('declared commands are printed as declared, in their order', async () => {
  const { navigation, under } = await compileNavigation(
    structuredClone(CONTRACT) as unknown as Palette,
  )
  expect(navigation?.commandPalette).toEqual(CONTRACT)
  expect(navigation).not.toHaveProperty('derivedCommands')
  expect(under).toBe(
    [
      'The command palette opens on `Cmd+K` (`Ctrl+K` outside macOS) and has exactly 2 commands. Placeholder "Find". Width `40rem`. Shown as `sheet`. In this order:',
      '- `b` "Second" in "Go" → `/dashboard`',
      '- `a` "First" key `g d` runs `run-a`',
    ].join('\n'),
  )
})

test.each<[string, Palette]>([
  ['an object without commands', { trigger: 'Cmd+K' }],
  ['an empty object', {}],
  ['true', true],
])('%s gets commands that are derived from the routes', async (_, palette) => {
  const { navigation, under } = await compileNavigation(palette)
  expect(navigation?.commandPalette).toEqual(palette)
  expect(navigation?.derivedCommands).toEqual(DERIVED)
  expect(under).toContain('derived from the routes')
})

test('an empty list of commands stays empty', async () => {
  const { navigation, under } = await compileNavigation({ trigger: 'Cmd+P', commands: [] })
  expect(navigation?.commandPalette).toEqual({ trigger: 'Cmd+P', commands: [] })
  expect(navigation).not.toHaveProperty('derivedCommands')
  expect(under).toBe(
    'The command palette opens on `Cmd+P` (`Ctrl+P` outside macOS) and has exactly 0 commands.',
  )
})

test.each([false, undefined])('%s means no palette, and the pack says so', async (palette) => {
  const { navigation, under, review } = await compileNavigation(palette)
  expect(navigation?.commandPalette).toBe(false)
  expect(navigation).not.toHaveProperty('derivedCommands')
  expect(under).toBe('There is no command palette.')
  expect(review.renderedMarkdown).toContain('There is no command palette.')
})

test('the review asserts trigger, placeholder, width, styling and every command', async () => {
  const { review } = await compileNavigation(structuredClone(CONTRACT) as unknown as Palette)
  const labels = review.data.assertions
    ?.filter(({ kind }) => kind === 'palette' || kind === 'command')
    .map(({ label }) => label)
  expect(labels).toEqual([
    'The command palette opens on `Cmd+K` (`Ctrl+K` outside macOS) and has exactly 2 commands.',
    'Placeholder "Find".',
    'Width `40rem`.',
    'Shown as `sheet`.',
    '`b` "Second" in "Go" → `/dashboard`',
    '`a` "First" key `g d` runs `run-a`',
  ])
})

test('derived commands leave out paths with parameters and have unique ids', async () => {
  const essence = withPalette(true)
  const [section] = essence.blueprint.sections
  if (section === undefined) throw new Error('The fixture has a section.')
  essence.blueprint.sections.push({
    ...structuredClone(section),
    id: 'back-office',
    navigation_items: [],
    pages: [
      { id: 'dashboard', route: '/office', layout: ['data-table'] },
      { id: 'order', route: '/orders/:id', layout: ['data-table'] },
    ],
  })
  const { scaffold } = await compilePacks(essence, officialPackLookup)
  expect(scaffold.data.navigation?.derivedCommands).toEqual([
    { id: 'go-store-overview-dashboard', label: 'Dashboard', route: '/dashboard' },
    { id: 'go-back-office-dashboard', label: 'Dashboard', route: '/office' },
  ])
})
