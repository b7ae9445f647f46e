import { CompletionContext } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import {
  createEssenceCompletion,
  listAllowedValues,
} from '../../../src/web/try/essence-completion.ts'

const complete = createEssenceCompletion({
  patterns: { hero: ['split', 'centered'], 'data-table': ['standard'] },
  themes: ['slate'],
  shells: ['sidebar-main'],
  archetypes: ['blog'],
})

/** Returns the labels at the character `|` of a text. */
async function listOptions(text: string, isExplicit = true): Promise<string[]> {
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: json() })
  const context = new CompletionContext(state, text.indexOf('|'), isExplicit)
  const result = await complete(context)
  return result?.options.map(({ label }) => label) ?? []
}

const inPage = (text: string): string => `{"blueprint":{"sections":[{"pages":[{${text}}]}]}}`

test.each<[string, string, readonly string[]]>([
  [
    'fields of the document',
    '{ | }',
    ['$schema', 'version', 'dna', 'blueprint', 'meta', '_impression'],
  ],
  ['fields that are missing', '{"dna":{"theme":{"id":"a", "m|"}}}', ['mode', 'shape']],
  ['fields of an open object', '{"dna":{"theme":{ |', ['id', 'mode', 'shape']],
  ['allowed values', '{"dna":{"theme":{"mode":"|"}}}', ['light', 'dark', 'auto']],
  ['allowed values after a colon', '{"dna":{"theme":{"mode": |', ['light', 'dark', 'auto']],
  ['themes', '{"dna":{"theme":{"id":"s|"}}}', ['slate']],
  ['booleans', '{"dna":{"motion":{"reduce_motion": |}}}', ['true', 'false']],
  ['shells', '{"blueprint":{"sections":[{"shell":"|"}]}}', ['sidebar-main']],
  ['patterns in a layout', inPage('"layout":["|"]'), ['hero', 'data-table']],
  ['patterns in an empty layout', inPage('"layout":[ | ]'), ['hero', 'data-table']],
  ['patterns in columns', inPage('"layout":[{"cols":["hero","|"]}]'), ['hero', 'data-table']],
  ['presets', inPage('"layout":[{"pattern":"hero","preset":"|"}]'), ['split', 'centered']],
  ['no presets of an unknown pattern', inPage('"layout":[{"pattern":"x","preset":"|"}]'), []],
  ['nothing for free text', '{"dna":{"personality":["|"]}}', []],
  ['nothing outside of the document', '{} |', []],
])('completes %s', async (_name, text, expected) => {
  expect(await listOptions(text)).toEqual(expected)
})

test('labels are completed in directives, each where it has a meaning', async () => {
  const ofPage = await listOptions(inPage('"directives":["|"]'))
  expect(ofPage.slice(0, 2)).toEqual(['Title: ', 'Purpose: '])
  expect(ofPage).toContain('Keeps in URL: ')
  expect(ofPage).not.toContain('Locale: ')
  const ofSection = await listOptions('{"blueprint":{"sections":[{"directives":["Show.", "|"]}]}}')
  expect(ofSection).toEqual(
    expect.arrayContaining(['Kind: ', 'Locale: ', 'Leaves out: ', 'Errors: ']),
  )
  expect(ofSection).not.toContain('Purpose: ')
})

test('opens by itself only inside of strings', async () => {
  expect(await listOptions('{ | }', false)).toEqual([])
  expect(await listOptions('{"|"}', false)).toContain('dna')
})

test.each([
  ['one of "a", "b-c"', ['"a"', '"b-c"']],
  ['always "4.0.0"', ['"4.0.0"']],
  ['boolean', ['true', 'false']],
  ['string, matches ^[a-z]"$', []],
])('the rule %j allows %j', (rule, values) => {
  expect(listAllowedValues(rule)).toEqual(values)
})
