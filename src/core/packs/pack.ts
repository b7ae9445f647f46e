import { type AppPage, listPatternIds } from '../essence/app/app-plan.ts'
import type { ExecutionPackAntiPattern } from '../generated/types/execution-pack.common.v1.ts'
import type { MutationPackV1 } from '../generated/types/mutation-pack.v1.ts'
import type { PagePackV1 } from '../generated/types/page-pack.v1.ts'
import type { ReviewPackV1 } from '../generated/types/review-pack.v1.ts'
import type { ScaffoldPackV1 } from '../generated/types/scaffold-pack.v1.ts'
import type { SectionPackV1 } from '../generated/types/section-pack.v1.ts'
import { type LooseInput, omitUndefined } from '../kernel/json/value.ts'
import { unique } from '../kernel/lists.ts'
import { fitToBudget, getTokenBudget } from './budget.ts'
import { type Check, toSuccessChecks } from './checks.ts'
import type { PackContext } from './context.ts'
import { essentialLine, type Line, type MarkdownBlock, paragraph } from './markdown/lines.ts'
import { md, raw, type SafeMarkdown, truncateList } from './markdown/sentence.ts'

/** The pack document of each kind. */
export interface Packs {
  readonly scaffold: ScaffoldPackV1
  readonly section: SectionPackV1
  readonly page: PagePackV1
  readonly mutation: MutationPackV1
  readonly review: ReviewPackV1
}

/** The five kinds of pack. */
export type PackKind = keyof Packs

/** Any pack. */
export type Pack = Packs[PackKind]

/** A pack and the estimated tokens of its Markdown. */
export interface BuiltPack<P extends Pack = Pack> {
  readonly pack: P
  readonly tokens: number
}

/** The content of a pack, without the fields that all packs share. */
export interface PackContent<K extends PackKind> {
  /** The task, which is also the title. */
  readonly objective: SafeMarkdown
  /** The pages that the pack covers. */
  readonly pages: readonly AppPage[]
  readonly setup: readonly string[]
  readonly vocabulary: readonly string[]
  readonly antiPatterns: readonly ExecutionPackAntiPattern[]
  readonly checks: readonly Check[]
  /** What must hold as well but no program can decide: the last lines of "Done when". */
  readonly rules?: readonly Line[]
  /** The Markdown between the title and "Done when". */
  readonly blocks: readonly MarkdownBlock[]
  /** The last lines: what the pack leaves open, and where the details are. */
  readonly closing: SafeMarkdown
  readonly data: LooseInput<Packs[K]['data']>
}

/** Builds a pack: its content as data, and as Markdown within its budget. */
export function buildPack<K extends PackKind>(
  context: PackContext,
  kind: K,
  content: PackContent<K>,
): BuiltPack<Packs[K]> {
  const { objective, pages, setup, vocabulary, antiPatterns, checks, closing, data } = content
  const patterns = pages.flatMap(listPatternIds)
  const budget = getTokenBudget(kind, kind === 'page' ? patterns.length : pages.length)
  const { target, platform } = context.essence.meta
  const { markdown, omitted, tokens } = fitToBudget(
    createBlocks(kind, content),
    budget,
    (omitted) => createClosing(closing, omitted),
  )
  const pack = {
    $schema: `https://svc.example/schemas/${kind}-pack.v1.json`,
    packVersion: '1.0.0',
    packType: kind,
    objective: objective.markdown,
    target: { platform: 'web', framework: target, runtime: platform.type, adapter: target },
    preset: null,
    scope: {
      appId: 'app',
      pageIds: unique(pages.map(({ page }) => page.id)),
      patternIds: unique(patterns),
    },
    requiredSetup: setup,
    allowedVocabulary: unique(vocabulary),
    examples: [],
    antiPatterns,
    successChecks: toSuccessChecks(context, checks),
    tokenBudget: { ...budget, strategy: omitted.map((topic) => `Left out: ${topic}.`) },
    renderedMarkdown: markdown,
    data: omitUndefined(data),
  } as unknown as Packs[K]
  return { pack, tokens }
}

type MarkdownContent = Pick<PackContent<PackKind>, 'objective' | 'blocks' | 'checks' | 'rules'>

const createBlocks = (
  kind: PackKind,
  { objective, blocks, checks, rules = [] }: MarkdownContent,
): MarkdownBlock[] => [
  ['', [paragraph(md`# ${objective}`)]],
  ...blocks,
  // A review pack lists far more assertions than these.
  [
    '## Done when',
    kind === 'review'
      ? []
      : [...checks.map(([, label]) => essentialLine(label, 'checks')), ...rules],
  ],
]

/** Further omitted topics are counted instead of named. */
const MAX_NAMED_OMISSIONS = 24

// Without a digest of the essence, so that changing a page leaves the other packs unchanged.
function createClosing(closing: SafeMarkdown, omitted: readonly string[]): string {
  const topics = truncateList(omitted.map(raw), MAX_NAMED_OMISSIONS)
  const leftOut = md` Left out: ${omitted.length > 0 && md`${topics}`}.`
  return md`${closing}${leftOut} Still current? Run \`npx @svc/content compile --check\`.`.markdown
}
