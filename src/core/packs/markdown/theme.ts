import { groupBy } from '../../kernel/lists.ts'
import { listDecorators } from '../../theme/decorators.ts'
import type { ThemeToken } from '../../theme/tokens.ts'
import type { PackContext } from '../context.ts'
import { guessableLine, type Line, type MarkdownBlock, usefulLine } from './lines.ts'
import { escapeInline, joinMarkdown, md } from './sentence.ts'

/** Returns the prefix that the variables of a group share: `--radius` for `--radius-base`. */
const getTokenGroup = ({ name }: ThemeToken): string => name.replace(/\b-.*/, '')

/** Returns a wildcard for the variables of a group; `--spacing` is a group of one. */
const toGroupWildcard = (group: string): string => (group === '--spacing' ? group : `${group}-*`)

/** Creates the blocks about the theme's variables and classes. Its export has the values. */
export function themeBlocks({ theme, tokens }: PackContext): MarkdownBlock[] {
  if (theme === undefined) return []
  return [
    ['## Variables', [...groupBy(tokens, getTokenGroup)].map(tokenGroupLine)],
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

/** Creates the line about a group of variables: `--radius-*`: base, card, control, pill. */
function tokenGroupLine([group, tokens]: readonly [string, readonly ThemeToken[]]): Line {
  const names = tokens.map(({ name }) => escapeInline(name.slice(group.length + 1)))
  const text = md`${toGroupWildcard(group)}${md`: ${joinMarkdown(names, ', ')}`}`
  return usefulLine(text, 'variables', { subject: group })
}
