import { commonDirectives } from '../common-directives.ts'
import type { Context } from '../context.ts'
import { effectiveOf } from '../effective.ts'
import { inert } from '../inert.ts'
import { type Block, fact, must, rule } from '../lines.ts'
import { joined, say } from '../say.ts'
import { shellIdsOf } from '../shells.ts'
import { decisionLines } from './decisions.ts'
import { navigationBlocks } from './navigation.ts'
import { routeBlocks } from './routes.ts'
import { shellInWords, shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'
import { accessInWords, headInWords, lookInWords, targetInWords, unresolved } from './values.ts'

/** A scaffold pack, block by block in its fixed order. */
export function scaffoldBlocks(context: Context): Block[] {
  const { essence, get, shell } = context
  const { archetype } = essence.meta
  const kind = say`Archetype ${archetype}${unresolved('archetype', get('archetypes', archetype))}.`
  const main = say`Main ${shellInWords(context, shell)}.`
  return [
    [
      '',
      [
        joined([targetInWords(context), kind, main]),
        lookInWords(context, effectiveOf(essence)),
        accessInWords(context),
        say`Features: ${essence.blueprint.features}.`,
        headInWords(context),
      ].map((text) => fact(text)),
    ],
    ['## Decisions', decisionLines(context)],
    [
      '## Rules of every section',
      commonDirectives(essence).map((text) => rule(inert(text), 'rules')),
    ],
    ...themeBlocks(context),
    ['## Shells', [must(say`One element a region; the page fills \`main\`.`)]],
    ...shellIdsOf(context).map((id): Block => ['', shellLines(context, id)]),
    ...navigationBlocks(context),
    ...routeBlocks(context),
  ]
}
