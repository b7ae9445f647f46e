import { describe, expect, test } from 'vitest'
import type { PatternV2 } from '../../../src/core/generated/types/pattern.v2.ts'
import { asObject, asString, asStrings, getOwn } from '../../../src/core/kernel/json/value.ts'
import { patternDetails, resolvePreset } from '../../../src/describe.ts'
import { isProblem } from '../../../src/index.ts'
import { officialContent } from '../../support/corpus/official-content.ts'

const patterns = officialContent.content.records.patterns.map(({ data }) => data)

/** Every preset of every official pattern. */
const presets = patterns.flatMap((pattern) =>
  Object.keys(pattern.presets).map(
    (preset) => [`${pattern.id}/${preset}`, pattern, preset] as const,
  ),
)

/** Returns Markdown without its escapes, as a reader sees it. */
const plain = (markdown: string): string => markdown.replaceAll(/\\([\\`*[\]<|~&_#>+=.)-])/g, '$1')

/** Returns a section by its heading, or an empty string. */
const getSection = (markdown: string, title: string): string =>
  markdown.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? ''

const dataTable = patterns.find(({ id }) => id === 'data-table') as PatternV2

/** The least that the schema allows. */
const minimal: PatternV2 = {
  $schema: 'https://svc.example/schemas/pattern.v2.json',
  id: 'note',
  version: '1.0.0',
  name: 'Note',
  description: 'A short text.',
  components: [],
  default_preset: 'plain',
  presets: { plain: { description: 'A text in a box.', layout: { layout: 'stack', slots: {} } } },
}

describe.each(presets)('%s', (_, pattern, preset) => {
  const text = plain(patternDetails(pattern, preset))
  const variant = asObject(pattern.presets[preset])
  const merge = (aspect: 'accessibility' | 'io' | 'states' | 'responsive') => ({
    ...asObject(pattern[aspect]),
    ...asObject(variant[aspect]),
  })

  test('has the title, the slots and the data of the record', () => {
    expect(text).toContain(`# ${pattern.name} (\`${pattern.id}\`), preset \`${preset}\`\n\n`)
    expect(text).toContain(`${variant.description}\n`)
    const structure = getSection(text, 'Structure')
    const [required, optional] = structure.split('Optional slots:')
    for (const [name, slot] of Object.entries(asObject(getOwn(variant.layout, 'slots')))) {
      const part = name.endsWith('?') ? optional : required
      expect(part).toContain(`- \`${name.replace('?', '')}\`: ${slot}`)
    }
    const io = merge('io')
    const data = getSection(text, 'Inputs and outputs')
    for (const name of ['consumes', 'produces', 'actions'].flatMap((key) => asStrings(io[key])))
      expect(data).toContain(`\`${name}\``)
  })

  test('has the states, with their condition and pattern', () => {
    const rows = getSection(text, 'States').split('\n')
    for (const [name, own] of Object.entries(merge('states'))) {
      const row = rows.find((line) => line.startsWith(`| \`${name}\` |`))
      if (own === null) {
        expect(row).toBeUndefined()
        continue
      }
      const state = { ...asObject(getOwn(pattern.states, name)), ...asObject(own) }
      for (const key of ['when', 'shows', 'pattern'])
        expect(row).toContain(asString(state[key]) ?? (key === 'pattern' ? 'in place' : ''))
    }
  })

  test('has the accessibility and the behavior at each width', () => {
    const access = merge('accessibility')
    const section = getSection(text, 'Accessibility')
    for (const key of ['keyboard', 'announcements'])
      for (const line of asStrings(access[key])) expect(section).toContain(line)
    for (const key of ['role', 'aria-label', 'focus_management'])
      expect(section).toContain(asString(access[key]) ?? '')
    const responsive = getSection(text, 'Responsive')
    for (const rule of Object.values(merge('responsive')))
      expect(responsive).toContain(asString(getOwn(rule, 'notes')) ?? '')
  })

  test('says where the example is', () => {
    const command = `\`npx @svc/content get pattern ${pattern.id} --json\``
    const pointer = `\`/data/presets/${preset}/code/example\``
    expect(typeof getOwn(variant.code, 'example')).toBe('string')
    expect(getSection(text, 'Example')).toContain(`${command} has it at ${pointer}.`)
  })
})

test.each(presets)('%s has no two lists that Markdown would join', (_, pattern, preset) => {
  expect(patternDetails(pattern, preset)).not.toMatch(/^- .*\n\n- /m)
})

test('sections are in the order in which a preset is built', () => {
  const pattern = { ...dataTable, always: ['Keep it a table'], motion_note: 'Rows do not move.' }
  const text = patternDetails(pattern, 'selectable')
  expect(text.match(/(?<=^## ).*$/gm)).toEqual([
    'Always',
    'Structure',
    'Look',
    'Visible text',
    'Components',
    'States',
    'Inputs and outputs',
    'Accessibility',
    'Responsive',
    'Motion',
    'Sources',
    'Example',
  ])
  expect(getSection(text, 'Always')).toBe('Always\n\n- Keep it a table.\n\n')
})

test('states have a fixed order, widths have pixels', () => {
  const states = { offline: 'Old rows.', error: 'The cause.', loading: 'Bars.' }
  const responsive = {
    xl: 'Wide.',
    zoom: 'Large.',
    desktop: 'All.',
    tablet: 'Some.',
    mobile: 'Few.',
  }
  const text = patternDetails({ ...minimal, states, responsive })
  expect(text.match(/(?<=^\| `)\w+/gm)).toEqual(['loading', 'error', 'offline'])
  expect(getSection(text, 'Responsive').trim().split('\n').slice(2)).toEqual([
    '- Below `md` (under 768px): Few.',
    '- From `md` to `lg` (768px to 1023px): Some.',
    '- From `lg` (1024px and wider): All.',
    '- `xl` (1280px): Wide.',
    '- `zoom`: Large.',
  ])
})

test('what a record lacks is left out, and the default preset is used', () => {
  expect(patternDetails(minimal)).toBe(
    '# Note (`note`), preset `plain`\n\nA text in a box.\n\n## Structure\n\nLayout: `stack`.\n',
  )
})

test('an example that presets share is named, unless the id could be more than an argument', () => {
  const code = { example: '<p>Note</p>' }
  expect(patternDetails({ ...minimal, code })).toContain(
    '`npx @svc/content get pattern note --json` has it at `/data/code/example`.',
  )
  expect(patternDetails({ ...minimal, code, id: 'note; reboot' })).not.toContain('content get')
})

test('a preset is resolved with its identity and its facts', () => {
  const resolved = resolvePreset({ ...dataTable, always: ['Keep it a table.'] }, 'selectable')
  expect(resolved).toMatchObject({
    id: 'data-table',
    preset: 'selectable',
    description: dataTable.presets.selectable?.description,
    always: ['Keep it a table.'],
    layout: 'table',
    role: 'table',
    produces: ['sort', 'page', 'selection'],
  })
})

test.each(['selectible', 'toString', '__proto__', ''])('%j is no preset', (preset) => {
  const getError = (): unknown => {
    try {
      return patternDetails(dataTable, preset)
    } catch (error) {
      return error
    }
  }
  const error = getError()
  if (!isProblem(error)) throw error
  expect(error.message).toBe(`The pattern "data-table" has no preset ${JSON.stringify(preset)}.`)
  expect(error.hint).toContain('Its presets are "standard", "compact", "selectable"')
  expect(error.hint?.startsWith('Did you mean "selectable"?')).toBe(preset === 'selectible')
})
