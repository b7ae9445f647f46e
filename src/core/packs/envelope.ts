import type {
  ExecutionPackScope,
  ExecutionPackTarget,
  ExecutionPackTokenBudget,
} from '../generated/types/execution-pack.common.v1.ts'
import type { Context } from './context.ts'
import { type Budget, fit } from './fit.ts'
import type { Block } from './lines.ts'

const SCHEMAS = 'https://svc.example/schemas'

/** The five kinds of pack. */
export type PackKind = 'scaffold' | 'section' | 'page' | 'mutation' | 'review'

/** The fields that say which kind of document this is. */
export const headOf = <K extends PackKind>(kind: K) =>
  ({
    $schema: `${SCHEMAS}/${kind}-pack.v1.json`,
    packVersion: '1.0.0',
    packType: kind,
  }) as const

/** What the code is written for. */
export function targetOf({ essence: { meta } }: Context): ExecutionPackTarget {
  const { target, platform } = meta
  return { platform: 'web', framework: target, runtime: platform.type, adapter: target }
}

/** What a pack speaks about, each id once. */
export const scopeOf = (
  pageIds: readonly string[],
  patternIds: readonly string[],
): ExecutionPackScope => ({
  appId: 'app',
  pageIds: [...new Set(pageIds)],
  patternIds: [...new Set(patternIds)],
})

/** Blocks within a budget, and where to find what may be missing. */
export interface Body {
  readonly blocks: readonly Block[]
  readonly budget: Budget
  /** What no pack of this kind holds, in words. */
  readonly never: readonly string[]
}

/** More parts than this are counted, not named. */
const MOST = 24

/** The Markdown of a pack and the budget that it keeps. */
export function renderBody({ blocks, budget, never }: Body): {
  readonly tokenBudget: ExecutionPackTokenBudget
  readonly renderedMarkdown: string
} {
  const { markdown, left } = fit(blocks, budget, (left) => [
    leftOut([...never, ...left]),
    // No digest of the essence: a change of one page would change the bytes of every pack.
    'Stale? `svc compile --check`',
  ])
  const strategy = left.map((part) => `Left out: ${part}.`)
  return { tokenBudget: { ...budget, strategy }, renderedMarkdown: markdown }
}

function leftOut(parts: readonly string[]): string {
  const shown = parts.slice(0, MOST).join(', ')
  const rest = parts.length > MOST ? ` and ${parts.length - MOST} more` : ''
  return parts.length === 0 ? 'Left out: nothing.' : `Left out: ${shown}${rest}.`
}
