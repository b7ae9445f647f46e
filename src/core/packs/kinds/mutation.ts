import type { MutationType } from '../../generated/types/execution-pack.common.v1.ts'
import type { MutationPackV1 } from '../../generated/types/mutation-pack.v1.ts'
import { avoidedByPatterns, avoidedByTheme } from '../anti-patterns.ts'
import { patternIdsOf, routesOf, themeRef } from '../app.ts'
import { MUTATION_BUDGET } from '../budgets.ts'
import type { Context } from '../context.ts'
import { headOf, renderBody, scopeOf, targetOf } from '../envelope.ts'
import type { Block } from '../lines.ts'
import { addPageBlocks, modifyBlocks } from '../markdown/mutation.ts'
import { mutationChecks } from '../mutation-checks.ts'
import { shellIdsOf } from '../shells.ts'

/** The changes that a pack is made for. */
export const MUTATIONS = ['add-page', 'modify'] as const satisfies readonly MutationType[]

interface Change {
  readonly objective: string
  readonly workflow: readonly string[]
  readonly blocks: (context: Context, workflow: readonly string[]) => Block[]
  /** Whether the pack says when to choose which pattern, and so needs their records. */
  readonly needsPatterns: boolean
}

/** How each change is made. */
export const CHANGES: Readonly<Record<MutationType, Change>> = {
  'add-page': {
    objective: 'Add a page to the app without changing the others.',
    workflow: [
      'Choose the section whose purpose and role fit.',
      'Give the page an id that its section does not have and a route that is free.',
      'Compose its `layout` of patterns; write its purpose as the first directive.',
      'Add a navigation item where its neighbours have one.',
      'Run `svc validate`, then `svc compile`; mend what they report.',
      'Read the new page pack (`svc pack page <id>`), then write code.',
    ],
    blocks: addPageBlocks,
    needsPatterns: true,
  },
  modify: {
    objective: 'Change an existing page and nothing else.',
    workflow: [
      'Find the page: by id or route, `svc pack page <id>` or `--route <path>`.',
      'Change the essence first; code follows it, never the other way round.',
      'Run `svc compile` and read what changed (`svc diff`).',
      'Re-read each pack that changed, then change code.',
      'Hold the page against "Done when" of its pack.',
    ],
    blocks: modifyBlocks,
    needsPatterns: false,
  },
}

/** What an agent reads before it changes an app that exists. */
export function mutationPack(context: Context, type: MutationType): MutationPackV1 {
  const { essence, pages, sections } = context
  const { meta, blueprint, dna } = essence
  const { objective, workflow, blocks, needsPatterns } = CHANGES[type]
  const patternIds = [...new Set(pages.flatMap(patternIdsOf))]
  return {
    ...headOf('mutation'),
    objective,
    target: targetOf(context),
    preset: null,
    scope: scopeOf(
      pages.map(({ page }) => page.id),
      patternIds,
    ),
    requiredSetup: ['the essence in version 4.0.0', 'packs that are not stale'],
    allowedVocabulary: [...new Set([...sections.map(({ section }) => section.id), ...patternIds])],
    examples: [],
    antiPatterns: needsPatterns
      ? [...avoidedByTheme(context), ...avoidedByPatterns(context, patternIds)]
      : [],
    successChecks: mutationChecks(context, type),
    ...renderBody({
      blocks: blocks(context, workflow),
      budget: MUTATION_BUDGET,
      never: ['patterns that no page uses yet (`svc search`)'],
    }),
    data: {
      mutationType: type,
      shell: context.shell,
      theme: themeRef(context, dna.theme.mode),
      routing: meta.platform.routing,
      features: blueprint.features,
      routes: routesOf(pages),
      workflow: [...workflow],
      ...(needsPatterns
        ? {
            sections: sections.map(({ section: { id, shell, role } }) => ({ id, shell, role })),
            shells: shellIdsOf(context),
            patterns: patternIds,
          }
        : {}),
    },
  }
}
