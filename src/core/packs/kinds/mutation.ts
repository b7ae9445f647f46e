import { ESSENCE_VERSION } from '../../essence/version.ts'
import type { MutationType } from '../../generated/types/execution-pack.common.v1.ts'
import { unique } from '../../lists.ts'
import { listPatternAntiPatterns, listThemeAntiPatterns } from '../anti-patterns.ts'
import { listPatternIds, toAppData } from '../app-plan.ts'
import { listShellIds, type PackContext } from '../context.ts'
import { type MarkdownBlock, stepLines } from '../markdown/lines.ts'
import { addPageBlocks, modifyBlocks } from '../markdown/mutation.ts'
import { md, pluralize, raw } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'

/** The changes that have a pack. */
export const MUTATION_TYPES = ['add-page', 'modify'] as const satisfies readonly MutationType[]

/** The steps and texts of a kind of change. */
interface MutationGuide {
  readonly objective: string
  readonly workflow: readonly string[]
  readonly blocks: (context: PackContext) => MarkdownBlock[]
  /** Completes the check "The routes of before answer". */
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
      'Give the page an id that its section does not have and a route that is free.',
      'Compose its `layout` of patterns; write its purpose as the first directive.',
      'Add a navigation item where its neighbours have one.',
      'Run `svc validate`, then `svc compile`; mend what they report.',
      'Read the new page pack (`svc pack page <id>`), then write code.',
    ],
    blocks: addPageBlocks,
    outcome: ' as before; one more does',
    needsPatterns: true,
  },
  modify: {
    objective: 'Change an existing page and nothing else',
    workflow: [
      'Find the page: by id or route, `svc pack page <id>` or `--route <path>`.',
      'Change the essence first; code follows it.',
      'Run `svc compile --check` to see which packs change, then `svc compile`.',
      'Re-read each pack that changed, then change code.',
      'Hold the page against "Done when" of its pack.',
    ],
    blocks: modifyBlocks,
    outcome: '; only packs that `svc compile --check` listed differ',
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
    setup: [`the essence in version ${ESSENCE_VERSION}`, 'packs that are not stale'],
    vocabulary: [...sections.map(({ section }) => section.id), ...patterns],
    antiPatterns: needsPatterns
      ? [...listThemeAntiPatterns(context), ...listPatternAntiPatterns(context, patterns)]
      : [],
    checks: [
      ['others-stay', md`The ${pluralize(pages.length, 'route')} of before answer${raw(outcome)}.`],
      ['compiles', md`\`svc compile --check\` reports nothing.`],
    ],
    blocks: [['## Steps', stepLines(workflow)], ...blocks(context)],
    closing: md`Patterns that no page uses yet: \`npx @svc/content search <words>\`.`,
    data: {
      mutationType: type,
      ...toAppData(context),
      workflow,
      ...(needsPatterns && choices),
    },
  })
}
