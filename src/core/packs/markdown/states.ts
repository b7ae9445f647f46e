import { mostUsed } from '../../essence/most-used.ts'
import { onceForEach } from '../../once-for-each.ts'
import type { Instance } from '../context.ts'
import { inert, type Said, said, sentence, within, word } from '../inert.ts'
import { type Block, extra, type Line, list, more, must, rule } from '../lines.ts'
import { STATES } from '../page-checks.ts'
import { joined, say } from '../say.ts'
import type { State } from '../substance.ts'

type Row = readonly [name: string, states: readonly State[]]

/** The table of states, and a line for each of the rarer ones. */
export function stateBlocks(instances: readonly Instance[]): Block[] {
  const rows = instances.map(({ name, substance }): Row => [name, substance?.states ?? []])
  return [
    ['', tableLines(rows)],
    ['', list([...rows.flatMap(whenLines), ...rows.flatMap(rareLines)])],
  ]
}

const isCommon = ({ name }: State): boolean => STATES.includes(name)

function tableLines(rows: readonly Row[]): Line[] {
  const used = rows.filter(([, states]) => states.some(isCommon))
  if (used.length === 0) return []
  const columns = STATES.filter((name) => used.some(([, states]) => stateIn(states, name)))
  const heads = columns.map((column) =>
    mostUsed(
      used.flatMap(([, states]) =>
        states.flatMap((state) => (state.name === column && state.pattern) || []),
      ),
    ),
  )
  const titles = columns.map((column, at) => say`${said(column)}${say` (${word(heads[at])})`}`)
  return [
    must(say`| | ${joined(titles, ' | ')} |\n|${said('---|'.repeat(columns.length + 1))}`),
    ...used.map(([name, states]) => {
      const cells = columns.map((column, at) => cell(stateIn(states, column), heads[at]))
      return rule(say`| ${word(name)} | ${said(cells.join(' | '))} |`, 'states', word(name).said)
    }),
  ]
}

const stateIn = (states: readonly State[], name: string): State | undefined =>
  states.find((state) => state.name === name)

/** When a pattern is empty or has failed, which is not the same for each. */
const whenLines = ([name, states]: Row): Line[] => {
  const known = STATES.slice(1).flatMap((column) => stateIn(states, column) ?? [])
  const texts = known.map((state) => say`${word(state.name)} (${clause(state.when)})`)
  return [more(say`${word(name)}: ${joined(texts, ', ')}.`, 'when states show', word(name).said)]
}

/** A sentence as a part of another. */
const clause = (text: string | undefined): Said | undefined =>
  within(text?.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()).replace(/\.$/, ''))

// The same on every page that has the pattern.
const shown: (state: State) => Said = onceForEach(({ shows }) => inert(shows))

/** What a state shows; its pattern only where it is not the one in the head of the column. */
function cell(state: State | undefined, head: string | undefined): string {
  if (state === undefined) return ''
  const { pattern } = state
  const place = pattern !== head && say`(${word(pattern) ?? said('in place')})`
  return joined([shown(state), place || undefined])?.said ?? ''
}

const rareLines = ([name, states]: Row): Line[] =>
  states
    .filter((state) => !isCommon(state))
    .map((state) => {
      const place = say` (${word(state.pattern)})`
      const [alias, rare] = [word(name), word(state.name)]
      const when = say` (${clause(state.when)})`
      const text = say`${alias} ${rare}${place}${when}: ${sentence(state.shows)}`
      return extra(text, rare.said, alias.said)
    })
