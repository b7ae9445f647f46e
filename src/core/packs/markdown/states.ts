import { memoizeByObject } from '../../once-for-each.ts'
import type { Instance } from '../context.ts'
import { inert, type Said, said, sentence, within, word } from '../inert.ts'
import { type Block, extra, type Line, more, must, rule } from '../lines.ts'
import { STATES } from '../page-checks.ts'
import { joined, say } from '../say.ts'
import type { State, Substance } from '../substance.ts'

type Row = readonly [name: Said, states: Substance['states']]

/** The table of states, and a line for each of the rarer ones. */
export function stateBlocks(instances: readonly Instance[]): Block[] {
  const rows = instances.map(({ name, substance }): Row => [word(name), substance?.states ?? {}])
  return [
    ['', tableLines(rows)],
    ['', [...rows.map(whenLine), ...rows.flatMap(rareLines)]],
  ]
}

function tableLines(rows: readonly Row[]): Line[] {
  const columns = STATES.flatMap((name) => {
    const held = rows.flatMap(([, states]) => states[name] ?? [])
    const head = held.find(({ pattern }) => pattern)?.pattern
    return held.length === 0 ? [] : { name, head }
  })
  if (columns.length === 0) return []
  const titles = columns.map(({ name, head }) => say`${said(name)}${say` (${word(head)})`}`)
  return [
    must(say`| | ${joined(titles, ' | ')} |\n|${said('---|'.repeat(columns.length + 1))}`),
    ...rows
      .filter(([, states]) => STATES.some((name) => states[name]))
      .map(([name, states]) => {
        const cells = columns.map((column) => cell(states[column.name], column.head))
        return rule(say`| ${name} | ${said(cells.join(' | '))} |`, 'states', name)
      }),
  ]
}

/** When a pattern is empty or has failed, which is not the same for each. */
function whenLine([name, states]: Row): Line {
  const texts = STATES.slice(1).map((state) => say`${said(state)} (${clause(states[state]?.when)})`)
  return more(say`${name}: ${texts}.`, 'when states show', name)
}

/** A sentence as a part of another. */
const clause = (text: string | undefined): Said | undefined =>
  within(text?.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()).replace(/\.$/, ''))

// The same on every page that has the pattern.
const shown: (state: State) => Said = memoizeByObject(({ shows }) => inert(shows))

/** What a state shows; its pattern only where it is not the one in the head of the column. */
function cell(state: State | undefined, head: string | undefined): string {
  if (state === undefined) return ''
  const { pattern } = state
  const place = pattern !== head && say`(${word(pattern) ?? say`in place`})`
  return joined([shown(state), place])?.said ?? ''
}

const rareLines = ([alias, states]: Row): Line[] =>
  Object.entries(states)
    .filter(([name]) => !STATES.includes(name))
    .map(([name, { pattern, when, shows }]) => {
      const rare = word(name)
      const place = say`${say` (${word(pattern)})`}${say` (${clause(when)})`}`
      return extra(say`${alias} ${rare}${place}: ${sentence(shows)}`, rare.said, alias)
    })
