import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PatternV2 } from '../../../src/core/generated/types/pattern.v2.ts'
import { renderPattern } from '../../../src/core/render/pattern.ts'
import { renderSite } from '../../../src/core/render/site.ts'
import { listStates } from '../../../src/core/render/states.ts'
import { arbitraryJson, arbitraryText, runs } from '../../support/arbitrary.ts'
import { createChangedLookup } from '../../support/corpus/changed-lookup.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { findDocumentErrors, officialLookup as lookup } from '../../support/site/check-document.ts'

const FIELDS = [
  ...['states', 'responsive', 'accessibility', 'io', 'regions', 'grid', 'code', 'presets'],
  ...['typography', 'elevation', 'motion', 'spatial', 'decorator_definitions', 'palette', 'radius'],
]
const INNER = ['loading', 'mobile', 'consumes', 'id', 'element', 'patterns', 'example', 'collapse']

const fields = fc.dictionary(fc.constantFrom(...FIELDS), arbitraryJson('__proto__', ...INNER), {
  maxKeys: 5,
})

test('whatever records hold in their open fields, a site is made of whole documents', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (changes) => {
      for (const [path, text] of await renderSite(
        fullEssence,
        createChangedLookup(lookup, changes),
      )) {
        if (path.endsWith('.html')) expect(findDocumentErrors(text)).toEqual([])
        else expect(text).not.toMatch(/<\/style|url\(/i)
      }
    }),
    runs(80),
  )
}, 120_000)

const PIECES = [
  ...['<main>', '<h1>', '</h1>', '<p id="a">', '<p', '</p>', '<div aria-labelledby="a b">'],
  ...['</div>', '<dialog open>', '<button aria-expanded="true" aria-controls="a">', '</button>'],
  ...['<a href="#a">', '<a href="/b">', '</a>', '<svg>', '<path d="M0 0"/>', '</svg>', '<td>'],
  ...['<script>', '<img src="x" onerror="y">', '<textarea>', '<!--', '-->', '"', '>', '&lt;'],
  ...['<ul data-slot="items">', '<li>', '<input id="a" type="radio" name="b">', '</main></body>'],
]

const example = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), arbitraryText), { maxLength: 12 })
  .map((pieces) => pieces.join(''))

test('whatever an example holds, its page is whole and runs nothing', async () => {
  const table = (await lookup.get('patterns', 'data-table')) as PatternV2
  fc.assert(
    fc.property(example, (html) => {
      const layout = { layout: 'stack', slots: {} }
      const preset = { description: 'One.', layout, code: { imports: '', example: html } }
      const pattern = { ...table, id: 'any', default_preset: 'one', presets: { one: preset } }
      for (const state of [undefined, ...listStates(table)]) {
        const form = state === undefined ? {} : { state }
        const page = renderPattern(pattern as PatternV2, { ...form, styles: { inline: '' } })
        expect(findDocumentErrors(page)).toEqual([])
        expect(page).not.toMatch(/<script|<img[^>]* onerror/)
      }
    }),
    runs(1_600),
  )
}, 120_000)
