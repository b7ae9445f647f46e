import type { ExecutionPackSuccessCheck } from '../../generated/types/execution-pack.common.v1.ts'
import type { Navigation } from '../../generated/types/scaffold-pack.v1.ts'
import { commonDirectives } from '../common-directives.ts'
import type { Context } from '../context.ts'
import { inert, named, namedAll } from '../inert.ts'
import { type Block, bullet, joined, type Line, may, must, musts } from '../lines.ts'
import { framesOf, shellIdsOf } from '../shells.ts'
import { decisionLines } from './decisions.ts'
import { navigationBlocks } from './navigation.ts'
import { routeBlocks } from './routes.ts'
import { shellLines } from './shell.ts'
import { themeBlocks } from './theme.ts'
import {
  accessInWords,
  densityInWords,
  EXACT,
  seoInWords,
  themeInWords,
  unresolved,
} from './values.ts'

/** What the Markdown of a scaffold is written from beside the app. */
export interface ScaffoldView {
  readonly navigation: Navigation
  readonly checks: readonly ExecutionPackSuccessCheck[]
}

/** A scaffold pack, block by block in its fixed order. */
export function scaffoldBlocks(context: Context, { navigation, checks }: ScaffoldView): Block[] {
  const { essence } = context
  return [
    { lines: [must(`# Scaffold for ${named(essence.meta.target)}`)] },
    { lines: [must(EXACT)] },
    { lines: valueLines(context) },
    { heading: '## Decisions', lines: decisionLines(essence) },
    {
      heading: '## Rules of every section',
      lines: commonDirectives(essence).map((text) => bullet(may('rule', inert(text), 'rules'))),
    },
    ...themeBlocks(context),
    ...shellBlocks(context),
    ...navigationBlocks(essence, navigation.derivedCommands, context.mark),
    ...routeBlocks(context),
    {
      heading: '## Done when',
      lines: checks.map(({ label }) => bullet(may('rule', label, 'checks'))),
    },
  ]
}

function valueLines(context: Context): Line[] {
  const { essence, theme, get, shell } = context
  const { target, platform, archetype } = essence.meta
  const { features } = essence.blueprint
  const kind = get('archetypes', archetype) === undefined ? unresolved('archetype') : ''
  const frame = get('shells', shell) === undefined ? unresolved('shell') : ''
  const { mode } = essence.dna.theme
  const effective = {
    density: { value: essence.dna.spacing.density, from: 'dna' },
    mode: { value: mode, from: 'dna' },
  }
  return musts([
    `Target ${named(target)}, ${platform.type}, ${platform.routing} routing. ` +
      `Archetype ${named(archetype)}${kind}. Main shell ${named(shell)}${frame}.`,
    joined([themeInWords(essence, effective, theme), densityInWords(essence, effective)]),
    accessInWords(essence),
    features.length > 0 ? `Features: ${namedAll(features)}.` : undefined,
    seoInWords(essence),
  ]).map(bullet)
}

function shellBlocks(context: Context): Block[] {
  const frames = framesOf(context)
  const missing = shellIdsOf(context).filter((id) => frames.every(({ shell }) => shell !== id))
  const lost = missing.map((id) => must(`**${named(id)}**${unresolved('shell')}`))
  return [
    {
      heading: '## Shells',
      lines: [...lost, must('One element a region; the page fills `main`.')],
    },
    ...frames.map((frame) => ({ lines: shellLines(frame) })),
  ]
}
