import type { Browser, Page } from 'playwright-core'
import type { LookFinding } from './findings.ts'
import type { Sight } from './look-at-page.ts'
import { layOutSheets, SHEET, type SheetLayout } from './sheet-layout.ts'
import type { View } from './types.ts'

/** A sheet with several pictures. */
export interface Sheet {
  /** The file name without its folder. */
  readonly name: string
  readonly image: Buffer
}

/** The kind of image to draw. PNG is exact; JPEG is small, for answers that have a limit. */
export type ImageKind =
  | { readonly type: 'png' }
  | { readonly type: 'jpeg'; readonly quality: number }

/** Draws sheets in a page of the browser. */
export interface SheetDrawer {
  drawView(sights: readonly Sight[], view: View, kind?: ImageKind): Promise<Sheet[]>
  drawFindings(findings: readonly LookFinding[], sights: readonly Sight[]): Promise<Sheet[]>
  close(): Promise<void>
}

/** The address of pictures in the page that draws them; nothing of it leaves the browser. */
const PICTURES = 'https://look.invalid/'

const PNG: ImageKind = { type: 'png' }

/** Opens a page that draws sheets. */
export async function openDrawer(browser: Browser): Promise<SheetDrawer> {
  const context = await browser.newContext({ viewport: { width: SHEET.width, height: 900 } })
  const page = await context.newPage()
  const images: Buffer[] = []
  // Every picture has an address of its own, because the page keeps what it has loaded.
  const addImages = (added: readonly (Buffer | undefined)[]): number =>
    images.push(...added.map((image) => image ?? Buffer.alloc(0))) - added.length
  await page.route('**/*', (route) => {
    const body = images[Number(route.request().url().slice(PICTURES.length))]
    return body ? route.fulfill({ body, contentType: 'image/png' }) : route.abort()
  })
  const draw = async (html: string, height: number, kind: ImageKind): Promise<Buffer> => {
    await page.setViewportSize({ width: SHEET.width, height: Math.max(1, Math.round(height)) })
    await page.setContent(`<!doctype html><style>${STYLE}</style>${html}`, { waitUntil: 'load' })
    await decodeImages(page)
    return page.screenshot(kind)
  }
  return {
    async drawView(sights, view, kind = PNG) {
      const shown = sights.filter((sight) => isSameView(sight.view, view)).flatMap(listPictures)
      const firstImage = addImages(shown.map(({ image }) => image))
      const layouts = layOutSheets(shown, view.width)
      const sheets: Sheet[] = []
      for (const [index, layout] of layouts.entries()) {
        const image = await draw(
          writeSheet(layout, { shown, view, firstImage }),
          layout.height,
          kind,
        )
        sheets.push({ name: `sheet-${nameView(view)}-${index + 1}.png`, image })
      }
      return sheets
    },
    async drawFindings(findings, sights) {
      const sheets: Sheet[] = []
      for (let start = 0; start < findings.length; start += FINDINGS_PER_SHEET) {
        const listed = findings.slice(start, start + FINDINGS_PER_SHEET)
        const shown = listed.map((finding) => findSight(sights, finding))
        const firstImage = addImages(shown.map((sight) => sight?.picture.image))
        const html = listed.map((finding, index) =>
          writeFinding(finding, start + index + 1, firstImage + index),
        )
        await draw(`<main>${html.join('')}</main>`, 900, PNG)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width: SHEET.width, height })
        const name = `findings-${sheets.length + 1}.png`
        sheets.push({ name, image: await page.screenshot(PNG) })
      }
      return sheets
    },
    close: () => context.close(),
  }
}

const FINDINGS_PER_SHEET = 8

/** A picture on a sheet. */
interface NamedPicture {
  readonly name: string
  readonly image: Buffer
  readonly width: number
  readonly height: number
  /** Where the first screen ends; undefined for a picture of that screen alone. */
  readonly fold?: number
}

/** Lists the pictures of a page: the first screen, if it looks different, and the whole page. */
function listPictures({ page, picture, facts }: Sight): NamedPicture[] {
  const { image, width, height, screen } = picture
  const fold = facts.screen.height
  const whole = { name: nameSight(page, picture), image, width, height, fold }
  if (screen === undefined) return [whole]
  return [{ name: `${page}, first screen`, image: screen, width, height: fold }, whole]
}

const nameSight = (name: string, { height, fullHeight }: Sight['picture']): string =>
  fullHeight > height ? `${name}, the first ${height} of ${fullHeight} px` : name

const isSameView = (a: View, b: View): boolean => a.width === b.width && a.scheme === b.scheme

/** Returns the name of a view in files and texts: `1280-light`. */
const nameView = ({ width, scheme }: View): string => `${width}-${scheme}`

const findSight = (sights: readonly Sight[], { page, view }: LookFinding): Sight | undefined =>
  sights.find((sight) => sight.page === page && isSameView(sight.view, view))

const decodeImages = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** What a sheet shows. */
interface SheetContent {
  readonly shown: readonly NamedPicture[]
  readonly view: View
  /** The number of the first picture. */
  readonly firstImage: number
}

/** Writes a sheet as HTML: a label above each column, and a mark where the first screen ends. */
function writeSheet({ columns }: SheetLayout, { shown, view, firstImage }: SheetContent): string {
  const parts = columns.map(({ picture, label, x, y, width, height, offset }, index) => {
    // The first label names the view, and all have room for the name of their page.
    const prefix = index === 0 ? `<small>${view.width} ${view.scheme} </small>` : ''
    const fold = ((shown[picture]?.fold ?? 0) * width) / view.width - offset
    const isFold = fold > 0 && fold < height
    const mark = isFold ? `<i style="left:${x - 11}px;top:${y + fold - 6}px"></i>` : ''
    return `<p style="left:${x}px;top:${y - 24}px;width:${width}px">${prefix}${escapeMarkup(label)}</p>
<div style="left:${x}px;top:${y}px;width:${width}px;height:${height}px"><img src="${PICTURES}${firstImage + picture}" width="${width}" style="top:${-offset}px"></div>${mark}`
  })
  return parts.join('')
}

/** Writes a finding as HTML: its texts, and the part of the picture with a frame. */
function writeFinding(
  { crop, box, ...finding }: LookFinding,
  number: number,
  image: number,
): string {
  const { code, message, page, view } = finding
  const frame = `left:${box.x - crop.x - 4}px;top:${box.y - crop.y - 4}px;width:${box.width + 8}px;height:${box.height + 8}px`
  return `<article><h2>${number}. ${escapeMarkup(message)}</h2>
<h3>${code} · ${escapeMarkup(page)} · ${view.width} ${view.scheme}</h3>
<div class="crop" style="width:${crop.width}px;height:${crop.height}px"><img src="${PICTURES}${image}" style="left:${-crop.x}px;top:${-crop.y}px"><b style="${frame}"></b></div></article>`
}

const STYLE = `
* { margin: 0; box-sizing: border-box }
body { background: #8a8f98; font: 14px/20px system-ui, sans-serif; color: #fff }
p { position: absolute; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; font-weight: 700 }
small { font-weight: 400; opacity: .85 }
div { position: absolute; overflow: hidden; background: #fff }
img { position: absolute; left: 0 }
i { position: absolute; border: 6px solid transparent; border-left-color: #fff }
main { columns: 2; column-gap: 16px; padding: 16px }
article { break-inside: avoid; margin-bottom: 20px }
h2 { font-size: 15px } h3 { font-size: 12px; font-weight: 400; margin-bottom: 4px }
.crop { position: relative; max-width: 100% }
b { position: absolute; border: 2px solid #f0f; border-radius: 2px }
`
