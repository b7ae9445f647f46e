import { getCommonDirectives } from '../common-directives.ts'
import type { PackContext } from '../context.ts'
import { getEffectiveValues } from '../effective.ts'
import { escapeInline } from '../inert.ts'
import { essentialLine, type MarkdownBlock, paragraph, requiredLine } from '../lines.ts'
import { joinMarkdown, md } from '../say.ts'
import { listShellIds } from '../shells.ts'
import { decisionLines } from './decisions.ts'
import { navigationBlocks } from './navigation.ts'
import { routeBlocks } from './routes.ts'
import { describeShellName, shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'
import {
  describeAccessibility,
  describeAppearance,
  describeHead,
  describePlatform,
  unresolvedNote,
} from './values.ts'

/** A scaffold pack, block by block in its fixed order. */
export function scaffoldBlocks(context: PackContext): MarkdownBlock[] {
  const { essence, getRecord, shell } = context
  const { archetype } = essence.meta
  const kind = md`Archetype ${archetype}${unresolvedNote('archetype', getRecord('archetypes', archetype))}.`
  const main = md`Main ${describeShellName(context, shell)}.`
  return [
    [
      '',
      [
        joinMarkdown([describePlatform(context), kind, main]),
        describeAppearance(context, getEffectiveValues(essence)),
        describeAccessibility(context),
        md`Features: ${essence.blueprint.features}.`,
        describeHead(context),
      ].map((text) => requiredLine(text)),
    ],
    ['## Decisions', decisionLines(context)],
    [
      '## Rules of every section',
      getCommonDirectives(essence).map((text) => essentialLine(escapeInline(text), 'rules')),
    ],
    ...themeBlocks(context),
    ['## Shells', [paragraph(md`One element a region; the page fills \`main\`.`)]],
    ...listShellIds(context).map((id): MarkdownBlock => ['', shellLines(context, id)]),
    ...navigationBlocks(context),
    ...routeBlocks(context),
  ]
}
