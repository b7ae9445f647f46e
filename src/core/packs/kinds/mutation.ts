import { listShellIds } from '../../essence/app/app-context.ts'
import { listPatternIds, toAppData } from '../../essence/app/app-plan.ts'
import { ESSENCE_VERSION } from '../../essence/version.ts'
import type { MutationType } from '../../generated/types/execution-pack.common.v1.ts'
import { unique } from '../../kernel/lists.ts'
import { listPatternAntiPatterns, listThemeAntiPatterns } from '../anti-patterns.ts'
import type { PackContext } from '../context.ts'
import { type MarkdownBlock, stepLines } from '../markdown/lines.ts'
import { addPageBlocks, modifyBlocks } from '../markdown/mutation.ts'
import { md, raw } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'

/** The changes that have a pack. */
export const MUTATION_TYPES = ['add-page', 'modify'] as const satisfies readonly MutationType[]

/** The steps and texts of a kind of change. */
interface MutationGuide {
  readonly objective: string
  readonly workflow: readonly string[]
  readonly blocks: (context: PackContext) => MarkdownBlock[]
  /** Completes the check "All existing routes still work". */
  readonly outcome: string
  /** True if the pack explains when to choose a pattern, which needs the patterns' records. */
  readonly needsPatterns: boolean
}

/** The guide for each kind of change. */
export const MUTATION_GUIDES: Readonly<Record<MutationType, MutationGuide>> = {
  'add-page': {
    objective: 'Add a page to the app without changing the others',
    workflow: [
      'Choose the section whose purpose and role fit.',
      'Choose an id that is new in its section, and a free route.',
      'In the essence, add its `layout` and its `directives`: `Purpose: ...`, `Notice first: ...`, `Primary action: ...`, then decisions.',
      'Add a navigation item if the other pages of the section have one.',
      'Run `npx @svc/content validate`, then `npx @svc/content compile`; fix what they report.',
      'Read its pack (`npx @svc/content pack page <id>`), then write code.',
    ],
    blocks: addPageBlocks,
    outcome: ', and the new one works',
    needsPatterns: true,
  },
  modify: {
    objective: 'Change an existing page and nothing else',
    workflow: [
      'Find the page: `npx @svc/content pack page <id>`, or `--route <path>` instead of the id.',
      'Change the essence first, then run `npx @svc/content compile`.',
      'Read each pack that changed, then change the code and check "Done when".',
    ],
    blocks: modifyBlocks,
    outcome: '; only the packs of the changed page differ',
    needsPatterns: false,
  },
}

/** Builds the pack that an agent reads before it changes an existing app. */
export function buildMutationPack(context: PackContext, type: MutationType): BuiltPack {
  const { pages, sections } = context
  const { objective, workflow, blocks, outcome, needsPatterns } = MUTATION_GUIDES[type]
  const patterns = unique(pages.flatMap(listPatternIds))
  const choices = {
    sections: sections.map(({ section: { id, shell, role } }) => ({ id, shell, role })),
    shells: listShellIds(context),
    patterns,
  }
  return buildPack(context, 'mutation', {
    objective: raw(objective),
    pages,
    setup: [`the essence in version ${ESSENCE_VERSION}`, 'up-to-date packs'],
    vocabulary: [...sections.map(({ section }) => section.id), ...patterns],
    antiPatterns: needsPatterns
      ? [...listThemeAntiPatterns(context), ...listPatternAntiPatterns(context, patterns)]
      : [],
    checks: [
      ['others-stay', md`All existing routes (${pages.length}) still work${raw(outcome)}.`],
      ['compiles', md`\`npx @svc/content compile --check\` reports nothing.`],
    ],
    blocks: [['## Steps', stepLines(workflow)], ...blocks(context)],
    closing: md`Other patterns: \`npx @svc/content search <words>\`.`,
    data: {
      mutationType: type,
      ...toAppData(context),
      workflow,
      ...(needsPatterns && choices),
    },
  })
}
