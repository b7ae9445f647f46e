// Long run: subsets font files.
import { expect, test } from 'vitest'
import { createFonts, inlineFonts } from '../../../build/fonts/create-fonts.ts'
import { listFonts } from '../../../src/core/theme/fonts.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { ROOT } from '../../support/root.ts'

/** The maximum size of a font file in bytes. */
const MAX_FONT_SIZE = 28_000

const { content } = officialContent
const fonts = await createFonts(ROOT, content)
const families = content.records.themes.flatMap(({ data }) =>
  listFonts(data).map(({ family }) => family),
)

test('every font of every theme has a file', () => {
  expect(fonts.faces.map(({ family }) => family)).toEqual([...new Set(families)])
})

test.each(fonts.faces)('$family is small, with its license and a fallback', (face) => {
  const bytes = fonts.files.get(`fonts/${face.path}`) as Uint8Array
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('wOF2')
  expect(bytes.length).toBeLessThan(MAX_FONT_SIZE)
  const name = face.path.replace(/-[0-9a-f]{8}\.woff2$/, '')
  const license = [...fonts.files].find(
    ([path]) => /\.txt$/.test(path) && path.includes(`/${name}-`),
  )
  expect(Buffer.from(license?.[1] ?? []).toString()).toMatch(/SIL Open Font License/i)
  const { sizeAdjust, ascent, descent } = face.fallback
  expect(sizeAdjust).toBeGreaterThan(85)
  expect(sizeAdjust).toBeLessThan(130)
  expect(ascent + descent).toBeGreaterThan(80)
})

test('the cache returns the same fonts', async () => {
  expect(await createFonts(ROOT, content)).toEqual(fonts)
})

test('a package that is not installed is skipped', async () => {
  const [record] = content.records.themes
  const unknown = { ...record?.data, fonts: [{ family: 'None', package: '@fontsource/none' }] }
  const records = { ...content.records, themes: [{ ...record, data: unknown }] }
  expect((await createFonts(ROOT, { records } as never)).faces).toEqual([])
})

test('inline fonts contain their bytes', () => {
  const [face] = inlineFonts(fonts)
  expect(face?.path).toMatch(/^data:font\/woff2;base64,d09GMg/)
})
