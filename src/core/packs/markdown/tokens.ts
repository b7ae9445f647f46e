import { fieldsOf } from '../../content/fields.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Context, Instance } from '../context.ts'
import { type Decorator, decoratorsOf } from '../decorators.ts'
import { inert, named } from '../inert.ts'
import { type Line, may } from '../lines.ts'
import { themeTokens } from '../tokens.ts'

/** The variables that a page may use, and the classes of the theme that are meant for it. */
export function tokenLines(context: Context, instances: readonly Instance[]): Line[] {
  const { theme, essence } = context
  if (theme === undefined) return []
  const { decorators, groups, series: charts } = viewOf(theme)
  const source = named(`svc export ${essence.dna.theme.id} --format css`)
  const used = new Set(instances.map(({ pattern }) => pattern))
  const meant = decorators.flatMap(({ name, usage }) => {
    const places = usage.filter((place) => [...used].some((id) => place.startsWith(`${id} `)))
    return places.length === 0 ? [] : [`${named(name)} for ${places.map(inert).join(', ')}`]
  })
  const hasCharts = instances.some(({ substance }) => substance?.components.includes('Chart'))
  const series = hasCharts ? charts : []
  const classes = [...series, ...meant]
  return [
    {
      text: `Variables of ${source} only: ${groups}.`,
      rank: 'look',
      short: `Variables of ${source} only.`,
    },
    ...(classes.length === 0
      ? []
      : [may('look', `${classes.join('; ')}.`, 'classes of the theme')]),
  ]
}

interface ThemeView {
  readonly decorators: readonly Decorator[]
  readonly groups: string
  readonly series: readonly string[]
}

const known = new WeakMap<ThemeV1, ThemeView>()

/** What pages say about a theme, worked out once. */
function viewOf(theme: ThemeV1): ThemeView {
  const view = known.get(theme) ?? {
    decorators: decoratorsOf(theme),
    groups: groupsOf(theme),
    series: chartSeries(theme),
  }
  known.set(theme, view)
  return view
}

/** The groups of variables by the beginning that their names share. */
function groupsOf(theme: ThemeV1): string {
  const names = themeTokens(theme).map(({ name }) => name)
  const groups = new Set(names.map((name) => /^--[a-z]+/.exec(name)?.[0] ?? name))
  const top = names.filter((name) => name.startsWith('--shadow-')).length - 1
  return [...groups]
    .map((group) => {
      if (group === '--shadow' && top < 4) return `\`--shadow-0\` to \`-${top}\``
      return names.includes(group) ? named(group) : named(`${group}-*`)
    })
    .join(', ')
}

function chartSeries(theme: ThemeV1): string[] {
  const series = Object.keys(fieldsOf(theme.palette)).filter((token) => /^chart-\d+$/.test(token))
  const [first, last] = [series[0], series.at(-1)]
  if (first === undefined || last === undefined) return []
  return [`Series ${named(first)}${series.length > 1 ? ` to ${named(last)}` : ''}`]
}
