import { fenced, type Said, said } from '../inert.ts'
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
export function layoutFence({ main, title, gap, surface, nodes }: Outline): Said {
  // The widths that every pattern refers to, and those of the columns.
  const own = nodes.flatMap(({ from = [] }) => from)
  const widths = [...new Set(['md', 'lg', ...own])].map(widthInWords).map(fenced)
  const on = surface ? `; surface ${fenced(surface)}` : ''
  return said(
    [
      '```',
      `${fenced(main)}   gap ${fenced(gap)}${on}; viewport ${widths.join(', ')}`,
      `  h1 ${fenced(title)}`,
      ...nodes.flatMap(nodeLines),
      '```',
    ].join('\n'),
  )
}

const nodeLines = (node: LayoutNode): string[] =>
  'columns' in node
    ? [`  ${columnsInWords(node)}`, ...node.columns.map(({ pattern }) => `    ${fenced(pattern)}`)]
    : [`  ${fenced(node.pattern)}`]

function columnsInWords({ columns, from, steps = [], measured }: ColumnsNode): string {
  const weights = columns.map(({ weight }) => `${weight}fr`).join(' ')
  const start = from ? ` from ${from}, else stacked in this order` : ''
  const counts = steps.map(({ at, columns }) => `${columns} from ${fenced(at)}`).join(', ')
  const of = measured === 'container' ? '; widths of the container' : ''
  return `${weights}${start}${counts && `; columns: ${counts}`}${of}`
}
