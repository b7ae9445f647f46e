// Not quick: tries hundreds of generated documents.
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
  'states',
  'responsive',
  'accessibility',
  'io',
  'regions',
  'grid',
  'code',
  'presets',
  'typography',
  'elevation',
  'motion',
  'spatial',
  'decorator_definitions',
  'palette',
  'radius',
]
const NESTED_FIELDS = 'loading mobile consumes id element patterns example collapse'

const arbitraryFields = fc.dictionary(
  fc.constantFrom(...FIELDS),
  arbitraryJson('__proto__', ...NESTED_FIELDS.split(' ')),
  { maxKeys: 5 },
)

test('a site has valid documents, whatever the open fields of records contain', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFields, async (changes) => {
      const files = await renderSite(fullEssence, createChangedLookup(lookup, changes))
      for (const [path, text] of files) {
        if (path.endsWith('.html')) expect(findDocumentErrors(text)).toEqual([])
        else expect(text).not.toMatch(/<\/style|url\(/i)
      }
    }),
    runs(80),
  )
})

const PIECES: readonly string[] = [
  '<main>',
  '<h1>',
  '</h1>',
  '<p id="a">',
  '<p',
  '</p>',
  '<div aria-labelledby="a b">',
  '</div>',
  '<dialog open>',
  '<button aria-expanded="true" aria-controls="a">',
  '</button>',
  '<a href="#a">',
  '<a href="/b">',
  '</a>',
  '<svg>',
  '<path d="M0 0"/>',
  '</svg>',
  '<td>',
  '<script>',
  '<img src="x" onerror="y">',
  '<textarea>',
  '<!--',
  '-->',
  '"',
  '>',
  '&lt;',
  '<ul data-slot="items">',
  '<li>',
  '<input id="a" type="radio" name="b">',
  '</main></body>',
]

const arbitraryExample = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), arbitraryText), { maxLength: 12 })
  .map((pieces) => pieces.join(''))

test('the page of any example is a valid document without scripts', async () => {
  const table = (await lookup.get('patterns', 'data-table')) as PatternV2
  fc.assert(
    fc.property(arbitraryExample, (html) => {
      const layout = { layout: 'stack', slots: {} }
      const preset = { description: 'Sample.', layout, code: { imports: '', example: html } }
      const pattern = { ...table, id: 'any', default_preset: 'only', presets: { only: preset } }
      for (const state of [undefined, ...listStates(table)]) {
        const variant = state === undefined ? {} : { state }
        const page = renderPattern(pattern as PatternV2, { ...variant, styles: { inline: '' } })
        expect(findDocumentErrors(page)).toEqual([])
        expect(page).not.toMatch(/<script|<img[^>]* onerror/)
      }
    }),
    runs(1_600),
  )
})
