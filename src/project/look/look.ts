import { join, resolve } from 'node:path'
import type { FailedPage } from '../../look/look-at-app.ts'
import type { Environment } from '../environment.ts'
import { displayPath, readText, removeFile, requireText, writeFileAtomic } from '../folder/files.ts'
import { findProjectRoot } from '../folder/project.ts'
import {
  type Look,
  type LookFinding,
  type LookInput,
  type Sight,
  takeLook,
  type View,
} from './take-look.ts'

export { LEVELS, type Level } from '../../look/types.ts'
export type { FailedPage, LookFinding, View }

/** The default folder for pictures. Git ignores it. */
export const LOOK_FOLDER = 'look'

/** What to look at, and where to put the pictures. */
export interface LookFilesInput extends Omit<LookInput, 'root' | 'allowsWrites'> {
  /** A file with steps. */
  readonly stepsFile?: string | undefined
  /** The folder for pictures. */
  readonly out?: string | undefined
  /** Lists every finding. */
  readonly all?: boolean | undefined
}

/** A page and its pictures. */
export interface SeenPage {
  /** The route, and the step that led to it. */
  readonly page: string
  readonly title: string
  /** False if the page never stopped changing. */
  readonly settled: boolean
  readonly pictures: readonly { readonly view: View; readonly file: string }[]
}

/** What `svc look` has seen. */
export interface LookReport {
  readonly target: string
  /** Where the routes come from: the command, or the links of the start page. */
  readonly routes: 'chosen' | 'links'
  readonly pages: readonly SeenPage[]
  readonly failed: readonly FailedPage[]
  /** The files of the contact sheets, and of the parts that findings are about. */
  readonly sheets: readonly string[]
  readonly findings: readonly (LookFinding & { readonly picture: string })[]
  /** The number of findings, of which the report may list the first ones. */
  readonly total: number
}

/** Looks at an app, and writes contact sheets, a picture of each page, and the findings. */
export async function lookAtPages(
  environment: Environment,
  { out, all = false, stepsFile, ...input }: LookFilesInput,
): Promise<LookReport> {
  const { cwd } = environment
  const root = await findProjectRoot(environment)
  const folder = resolve(cwd, out ?? LOOK_FOLDER)
  const steps = [...(await readSteps(environment, stepsFile)), ...(input.steps ?? [])]
  const given = { ...input, root, steps, allowsWrites: true }
  return takeLook(environment, given, async (look) => {
    const { chooseFindings } = await import('../../look/findings.ts')
    const chosen = all ? look.findings : chooseFindings(look.findings)
    const files = await drawFiles(look, chosen)
    await writeFiles(folder, files.images, out === undefined)
    const show = (name: string): string => displayPath(cwd, join(folder, name))
    const report: LookReport = {
      target: input.target,
      routes: look.followsLinks ? 'links' : 'chosen',
      pages: listPages(look, files.names, show),
      failed: look.failed,
      sheets: files.sheets.map(show),
      findings: chosen.map((finding) => {
        const sight = findSight(look, finding)
        return { ...finding, picture: show((sight && files.names.get(sight)) ?? '') }
      }),
      total: look.findings.length,
    }
    await writeFileAtomic(folder, join(folder, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`)
    return report
  })
}

async function readSteps({ cwd }: Environment, file: string | undefined): Promise<string[]> {
  if (file === undefined) return []
  return (await requireText(resolve(cwd, file), file)).split('\n')
}

/** The file with the report of the last run. */
const REPORT_FILE = 'look.json'

/** The file with the names of the pictures of the last run, which the next run replaces. */
const LIST_FILE = '.pictures.json'

interface LookFiles {
  /** The images by their file names. */
  readonly images: ReadonlyMap<string, Buffer>
  /** The file name of each picture. */
  readonly names: ReadonlyMap<Sight, string>
  readonly sheets: readonly string[]
}

async function drawFiles(look: Look, chosen: readonly LookFinding[]): Promise<LookFiles> {
  const images = new Map<string, Buffer>()
  const names = new Map<Sight, string>()
  const sheets: string[] = []
  for (const view of look.views) {
    for (const { name, image } of await look.drawer.drawView(look.sights, view)) {
      images.set(name, image)
      sheets.push(name)
    }
  }
  for (const { name, image } of await look.drawer.drawFindings(chosen, look.sights)) {
    images.set(name, image)
    sheets.push(name)
  }
  for (const sight of look.sights) {
    const name = nameFile(sight, images)
    images.set(name, sight.picture.image)
    names.set(sight, name)
  }
  return { images, names, sheets }
}

const MAX_NAME_LENGTH = 60

/** Returns a file name that is not used yet: `box-2-click-text-continue.390-light.png`. */
function nameFile({ page, view }: Sight, used: ReadonlyMap<string, unknown>): string {
  const words = page
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const base = words.slice(0, MAX_NAME_LENGTH) || 'home'
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : `-${count}`
    const name = `${base}${suffix}.${view.width}-${view.scheme}.png`
    if (!used.has(name)) return name
  }
}

/** Writes the images, and removes those of the last run that no longer exist. */
async function writeFiles(
  folder: string,
  images: ReadonlyMap<string, Buffer>,
  isDefault: boolean,
): Promise<void> {
  const before = parseList(await readText(folder, join(folder, LIST_FILE)))
  if (isDefault) await writeFileAtomic(folder, join(folder, '.gitignore'), '*\n')
  for (const [name, image] of images) await writeFileAtomic(folder, join(folder, name), image)
  for (const name of before) if (!images.has(name)) removeFile(folder, join(folder, name))
  await writeFileAtomic(folder, join(folder, LIST_FILE), `${JSON.stringify([...images.keys()])}\n`)
}

/** Parses the list of the last run; whatever is no name of a picture is left alone. */
function parseList(text: string | undefined): string[] {
  if (text === undefined) return []
  try {
    const names: unknown = JSON.parse(text)
    const isName = (name: unknown): name is string =>
      typeof name === 'string' && /^[\p{L}\p{N}.-]+\.png$/u.test(name)
    return Array.isArray(names) ? names.filter(isName) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function listPages(
  { sights }: Look,
  names: ReadonlyMap<Sight, string>,
  show: (name: string) => string,
): SeenPage[] {
  const pages = new Map<string, Sight[]>()
  for (const sight of sights) pages.set(sight.page, [...(pages.get(sight.page) ?? []), sight])
  return [...pages].map(([page, shown]) => ({
    page,
    title: shown[0]?.facts.title ?? '',
    settled: shown.every(({ isSettled }) => isSettled),
    pictures: shown.map((sight) => ({ view: sight.view, file: show(names.get(sight) ?? '') })),
  }))
}

const findSight = ({ sights }: Look, { page, view }: LookFinding): Sight | undefined =>
  sights.find(
    (sight) =>
      sight.page === page && sight.view.width === view.width && sight.view.scheme === view.scheme,
  )
