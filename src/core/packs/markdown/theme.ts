import { groupBy } from '../../group-by.ts'
import type { Context } from '../context.ts'
import { decoratorsOf } from '../decorators.ts'
import { inert, said, within } from '../inert.ts'
import { type Block, type Line, look, must, part } from '../lines.ts'
import { modesOf } from '../modes.ts'
import { joined, say } from '../say.ts'
import { type ThemeToken, themeTokens, valueIn } from '../tokens.ts'
import { groupOf, patternOf, sourceOf } from './tokens.ts'

type Modes = ReturnType<typeof modesOf>

/** The variables of the theme in the modes in force, and its classes. */
export function themeBlocks(context: Context): Block[] {
  const { theme } = context
  if (theme === undefined) return []
  const modes = modesOf(context)
  const groups = groupBy(themeTokens(theme), groupOf)
  return [
    [
      '## Tokens',
      [
        must(
          say`From ${sourceOf(context)}, with these values in force (${said(modes.join(' / '))}):`,
        ),
        ...[...groups].map(([group, tokens]) => groupLine(group, tokens, modes)),
      ],
    ],
    [
      '## Classes',
      decoratorsOf(theme).map(({ name, intent, usage }) =>
        look(say`${name}: ${inert(intent)}${say` For ${usage.map(inert)}.`}`, 'classes'),
      ),
    ],
  ]
}

/** `--radius-*` base 3px; card 4px. */
function groupLine(group: string, tokens: readonly ThemeToken[], modes: Modes): Line {
  const values = tokens.map((token) => {
    const value = new Set(modes.map((mode) => within(valueIn(token, mode)).said))
    return joined([inert(token.name.slice(group.length + 1)), said([...value].join(' / '))])
  })
  const line = group === '--shadow' ? look : part
  return line(say`${patternOf(group)} ${joined(values, '; ')}`, 'variables', group)
}
