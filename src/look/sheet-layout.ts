/** A picture to show on a sheet. */
export interface SheetPicture {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The height of the first screen, which is not cut. */
  readonly fold?: number
}

/** A part of a picture on a sheet, in pixels of the sheet. */
export interface SheetColumn {
  /** The index of the picture. */
  readonly picture: number
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where the part starts in the picture, in pixels of the sheet. */
  readonly offset: number
}

/** A sheet with parts of pictures. */
export interface SheetLayout {
  readonly width: number
  readonly height: number
  readonly columns: readonly SheetColumn[]
}

/** The sizes of a sheet, in pixels. A model or a screen shows it without making it smaller. */
export const SHEET = { width: 1600, height: 1600, margin: 16, gap: 16, label: 28 }

/** How many columns of a width are next to each other, so that their text can be read. */
const getColumnCount = (width: number): number => (width < 600 ? 5 : 2)

/** How high a column may become, in pixels of the sheet. */
const MAX_COLUMN = 740

/**
 * Lays out pictures of one width on sheets: each is cut into columns of a readable size, and the
 * columns fill rows in the order of the pictures.
 */
export function layOutSheets(pictures: readonly SheetPicture[], width: number): SheetLayout[] {
  const count = getColumnCount(width)
  const { margin, gap, label } = SHEET
  const columnWidth = Math.floor((SHEET.width - 2 * margin - (count - 1) * gap) / count)
  const scale = Math.min(1, columnWidth / width)
  const parts = pictures.flatMap(({ name, height, fold = 0 }, picture) =>
    cutPicture(height * scale, fold * scale).map(({ offset, height: length }, index, all) => {
      const suffix = all.length > 1 ? ` (${index + 1} of ${all.length})` : ''
      return { picture, label: `${name}${suffix}`, offset, height: length }
    }),
  )
  const sheets: { height: number; columns: SheetColumn[] }[] = []
  for (let start = 0; start < parts.length; start += count) {
    const row = parts.slice(start, start + count)
    const height = Math.max(...row.map((part) => part.height)) + label + gap
    let sheet = sheets.at(-1)
    if (sheet === undefined || sheet.height + height > SHEET.height) {
      sheet = { height: margin, columns: [] }
      sheets.push(sheet)
    }
    const y = sheet.height + label
    for (const [index, part] of row.entries()) {
      const x = margin + index * (columnWidth + gap)
      sheet.columns.push({ ...part, x, y, width: Math.round(width * scale) })
    }
    sheet.height += height
  }
  return sheets.map(({ height, columns }) => ({ width: SHEET.width, height, columns }))
}

/** Cuts a height into parts of about the same height, the first of which has the first screen. */
function cutPicture(height: number, fold: number): { offset: number; height: number }[] {
  const balanced = Math.ceil(height / Math.ceil(height / MAX_COLUMN))
  const part = Math.max(1, balanced, Math.ceil(Math.min(fold, MAX_COLUMN)))
  return Array.from({ length: Math.max(1, Math.ceil(height / part)) }, (_, index) => ({
    offset: index * part,
    height: Math.round(Math.min(part, height - index * part)),
  }))
}
