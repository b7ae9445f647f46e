import type { Context } from '../context.ts'
import { decoratorsOf } from '../decorators.ts'
import { inert, named, within } from '../inert.ts'
import { type Block, bullet, type Line, may } from '../lines.ts'
import { modesOf } from '../modes.ts'
import { type ThemeToken, themeTokens } from '../tokens.ts'

/** The variables of the theme in the modes in force, and its classes. */
export function themeBlocks(context: Context): Block[] {
  const { theme, essence } = context
  if (theme === undefined) return []
  const modes = modesOf(context)
  const tokens = themeTokens(theme)
  const colors = tokens.filter(({ name }) => name.startsWith('--color-'))
  const others = tokens.filter(({ name }) => !name.startsWith('--color-'))
  return [
    {
      heading: '## Tokens',
      lines: [
        may(
          'rule',
          `From ${named(`svc export ${essence.dna.theme.id} --format css`)}, with these values in force:`,
          'source of tokens',
        ),
      ],
    },
    { lines: colorTable(colors, modes) },
    { lines: groups(others, modes) },
    { heading: '## Classes', lines: classLines(context) },
  ]
}

const valueIn = (token: ThemeToken, mode: 'light' | 'dark'): string =>
  'value' in token ? token.value : token[mode]

function colorTable(tokens: readonly ThemeToken[], modes: readonly ('light' | 'dark')[]): Line[] {
  if (tokens.length === 0) return []
  const rows = tokens.map((token) => {
    const values = modes.map((mode) => within(valueIn(token, mode)))
    return `|${[inert(token.name.slice('--color-'.length)), ...values].join('|')}|`
  })
  const head = `|\`--color-\`|${modes.join('|')}|\n|${'---|'.repeat(modes.length + 1)}`
  return [may('part', [head, ...rows].join('\n'), 'values of variables', '`--color`')]
}

/** `--radius-*`: base 3px, card 4px. */
function groups(tokens: readonly ThemeToken[], modes: readonly ('light' | 'dark')[]): Line[] {
  const byGroup = new Map<string, string[]>()
  for (const token of tokens) {
    const [, group = '', rest = ''] = /^(--font-weight|--[a-z]+)-?(.*)$/.exec(token.name) ?? []
    const values = [...new Set(modes.map((mode) => valueIn(token, mode)))].map(within).join(' / ')
    const others = byGroup.get(group) ?? []
    byGroup.set(group, [...others, rest === '' ? values : `${rest} ${values}`])
  }
  return [...byGroup].map(([group, values]) => {
    const rank = group === '--shadow' ? 'look' : 'part'
    return bullet(
      may(
        rank,
        `${named(group === '--spacing' ? group : `${group}-*`)} ${values.join('; ')}`,
        'values of variables',
        named(group),
      ),
    )
  })
}

const classLines = ({ theme }: Context): Line[] =>
  (theme === undefined ? [] : decoratorsOf(theme)).map(({ name, intent, usage }) => {
    const places = usage.length === 0 ? '' : ` For ${usage.map(inert).join(', ')}.`
    return bullet(may('look', `${named(name)}: ${inert(intent)}${places}`, 'classes of the theme'))
  })
