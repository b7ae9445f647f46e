import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { findProjectRoot } from '../folder/project.ts'
import { type Look, type LookFinding, takeLook, type View } from './take-look.ts'

/** What an agent looks at: the folder of a built app in the project, or an app on this computer. */
export interface ToolLookInput {
  readonly dist?: string | undefined
  readonly url?: string | undefined
  readonly routes?: readonly string[] | undefined
  readonly steps?: readonly string[] | undefined
}

/** The report for an agent, without files. */
export interface ToolLook {
  readonly pages: readonly string[]
  readonly failed: Look['failed']
  /** The views of the images, in their order. */
  readonly images: readonly string[]
  /** How many sheets were left out to keep the answer small. */
  readonly omitted_images: number
  readonly findings: readonly ToolFinding[]
  readonly total_findings: number
}

/** A finding without what only the pictures in files need. */
type ToolFinding = Pick<
  LookFinding,
  'code' | 'level' | 'message' | 'why' | 'fix' | 'page' | 'selector' | 'box'
> & { readonly view: string }

/** A look, and its contact sheets as JPEG. */
export interface PicturedLook {
  readonly data: ToolLook
  readonly images: readonly Buffer[]
}

/** Looks at an app without writing a file. Nothing is installed, and nothing is sent to the app. */
export async function lookForTool(
  environment: Environment,
  { dist, url, routes, steps }: ToolLookInput,
): Promise<PicturedLook> {
  const root = await findProjectRoot(environment)
  const target = url === undefined ? join(root, dist ?? 'dist') : requireLocal(url)
  const input = { root, target, routes, steps, allowsWrites: false }
  return takeLook(environment, input, async (look) => {
    const { chooseFindings } = await import('../../look/findings.ts')
    const { images, omitted } = await drawImages(look)
    const findings = chooseFindings(look.findings).map(toToolFinding)
    const data: ToolLook = {
      pages: [...new Set(look.sights.map(({ page }) => page))],
      failed: look.failed,
      images: images.map(({ name }) => name),
      omitted_images: omitted,
      findings,
      total_findings: look.findings.length,
    }
    return { data, images: images.map(({ image }) => image) }
  })
}

/** Returns an address of this computer. An agent must not be led to any other. */
function requireLocal(url: string): string {
  const address = /^https?:/i.test(url) ? url : `http://${url}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  if (/^(localhost|127(\.\d+){3}|\[::1\]|[\w-]+\.localhost)$/.test(host)) return address
  throw new OperationError('url-not-local', `The address "${url}" is not on this computer.`, {
    hint: 'Use the address of a development server, such as http://localhost:5173, or "dist".',
  })
}

/** How large the images of an answer may be together, in bytes, and how many there may be. */
const LIMITS = { bytes: 1_200_000, images: 4, quality: 72 }

interface SheetImage {
  readonly name: string
  readonly image: Buffer
}

/** Draws the sheets: the first one of each view before the second ones. */
async function drawImages(
  look: Look,
): Promise<{ readonly images: SheetImage[]; readonly omitted: number }> {
  const sheets: (SheetImage & { readonly index: number })[] = []
  for (const view of look.views) {
    const drawn = await look.drawer.drawView(look.sights, view, {
      type: 'jpeg',
      quality: LIMITS.quality,
    })
    for (const [index, { image }] of drawn.entries())
      sheets.push({ name: nameView(view, index), image, index })
  }
  const images: SheetImage[] = []
  let bytes = 0
  for (const { name, image } of sheets.toSorted((a, b) => a.index - b.index)) {
    bytes += image.length
    if (images.length < LIMITS.images && bytes <= LIMITS.bytes) images.push({ name, image })
  }
  return { images, omitted: sheets.length - images.length }
}

const nameView = ({ width, scheme }: View, index: number): string =>
  `${width} ${scheme}, sheet ${index + 1}`

const toToolFinding = ({
  crop: _,
  places: __,
  also,
  view,
  ...finding
}: LookFinding): ToolFinding => ({
  ...finding,
  view: `${view.width} ${view.scheme}`,
  ...(also.length > 0 ? { also } : {}),
})
