import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject } from '../../json/value.ts'
import { groupBy, unique } from '../../lists.ts'
import { memoizeByObject } from '../../memoize.ts'
import { listDecorators } from '../../theme/decorators.ts'
import type { Mode } from '../../theme/palette.ts'
import { getTokenValue, type ThemeToken, themeTokens } from '../../theme/tokens.ts'
import { getAppModes } from '../app-plan.ts'
import type { PackContext, ResolvedInstance } from '../context.ts'
import {
  extraLine,
  guessableLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  usefulLine,
} from './lines.ts'
import {
  escapeInline,
  escapeMidLine,
  joinMarkdown,
  type MarkdownItem,
  md,
  raw,
} from './sentence.ts'

/** Creates the lines about the variables and the theme classes that a page may use. */
export function tokenLines(context: PackContext, instances: readonly ResolvedInstance[]): Line[] {
  const { theme } = context
  if (theme === undefined) return []
  const { decorators, groups, chartColors } = getThemeFacts(theme)
  const source = md`Variables and classes of ${getExportCommand(context)} only`
  // A usage starts with the id of a pattern: `data-table header`.
  const isOnPage = (usage: string): boolean =>
    instances.some(({ pattern }) => usage.startsWith(`${pattern} `))
  const usableClasses = decorators.map(
    ({ name, usage }) => md`${name} for ${usage.filter(isOnPage).map(escapeInline)}`,
  )
  const hasCharts = instances.some(({ facts }) => facts?.components.includes('Chart'))
  const classes = joinMarkdown([hasCharts && chartColors, ...usableClasses], '; ')
  return [
    extraLine(md`${source}: ${groups}.`, '', { shortText: md`${source}.` }),
    guessableLine(md`${classes}.`, 'classes'),
  ]
}

/** Returns the facts about a theme for page packs. Cached: a theme is never changed. */
const getThemeFacts = memoizeByObject((theme: ThemeV1) => {
  const colors = Object.keys(asObject(theme.palette)).filter((token) => /^chart-\d+$/.test(token))
  const firstAndLast = unique([colors[0], colors.at(-1)])
  return {
    decorators: listDecorators(theme),
    groups: listTokenGroups(theme),
    chartColors: md`Series ${joinMarkdown(firstAndLast, ' to ')}`,
  }
})

/** Returns the command that prints the variables and classes of the theme. */
const getExportCommand = ({ essence }: PackContext): string =>
  `svc export ${essence.dna.theme.id} --format css`

/** Returns the prefix that the variables of a group share: `--radius` for `--radius-base`. */
const getTokenGroup = ({ name }: ThemeToken): string => name.replace(/\b-.*/, '')

/** Returns a wildcard for the variables of a group; `--spacing` is a group of one. */
const toGroupWildcard = (group: string): string => (group === '--spacing' ? group : `${group}-*`)

const listTokenGroups = (theme: ThemeV1): MarkdownItem[] =>
  [...groupBy(themeTokens(theme), getTokenGroup)].map(([group, { length }]) =>
    group === '--shadow' && length < 5
      ? raw(`\`--shadow-0\` to \`-${length - 1}\``)
      : toGroupWildcard(group),
  )

/** Creates the blocks about the theme's variables in the modes of the app, and its classes. */
export function themeBlocks(context: PackContext): MarkdownBlock[] {
  const { theme } = context
  if (theme === undefined) return []
  const modes = getAppModes(context)
  const command = getExportCommand(context)
  const groups = groupBy(themeTokens(theme), getTokenGroup)
  return [
    [
      '## Tokens',
      [
        paragraph(md`From ${command}, with these values in force (${raw(modes.join(' / '))}):`),
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

/** Creates the line about a group of variables: `--radius-*` base 3px; card 4px. */
function tokenGroupLine(
  group: string,
  tokens: readonly ThemeToken[],
  modes: readonly Mode[],
): Line {
  const values = tokens.map((token) => {
    const name = escapeInline(token.name.slice(group.length + 1))
    const texts = modes.map((mode) => escapeMidLine(getTokenValue(token, mode)).markdown)
    return joinMarkdown([name, raw(unique(texts).join(' / '))])
  })
  const createLine = group === '--shadow' ? guessableLine : usefulLine
  const text = md`${toGroupWildcard(group)} ${joinMarkdown(values, '; ')}`
  return createLine(text, 'variables', { subject: group })
}
