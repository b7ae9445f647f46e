import { fenced } from '../inert.ts'
import type { ColumnsNode, LayoutNode } from '../layout-tree.ts'
import { widthInWords } from '../words.ts'

/** A page as an indented tree: what stands in it, from top to bottom. */
export interface Outline {
  /** The element that holds the page. */
  readonly main: string
  readonly title: string
  readonly gap: string
  readonly surface: string | undefined
  readonly nodes: readonly LayoutNode[]
}

/** The tree inside a fence. */
export function layoutFence({ main, title, gap, surface, nodes }: Outline): string {
  const on = surface ? `; surface ${fenced(surface)}` : ''
  const widths = widthsIn(nodes).map(widthInWords).map(fenced).join(', ')
  return [
    '```',
    `${fenced(main)}   gap ${fenced(gap)}${on}; viewport ${widths}`,
    `  h1 ${fenced(title)}`,
    ...nodes.flatMap(nodeLines),
    '```',
  ].join('\n')
}

/** The widths that every pattern refers to, and those of the columns. */
const widthsIn = (nodes: readonly LayoutNode[]): string[] => [
  ...new Set([
    'md',
    'lg',
    ...nodes.flatMap((node) => ('columns' in node ? (node.from ?? []) : [])),
  ]),
]

function nodeLines(node: LayoutNode): string[] {
  if (!('columns' in node)) return [`  ${fenced(node.pattern)}`]
  const columns = node.columns.map(({ pattern }) => `    ${fenced(pattern)}`)
  return [`  ${columnsInWords(node)}`, ...columns]
}

function columnsInWords({ columns, from, steps = [], measured }: ColumnsNode): string {
  const of = measured === 'container' ? ' of the container' : ''
  const weights = columns.map(({ weight }) => `${weight}fr`).join(' ')
  const start = from === undefined ? '' : ` from ${from}${of}, else stacked in this order`
  const counts = steps.map(({ at, columns }) => `${columns} from ${fenced(at)}`).join(', ')
  const plan = counts === '' ? '' : `; columns: ${counts}`
  return `${weights}${start}${plan}${from === undefined ? of : ''}`
}
