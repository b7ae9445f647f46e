import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { serveFolder } from '../../../src/check/serve-folder.ts'
import { createRandom } from '../../support/random.ts'
import { launchBrowser } from '../run.ts'
import { isProductName, PRODUCT_NAMES, PRODUCTS } from './products.ts'

interface Options {
  readonly product?: string | undefined
  readonly compare: readonly string[]
  readonly out?: string | undefined
  readonly seed: string
}

interface Logger {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

const VIEWS = [
  { name: 'desktop-light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1280, height: 800, colorScheme: 'dark' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
] as const

/**
 * Takes pictures of built products for a blind comparison, and returns the exit code. The pictures
 * of each product are in a folder with a letter; `OUT.key.json` says which letter is which product.
 */
export async function run({ product, compare, out, seed }: Options, logger: Logger) {
  if (!isProductName(product) || compare.length < 2 || out === undefined) {
    const products = PRODUCT_NAMES.join('|')
    logger.error(`Use --product ${products}, --compare DIR twice or more, and --out DIR.`)
    return 2
  }
  const random = createRandom(Number(seed))
  const shuffled = compare
    .map((folder) => ({ folder, rank: random.below(1_000_000) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ folder }, index) => ({ folder, letter: String.fromCharCode(65 + index) }))
  for (const { folder, letter } of shuffled) {
    await takePictures(join(folder, 'dist'), PRODUCTS[product], join(out, letter))
  }
  const key = shuffled.map(({ folder, letter }) => [letter, basename(resolve(folder))])
  await writeFile(`${out}.key.json`, `${JSON.stringify(Object.fromEntries(key))}\n`)
  logger.log(`The pictures are in ${out}. Keep ${out}.key.json from the judges.`)
  return 0
}

/** Writes a picture of every page in every view. */
async function takePictures(folder: string, paths: readonly string[], out: string): Promise<void> {
  await mkdir(out, { recursive: true })
  const served = await serveFolder(folder)
  const browser = await launchBrowser()
  try {
    for (const { name, width, height, colorScheme } of VIEWS) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme })
      for (const [index, path] of paths.entries()) {
        const page = await context.newPage()
        await page.goto(served.origin + path)
        // What a page loads "after a moment" has arrived by then.
        await page.waitForTimeout(3000)
        const file = join(out, `page-${index + 1}-${name}.png`)
        await writeFile(file, await page.screenshot({ fullPage: true }))
        await page.close()
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await served.close()
  }
}
