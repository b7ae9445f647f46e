import type { Command } from '../../generated/types/essence.v4.ts'
import { commonDirectives } from '../common-directives.ts'
import type { Context } from '../context.ts'
import { effectiveOf } from '../effective.ts'
import { inert, said } from '../inert.ts'
import { type Block, fact, must, rule } from '../lines.ts'
import { joined, say } from '../say.ts'
import { framesOf, shellIdsOf } from '../shells.ts'
import { decisionLines } from './decisions.ts'
import { navigationBlocks } from './navigation.ts'
import { routeBlocks } from './routes.ts'
import { shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'
import { accessInWords, lookInWords, seoInWords, targetInWords, unresolved } from './values.ts'

/** A scaffold pack, block by block in its fixed order. */
export function scaffoldBlocks(context: Context, derived: readonly Command[] | undefined): Block[] {
  const { essence, get, shell } = context
  const { archetype } = essence.meta
  const kind = say`Archetype ${archetype}${unresolved('archetype', get('archetypes', archetype))}.`
  const main = say`Main shell ${shell}${unresolved('shell', get('shells', shell))}.`
  const frames = framesOf(context)
  const lost = shellIdsOf(context).filter((id) => !get('shells', id))
  return [
    [
      '',
      [
        joined([targetInWords(context), kind, main]),
        lookInWords(context, effectiveOf(essence)),
        accessInWords(context),
        say`Features: ${essence.blueprint.features}.`,
        seoInWords(context),
      ].map((text) => fact(text)),
    ],
    ['## Decisions', decisionLines(context)],
    [
      '## Rules of every section',
      commonDirectives(essence).map((text) => rule(inert(text), 'rules')),
    ],
    ...themeBlocks(context),
    [
      '## Shells',
      [
        ...lost.map((id) => must(say`**${id}**${unresolved('shell')}`)),
        must(said('One element a region; the page fills `main`.')),
      ],
    ],
    ...frames.map((frame): Block => ['', shellLines(frame)]),
    ...navigationBlocks(context, derived),
    ...routeBlocks(context),
  ]
}
