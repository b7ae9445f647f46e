import { groupBy, unique } from '../../kernel/lists.ts'
import { type BuiltReference, findBuiltFile, listBuiltReferences } from '../built-references.ts'
import type { ProjectCheck } from '../check.ts'
import type { SourceDraft } from '../finding.ts'
import type { BuiltFile, Snapshot } from '../snapshot.ts'

/** Finds built pages whose first files, and images that, are larger than their budget. */
export const bundleBudget: ProjectCheck = {
  code: 'PERF001',
  check: 'bundle-budget',
  family: 'performance',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'the built files are larger than their budget',
  needs: 'built',
  scope: 'project',
  *run(snapshot) {
    const { script, style } = snapshot.settings.budgets
    yield* checkPages(snapshot, { name: 'script', kinds: ['script', 'module'], budget: script })
    yield* checkPages(snapshot, { name: 'style', kinds: ['stylesheet'], budget: style })
    yield* checkImages(snapshot)
  },
}

interface Budget {
  readonly name: 'script' | 'style'
  readonly kinds: readonly BuiltReference['kind'][]
  readonly budget: number
}

/** The files of one kind that a page loads first. */
interface PageWeight {
  readonly page: BuiltFile
  readonly files: readonly BuiltFile[]
  readonly bytes: number
}

/** Reports the heaviest page: the others usually load the same files. */
function* checkPages(snapshot: Snapshot, { name, kinds, budget }: Budget): Generator<SourceDraft> {
  const references = listBuiltReferences(snapshot).filter(({ kind }) => kinds.includes(kind))
  const pages = [...groupBy(references, ({ from }) => from)].map(([page, items]) =>
    weighPage(page, items, snapshot),
  )
  const [heaviest] = pages.sort((a, b) => b.bytes - a.bytes)
  if (heaviest === undefined || heaviest.bytes <= budget) return
  const { page, files, bytes } = heaviest
  const largest = files.toSorted((a, b) => b.gzipBytes - a.gzipBytes).slice(0, MAX_FILES)
  yield createDraft(page.path, {
    anchor: name,
    message: `${page.path} loads ${formatBytes(bytes)} of compressed ${name}s first; the budget is ${formatBytes(budget)}.`,
    evidence: largest.map(({ path, gzipBytes }) => `${path}: ${formatBytes(gzipBytes)}`),
    step:
      name === 'script'
        ? 'Load what the first view does not need with a dynamic import().'
        : 'Split the style sheet by route, and remove unused rules.',
  })
}

const MAX_FILES = 5

function weighPage(
  page: BuiltFile,
  items: readonly BuiltReference[],
  { built }: Snapshot,
): PageWeight {
  const byPath = new Map((built ?? []).map((file) => [file.path, file]))
  const paths = new Set(byPath.keys())
  const targets = unique(items.flatMap(({ target }) => findBuiltFile(paths, target) ?? []))
  const files = targets.flatMap((target) => byPath.get(target) ?? [])
  return { page, files, bytes: files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) }
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

function* checkImages({ built, settings }: Snapshot): Generator<SourceDraft> {
  const budget = settings.budgets.image
  const images = (built ?? []).filter(({ path, bytes }) => IMAGE.test(path) && bytes > budget)
  const [largest] = images.toSorted((a, b) => b.bytes - a.bytes)
  if (largest === undefined) return
  yield createDraft(largest.path, {
    anchor: 'image',
    message: `${largest.path} has ${formatBytes(largest.bytes)}; the budget of an image is ${formatBytes(budget)}.`,
    evidence: images.slice(0, MAX_FILES).map(({ path, bytes }) => `${path}: ${formatBytes(bytes)}`),
    step: 'Scale the image to the size in which it is shown, and save it as AVIF or WebP.',
  })
}

interface DraftInput {
  readonly anchor: string
  readonly message: string
  readonly evidence: readonly string[]
  readonly step: string
}

const createDraft = (
  file: string,
  { anchor, message, evidence, step }: DraftInput,
): SourceDraft => ({
  file,
  range: { start: 0, end: 0 },
  message,
  confidence: 'certain',
  anchor: `budget ${anchor}`,
  evidence: evidence.map((text) => ({ kind: 'size', text })),
  repair: {
    kind: 'manual',
    title: 'Reduce the size, or raise the budget in svc.config.json.',
    steps: [step, ...evidence],
    autofix: 'none',
  },
})

const formatBytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
