import type { MutationType } from '../../generated/types/execution-pack.common.v1.ts'
import { avoidedByPatterns, avoidedByTheme } from '../anti-patterns.ts'
import { appData, patternIdsOf } from '../app.ts'
import type { Context } from '../context.ts'
import { type Built, packOf } from '../envelope.ts'
import { said } from '../inert.ts'
import type { Block } from '../lines.ts'
import { addPageBlocks, modifyBlocks } from '../markdown/mutation.ts'
import { stepLines } from '../markdown/steps.ts'
import { say } from '../say.ts'
import { shellIdsOf } from '../shells.ts'
import { counted } from '../words.ts'

/** The changes that a pack is made for. */
export const MUTATIONS = ['add-page', 'modify'] as const satisfies readonly MutationType[]

interface Change {
  readonly objective: string
  readonly workflow: readonly string[]
  readonly blocks: (context: Context) => Block[]
  /** What holds afterwards, beside the routes of before. */
  readonly after: string
  /** Whether the pack says when to choose which pattern, and so needs their records. */
  readonly needsPatterns: boolean
}

/** How each change is made. */
export const CHANGES: Readonly<Record<MutationType, Change>> = {
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
    after: ' as before; one more does',
    needsPatterns: true,
  },
  modify: {
    objective: 'Change an existing page and nothing else',
    workflow: [
      'Find the page: by id or route, `svc pack page <id>` or `--route <path>`.',
      'Change the essence first; code follows it.',
      'Run `svc compile` and read what changed (`svc diff`).',
      'Re-read each pack that changed, then change code.',
      'Hold the page against "Done when" of its pack.',
    ],
    blocks: modifyBlocks,
    after: '; only packs that `svc diff` lists differ',
    needsPatterns: false,
  },
}

/** What an agent reads before it changes an app that exists. */
export function mutationPack(context: Context, type: MutationType): Built {
  const { pages, sections } = context
  const { objective, workflow, blocks, after, needsPatterns } = CHANGES[type]
  const patterns = [...new Set(pages.flatMap(patternIdsOf))]
  const choices = {
    sections: sections.map(({ section: { id, shell, role } }) => ({ id, shell, role })),
    shells: shellIdsOf(context),
    patterns,
  }
  return packOf(context, 'mutation', {
    objective: said(objective),
    pages,
    setup: ['the essence in version 4.0.0', 'packs that are not stale'],
    vocabulary: [...sections.map(({ section }) => section.id), ...patterns],
    avoid: needsPatterns
      ? [...avoidedByTheme(context), ...avoidedByPatterns(context, patterns)]
      : [],
    checks: [
      ['others-stay', say`The ${counted(pages.length, 'route')} of before answer${said(after)}.`],
      ['compiles', say`\`svc compile --check\` reports nothing.`],
    ],
    blocks: [['## Steps', stepLines(workflow)], ...blocks(context)],
    never: 'patterns that no page uses yet (`svc search`)',
    data: {
      mutationType: type,
      ...appData(context),
      workflow,
      ...(needsPatterns && choices),
    },
  })
}
