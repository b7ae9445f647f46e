import { expect, test } from 'vitest'
import { parsePictures } from '../../../build/codegen/picture-files.ts'
import { PICTURE_KINDS } from '../../../src/core/kernel/picture.ts'

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" viewBox="0 0 8 6">\n${shapes}\n</svg>\n`

const SQUARE = '<rect data-tone="1" x="0" y="0" width="8" height="6"/>'

/** One picture of each kind, and a lamp. */
const INDEX = [
  ...PICTURE_KINDS.map((kind) => ({
    file: `${kind}.svg`,
    kind,
    shows: 'A square.',
    license: 'CC0-1.0',
  })),
  { file: 'lamp.svg', kind: 'product', shows: 'A lamp.', words: ['lamp'], license: 'CC0-1.0' },
]

const parse = ({ lamp = svg(SQUARE), entry = {}, files = {} as Record<string, string> } = {}) =>
  parsePictures(
    INDEX.map((item) => (item.file === 'lamp.svg' ? { ...item, ...entry } : item)),
    new Map([
      ...PICTURE_KINDS.map((kind) => [`${kind}.svg`, svg(SQUARE)] as const),
      ['lamp.svg', lamp],
      ...Object.entries(files),
    ]),
  )

test('a picture has its size, its words and its shapes in their order', () => {
  const { pictures, problems } = parse()
  expect(problems).toEqual([])
  expect(pictures.at(-1)).toEqual({
    kind: 'product',
    words: ['lamp'],
    width: 8,
    height: 6,
    shapes: [['rect', { 'data-tone': '1', x: '0', y: '0', width: '8', height: '6' }]],
  })
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'lamp.svg:2 <script> is not allowed here'],
  ['a picture of elsewhere', svg('<image href="https://a.example/b.png"/>'), '<image> is not'],
  ['a handler', svg('<path data-tone="1" d="M0 0h8" onclick="a()"/>'), '"onclick" of <path> is'],
  ['a color', svg('<circle data-tone="1" fill="red" cx="1" cy="1" r="1"/>'), '"fill" of <circle>'],
  ['a reference', svg('<path data-tone="1" d="url(#a)"/>'), '"d" of <path> has an invalid value'],
  ['no tone', svg('<path d="M0 0h8"/>'), '<path> has no data-tone, from 0 to 4'],
  ['no size', '<svg></svg>', 'lamp.svg:1 must be an <svg> whose viewBox is'],
  ['too many shapes', svg(SQUARE.repeat(200)), 'lamp.svg:1 is longer than 8000 characters'],
])('%s is rejected with its line', (_, lamp, problem) => {
  expect(parse({ lamp }).problems.join('\n')).toContain(problem)
})

test.each([
  [{ kind: 'prodct' }, {}, 'unknown kind "prodct". Did you mean "product"?'],
  [{ file: 'lmap.svg' }, {}, '"lmap.svg": no such file. Did you mean "lamp.svg"?'],
  [{ words: ['Lamp'] }, {}, '"words" must be words in lower case'],
  [{ shows: '' }, {}, '"shows" must say what the picture shows'],
  [{ license: undefined }, {}, '"license" must be an SPDX id'],
  [{}, { 'chair.svg': svg(SQUARE) }, 'chair.svg is not in index.json'],
])('an entry with %o is reported', (entry, files, problem) => {
  expect(parse({ entry, files }).problems.join('\n')).toContain(problem)
})

test('each kind has a picture for texts that match no words', () => {
  const { problems } = parsePictures([], new Map())
  expect(problems).toHaveLength(PICTURE_KINDS.length)
})
