import { groupBy } from '../../lists.ts'
import type { PackContext } from '../context.ts'
import { listDecorators } from '../decorators.ts'
import { escapeInline, escapeMidLine, raw } from '../inert.ts'
import { guessableLine, type Line, type MarkdownBlock, paragraph, usefulLine } from '../lines.ts'
import { getAppModes } from '../modes.ts'
import { joinMarkdown, md } from '../say.ts'
import { getTokenValue, type ThemeToken, themeTokens } from '../tokens.ts'
import { getExportCommand, getTokenGroup, toGroupWildcard } from './tokens.ts'

type AppModes = ReturnType<typeof getAppModes>

/** The variables of the theme in the modes in force, and its classes. */
export function themeBlocks(context: PackContext): MarkdownBlock[] {
  const { theme } = context
  if (theme === undefined) return []
  const modes = getAppModes(context)
  const groups = groupBy(themeTokens(theme), getTokenGroup)
  return [
    [
      '## Tokens',
      [
        paragraph(
          md`From ${getExportCommand(context)}, with these values in force (${raw(modes.join(' / '))}):`,
        ),
        ...[...groups].map(([group, tokens]) => tokenGroupLine(group, tokens, modes)),
      ],
    ],
    [
      '## Classes',
      listDecorators(theme).map(({ name, intent, usage }) =>
        guessableLine(
          md`${name}: ${escapeInline(intent)}${md` For ${usage.map(escapeInline)}.`}`,
          'classes',
        ),
      ),
    ],
  ]
}

/** `--radius-*` base 3px; card 4px. */
function tokenGroupLine(group: string, tokens: readonly ThemeToken[], modes: AppModes): Line {
  const values = tokens.map((token) => {
    const value = new Set(modes.map((mode) => escapeMidLine(getTokenValue(token, mode)).markdown))
    return joinMarkdown([
      escapeInline(token.name.slice(group.length + 1)),
      raw([...value].join(' / ')),
    ])
  })
  const line = group === '--shadow' ? guessableLine : usefulLine
  return line(md`${toGroupWildcard(group)} ${joinMarkdown(values, '; ')}`, 'variables', group)
}
