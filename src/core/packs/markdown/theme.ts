import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject } from '../../json/value.ts'
import { groupBy } from '../../lists.ts'
import { memoizeByObject } from '../../memoize.ts'
import { listDecorators } from '../../theme/decorators.ts'
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

/** The variables that a page may use, and the classes of the theme that are meant for it. */
export function tokenLines(context: PackContext, instances: readonly ResolvedInstance[]): Line[] {
  const { theme } = context
  if (theme === undefined) return []
  const { decorators, groups, series } = getThemeView(theme)
  const source = md`Variables and classes of ${getExportCommand(context)} only`
  const isUsed = (place: string): boolean =>
    instances.some(({ pattern }) => place.startsWith(`${pattern} `))
  const meant = decorators.map(
    ({ name, usage }) => md`${name} for ${usage.filter(isUsed).map(escapeInline)}`,
  )
  const hasCharts = instances.some(({ facts }) => facts?.components.includes('Chart'))
  const classes = joinMarkdown([hasCharts && series, ...meant], '; ')
  return [
    extraLine(md`${source}: ${groups}.`, '', '', md`${source}.`),
    guessableLine(md`${classes}.`, 'classes'),
  ]
}

/** What pages say about a theme, worked out once. */
const getThemeView = memoizeByObject((theme: ThemeV1) => {
  const series = Object.keys(asObject(theme.palette)).filter((token) => /^chart-\d+$/.test(token))
  const ends = new Set([series[0], series.at(-1)])
  return {
    decorators: listDecorators(theme),
    groups: listTokenGroups(theme),
    series: md`Series ${joinMarkdown([...ends], ' to ')}`,
  }
})

/** The command that prints the variables and classes of the theme. */
export const getExportCommand = ({ essence }: PackContext): string =>
  `svc export ${essence.dna.theme.id} --format css`

/** The beginning that the names of a group of variables share. */
export const getTokenGroup = ({ name }: ThemeToken): string => name.replace(/\b-.*/, '')

/** How the names of a group are written: one of them is all there is of its group. */
export const toGroupWildcard = (group: string): string =>
  group === '--spacing' ? group : `${group}-*`

const listTokenGroups = (theme: ThemeV1): MarkdownItem[] =>
  [...groupBy(themeTokens(theme), getTokenGroup)].map(([group, { length }]) =>
    group === '--shadow' && length < 5
      ? raw(`\`--shadow-0\` to \`-${length - 1}\``)
      : toGroupWildcard(group),
  )

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
