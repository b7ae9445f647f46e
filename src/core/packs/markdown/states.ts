import { mostUsed } from '../../essence/most-used.ts'
import type { Instance } from '../context.ts'
import { ended, inert, word } from '../inert.ts'
import { type Block, type Line, may, must } from '../lines.ts'
import { STATES } from '../page-checks.ts'
import type { State } from '../substance.ts'

type Row = readonly [name: string, states: ReadonlyMap<string, State>]

/** The table of states, and a line for each of the rarer ones. */
export function stateBlocks(instances: readonly Instance[]): Block[] {
  const rows = instances.flatMap(({ name, substance }): Row[] =>
    substance === undefined || substance.states.length === 0
      ? []
      : [[name, new Map(substance.states.map((state) => [state.name, state]))]],
  )
  return [{ lines: tableLines(rows) }, { lines: rows.flatMap(rareLines) }]
}

function tableLines(rows: readonly Row[]): Line[] {
  const used = rows.filter(([, states]) => STATES.some((column) => states.has(column)))
  if (used.length === 0) return []
  const heads = STATES.map((column) =>
    mostUsed(used.flatMap(([, states]) => states.get(column)?.pattern ?? [])),
  )
  const title = (column: string, at: number): string =>
    heads[at] === undefined ? column : `${column} (${word(heads[at])})`
  return [
    must(`| | ${STATES.map(title).join(' | ')} |\n|---|---|---|---|`),
    ...used.map(([name, states]) => {
      const cells = STATES.map((column, at) => cell(states.get(column), heads[at]))
      return may('rule', `| ${word(name)} | ${cells.join(' | ')} |`, 'states', word(name))
    }),
  ]
}

const known = new WeakMap<State, string>()

function shown(state: State): string {
  const text = known.get(state) ?? inert(state.shows)
  known.set(state, text)
  return text
}

/** What a state shows; its pattern only where it is not the one in the head of the column. */
function cell(state: State | undefined, head: string | undefined): string {
  if (state === undefined) return ''
  const text = shown(state)
  if (state.pattern === head) return text
  return `${text} (${state.pattern === undefined ? 'in place' : word(state.pattern)})`.trim()
}

const rareLines = ([name, states]: Row): Line[] =>
  [...states.values()]
    .filter((state) => !STATES.includes(state.name))
    .map((state) => {
      const pattern = state.pattern === undefined ? '' : ` (${word(state.pattern)})`
      const text = `- ${word(name)} ${word(state.name)}${pattern}: ${ended(shown(state))}`
      return may('extra', text, word(state.name), word(name))
    })
