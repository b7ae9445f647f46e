import { groupBy } from '../../group-by.ts'
import type { Context } from '../context.ts'
import { decoratorsOf } from '../decorators.ts'
import { inert, type Said, said, within } from '../inert.ts'
import { type Block, type Line, look, must, part } from '../lines.ts'
import { modesOf } from '../modes.ts'
import { say } from '../say.ts'
import { type ThemeToken, themeTokens, valueIn } from '../tokens.ts'

type Modes = ReturnType<typeof modesOf>

/** The variables of the theme in the modes in force, and its classes. */
export function themeBlocks(context: Context): Block[] {
  const { theme, essence } = context
  if (theme === undefined) return []
  const modes = modesOf(context)
  const groups = groupBy(themeTokens(theme), ({ name }) => groupOf(name))
  const colors = groups.get('--color') ?? []
  groups.delete('--color')
  const source = `svc export ${essence.dna.theme.id} --format css`
  return [
    ['## Tokens', [must(say`From ${source}, with these values in force:`)]],
    ['', [colorTable(colors, modes)]],
    ['', [...groups].map(([group, tokens]) => groupLine(group, tokens, modes))],
    [
      '## Classes',
      decoratorsOf(theme).map(({ name, intent, usage }) =>
        look(
          say`${name}: ${inert(intent)}${say` For ${usage.map(inert)}.`}`,
          'classes of the theme',
        ),
      ),
    ],
  ]
}

const groupOf = (name: string): string => /^--font-weight|^--[a-z]+/.exec(name)?.[0] ?? name

const valuesIn = (token: ThemeToken, modes: Modes): Said[] =>
  modes.map((mode) => within(valueIn(token, mode)))

function colorTable(tokens: readonly ThemeToken[], modes: Modes): Line {
  const rows = tokens.map((token) => {
    const cells = [inert(token.name.slice('--color-'.length)), ...valuesIn(token, modes)]
    return `|${cells.map(({ said }) => said).join('|')}|`
  })
  const head = `|\`--color-\`|${modes.join('|')}|\n|${'---|'.repeat(modes.length + 1)}`
  const table = rows.length > 0 && said([head, ...rows].join('\n'))
  return part(say`${table}`, 'values of variables', '--color')
}

/** `--radius-*`: base 3px, card 4px. */
function groupLine(group: string, tokens: readonly ThemeToken[], modes: Modes): Line {
  const values = tokens.map((token) => {
    const value = new Set(valuesIn(token, modes).map(({ said }) => said))
    const rest = token.name.slice(group.length + 1)
    return `${rest && `${rest} `}${[...value].join(' / ')}`
  })
  const name = group === '--spacing' ? group : `${group}-*`
  const line = group === '--shadow' ? look : part
  return line(say`${name} ${said(values.join('; '))}`, 'values of variables', group)
}
