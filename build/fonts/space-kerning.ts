import { createGlyphLookup, readTableOffsets } from './font-metrics.ts'

/** The lookup types of GPOS that this module reads. */
const PAIR_ADJUSTMENT = 2
const EXTENSION = 9

/**
 * Removes the kerning between letters and a following space from a font in the sfnt format, and
 * returns the changed font. Some fonts pull spaces so close to `t` or `k` that words run together
 * in small type. https://learn.microsoft.com/en-us/typography/opentype/spec/gpos
 */
export function removeSpaceKerning(font: Uint8Array): Uint8Array {
  const bytes = font.slice()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = readTableOffsets(view)
  const [cmap, gpos] = [tables.get('cmap'), tables.get('GPOS')]
  if (cmap === undefined || gpos === undefined) return bytes
  const spaces = new Set([0x20, 0xa0].map(createGlyphLookup(view, cmap)))
  for (const table of listPairTables(view, gpos)) {
    if (view.getUint16(table) === 1) clearPairs(view, table, spaces)
    else clearClasses(view, table + view.getUint16(table + 10), spaces)
  }
  return bytes
}

/** Lists the offsets of the tables that adjust pairs of glyphs. */
function listPairTables(view: DataView, gpos: number): number[] {
  const lookups = gpos + view.getUint16(gpos + 8)
  return readOffsets(view, lookups, 0).flatMap((lookup) => {
    const type = view.getUint16(lookup)
    return readOffsets(view, lookup, 4).flatMap((table) => {
      if (type === PAIR_ADJUSTMENT) return [table]
      const isExtended = type === EXTENSION && view.getUint16(table + 2) === PAIR_ADJUSTMENT
      return isExtended ? [table + view.getUint32(table + 4)] : []
    })
  })
}

/** Reads a list of 16-bit offsets from the start of a table, after their number. */
const readOffsets = (view: DataView, table: number, position: number): number[] =>
  Array.from(
    { length: view.getUint16(table + position) },
    (_, index) => table + view.getUint16(table + position + 2 + index * 2),
  )

/** Sets the adjustments of single pairs to zero, if the second glyph is a space. */
function clearPairs(view: DataView, table: number, spaces: ReadonlySet<number>): void {
  const size = 2 + countBytes(view.getUint16(table + 4)) + countBytes(view.getUint16(table + 6))
  for (const set of readOffsets(view, table, 8)) {
    for (let index = 0; index < view.getUint16(set); index += 1) {
      const pair = set + 2 + index * size
      if (!spaces.has(view.getUint16(pair))) continue
      for (let byte = 2; byte < size; byte += 2) view.setUint16(pair + byte, 0)
    }
  }
}

/** Counts the bytes of a value record: two for each bit of its format. */
const countBytes = (format: number): number => format.toString(2).replaceAll('0', '').length * 2

/** Removes the spaces from a table of glyph classes; glyphs without a class are not kerned. */
function clearClasses(view: DataView, classes: number, spaces: ReadonlySet<number>): void {
  const isList = view.getUint16(classes) === 1
  for (const space of spaces) {
    if (isList) {
      const index = space - view.getUint16(classes + 2)
      const count = view.getUint16(classes + 4)
      if (index >= 0 && index < count) view.setUint16(classes + 6 + index * 2, 0)
    } else {
      for (let index = 0; index < view.getUint16(classes + 2); index += 1)
        removeFromRange(view, classes + 4 + index * 6, space)
    }
  }
}

/**
 * Shortens a range of glyphs that starts or ends with a glyph, and empties a range of only it. In
 * the middle of a range the glyph stays, because the table has no room for another range.
 */
function removeFromRange(view: DataView, range: number, glyph: number): void {
  const [first, last] = [view.getUint16(range), view.getUint16(range + 2)]
  if (glyph < first || glyph > last) return
  if (first === last) view.setUint16(range + 4, 0)
  else if (glyph === first) view.setUint16(range, first + 1)
  else if (glyph === last) view.setUint16(range + 2, last - 1)
}
