import { memoizeByObject } from '../../memoize.ts'
import type { ResolvedInstance } from '../context.ts'
import {
  escapeInline,
  escapeMidLine,
  formatName,
  raw,
  type SafeMarkdown,
  toSentence,
} from '../inert.ts'
import {
  detailLine,
  essentialLine,
  extraLine,
  type Line,
  type MarkdownBlock,
  paragraph,
} from '../lines.ts'
import { COMMON_STATES } from '../page-checks.ts'
import { joinMarkdown, md } from '../say.ts'
import type { PatternFacts, PatternState } from '../substance.ts'

type StateRow = readonly [name: SafeMarkdown, states: PatternFacts['states']]

/** The table of states, and a line for each of the rarer ones. */
export function stateBlocks(instances: readonly ResolvedInstance[]): MarkdownBlock[] {
  const rows = instances.map(({ name, facts }): StateRow => [formatName(name), facts?.states ?? {}])
  return [
    ['', stateTableLines(rows)],
    ['', [...rows.map(stateConditionLine), ...rows.flatMap(otherStateLines)]],
  ]
}

function stateTableLines(rows: readonly StateRow[]): Line[] {
  const columns = COMMON_STATES.flatMap((name) => {
    const held = rows.flatMap(([, states]) => states[name] ?? [])
    const head = held.find(({ pattern }) => pattern)?.pattern
    return held.length === 0 ? [] : { name, head }
  })
  if (columns.length === 0) return []
  const titles = columns.map(({ name, head }) => md`${raw(name)}${md` (${formatName(head)})`}`)
  return [
    paragraph(md`| | ${joinMarkdown(titles, ' | ')} |\n|${raw('---|'.repeat(columns.length + 1))}`),
    ...rows
      .filter(([, states]) => COMMON_STATES.some((name) => states[name]))
      .map(([name, states]) => {
        const cells = columns.map((column) => createStateCell(states[column.name], column.head))
        return essentialLine(md`| ${name} | ${raw(cells.join(' | '))} |`, 'states', name)
      }),
  ]
}

/** When a pattern is empty or has failed, which is not the same for each. */
function stateConditionLine([name, states]: StateRow): Line {
  const texts = COMMON_STATES.slice(1).map(
    (state) => md`${raw(state)} (${toClause(states[state]?.when)})`,
  )
  return detailLine(md`${name}: ${texts}.`, 'when states show', name)
}

/** A sentence as a part of another. */
const toClause = (text: string | undefined): SafeMarkdown | undefined =>
  escapeMidLine(
    text?.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()).replace(/\.$/, ''),
  )

// The same on every page that has the pattern.
const describeState: (state: PatternState) => SafeMarkdown = memoizeByObject(({ shows }) =>
  escapeInline(shows),
)

/** What a state shows; its pattern only where it is not the one in the head of the column. */
function createStateCell(state: PatternState | undefined, head: string | undefined): string {
  if (state === undefined) return ''
  const { pattern } = state
  const place = pattern !== head && md`(${formatName(pattern) ?? md`in place`})`
  return joinMarkdown([describeState(state), place])?.markdown ?? ''
}

const otherStateLines = ([alias, states]: StateRow): Line[] =>
  Object.entries(states)
    .filter(([name]) => !COMMON_STATES.includes(name))
    .map(([name, { pattern, when, shows }]) => {
      const rare = formatName(name)
      const place = md`${md` (${formatName(pattern)})`}${md` (${toClause(when)})`}`
      return extraLine(md`${alias} ${rare}${place}: ${toSentence(shows)}`, rare.markdown, alias)
    })
