import type { ExecutionPackAntiPattern } from '../generated/types/execution-pack.common.v1.ts'
import type { MutationPackV1 } from '../generated/types/mutation-pack.v1.ts'
import type { PagePackV1 } from '../generated/types/page-pack.v1.ts'
import type { ReviewPackV1 } from '../generated/types/review-pack.v1.ts'
import type { ScaffoldPackV1 } from '../generated/types/scaffold-pack.v1.ts'
import type { SectionPackV1 } from '../generated/types/section-pack.v1.ts'
import { type LooseInput, omitUndefined } from '../given.ts'
import { type AppPage, patternIdsOf } from './app.ts'
import { budgetOf } from './budgets.ts'
import { type Check, checksOf } from './checks.ts'
import type { Context } from './context.ts'
import { fit } from './fit.ts'
import { type Said, said } from './inert.ts'
import { type Block, must, rule } from './lines.ts'
import { firstOf, say } from './say.ts'

/** The pack of each kind. */
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

/** A pack, and about how many tokens its Markdown costs. */
export interface Built<P extends Pack = Pack> {
  readonly pack: P
  readonly tokens: number
}

/** What a pack says, before it is put into its envelope. */
export interface Content<K extends PackKind> {
  /** What is to be done, which is also its title. */
  readonly objective: Said
  /** The pages that it speaks about. */
  readonly pages: readonly AppPage[]
  readonly setup: readonly string[]
  readonly vocabulary: readonly string[]
  readonly avoid: readonly ExecutionPackAntiPattern[]
  readonly checks: readonly Check[]
  /** Its parts between the title and "Done when". */
  readonly blocks: readonly Block[]
  /** What no pack of this kind holds, in words. */
  readonly never: string
  readonly data: LooseInput<Packs[K]['data']>
}

/** A pack as a document: what it says as data, and as Markdown within its budget. */
export function packOf<K extends PackKind>(
  context: Context,
  kind: K,
  content: Content<K>,
): Built<Packs[K]> {
  const { objective, pages, setup, vocabulary, avoid, checks, never, data } = content
  const patterns = pages.flatMap(patternIdsOf)
  const budget = budgetOf(kind, kind === 'page' ? patterns.length : pages.length)
  const { target, platform } = context.essence.meta
  const { markdown, left, tokens } = fit(
    blocksOf(kind, content),
    budget,
    (left) => closing([never, ...left]),
    context.costOf,
  )
  const pack = {
    $schema: `https://svc.example/schemas/${kind}-pack.v1.json`,
    packVersion: '1.0.0',
    packType: kind,
    objective: objective.said,
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
    antiPatterns: avoid,
    successChecks: checksOf(context, checks),
    tokenBudget: { ...budget, strategy: left.map((part) => `Left out: ${part}.`) },
    renderedMarkdown: markdown,
    data: omitUndefined(data),
  } as unknown as Packs[K]
  return { pack, tokens }
}

type Written = Pick<Content<PackKind>, 'objective' | 'blocks' | 'checks'>

const unique = (items: readonly string[]): string[] => [...new Set(items)]

const blocksOf = (kind: PackKind, { objective, blocks, checks }: Written): Block[] => [
  ['', [must(say`# ${objective}`)]],
  ['', [must(say`Names in backticks are exact; rules win over all else.`)]],
  ...blocks,
  // A review tests far more than this, line by line.
  ['## Done when', kind === 'review' ? [] : checks.map(([, label]) => rule(label, 'checks'))],
]

/** More parts than this are counted, not named. */
const MOST = 24

// No digest of the essence: a change of one page would change the bytes of every pack.
const closing = (parts: readonly string[]): string =>
  say`Left out: ${firstOf(parts.map(said), MOST)}.\nStale? \`svc compile --check\``.said
