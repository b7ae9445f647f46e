import { asObject } from '../../content/fields.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { groupBy } from '../../group-by.ts'
import { memoizeByObject } from '../../once-for-each.ts'
import type { Context, Instance } from '../context.ts'
import { decoratorsOf } from '../decorators.ts'
import { inert, said } from '../inert.ts'
import { extra, type Line, look } from '../lines.ts'
import { joined, say, type Told } from '../say.ts'
import { type ThemeToken, themeTokens } from '../tokens.ts'

/** The variables that a page may use, and the classes of the theme that are meant for it. */
export function tokenLines(context: Context, instances: readonly Instance[]): Line[] {
  const { theme } = context
  if (theme === undefined) return []
  const { decorators, groups, series } = viewOf(theme)
  const source = say`Variables and classes of ${sourceOf(context)} only`
  const isUsed = (place: string): boolean =>
    instances.some(({ pattern }) => place.startsWith(`${pattern} `))
  const meant = decorators.map(
    ({ name, usage }) => say`${name} for ${usage.filter(isUsed).map(inert)}`,
  )
  const hasCharts = instances.some(({ substance }) => substance?.components.includes('Chart'))
  const classes = joined([hasCharts && series, ...meant], '; ')
  return [
    extra(say`${source}: ${groups}.`, '', '', say`${source}.`),
    look(say`${classes}.`, 'classes'),
  ]
}

/** What pages say about a theme, worked out once. */
const viewOf = memoizeByObject((theme: ThemeV1) => {
  const series = Object.keys(asObject(theme.palette)).filter((token) => /^chart-\d+$/.test(token))
  const ends = new Set([series[0], series.at(-1)])
  return {
    decorators: decoratorsOf(theme),
    groups: groupsOf(theme),
    series: say`Series ${joined([...ends], ' to ')}`,
  }
})

/** The command that prints the variables and classes of the theme. */
export const sourceOf = ({ essence }: Context): string =>
  `svc export ${essence.dna.theme.id} --format css`

/** The beginning that the names of a group of variables share. */
export const groupOf = ({ name }: ThemeToken): string => name.replace(/\b-.*/, '')

/** How the names of a group are written: one of them is all there is of its group. */
export const patternOf = (group: string): string => (group === '--spacing' ? group : `${group}-*`)

const groupsOf = (theme: ThemeV1): Told[] =>
  [...groupBy(themeTokens(theme), groupOf)].map(([group, { length }]) =>
    group === '--shadow' && length < 5
      ? said(`\`--shadow-0\` to \`-${length - 1}\``)
      : patternOf(group),
  )
