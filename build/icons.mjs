// `npm run icons`: draws public/favicon.svg as the icons that need pixels. The results are committed,
// so that a build needs no browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from './chromium.mjs'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const svg = readFileSync(`${folder}favicon.svg`, 'utf8')

/** Icons on a background, with the margin that masks and rounded corners need. */
const PADDED_ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** The sizes in `favicon.ico`. */
const ICO_SIZES = [16, 32, 48]

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
try {
  for (const [name, size] of Object.entries(PADDED_ICONS)) {
    writeFileSync(folder + name, await draw(size, { margin: 0.2, background: '#fff' }))
  }
  const images = []
  for (const size of ICO_SIZES) images.push(await draw(size, { margin: 0, background: 'none' }))
  writeFileSync(`${folder}favicon.ico`, createIco(images))
} finally {
  await browser.close()
}

/**
 * Draws the icon as a PNG file.
 * @param {number} size @param {{ margin: number, background: string }} style
 */
async function draw(size, { margin, background }) {
  const page = await browser.newPage({
    viewport: { width: size, height: size },
    colorScheme: 'light',
  })
  const style = `html{background:${background}}body{margin:${size * margin}px}svg{display:block}`
  await page.setContent(`<style>${style}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/**
 * Puts PNG files into an ICO file. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @param {readonly Buffer[]} images
 */
function createIco(images) {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    const size = ICO_SIZES[index] ?? 0
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
