import { raw, type SafeMarkdown, toFencedName } from '../inert.ts'
import type { ColumnsNode, LayoutNode } from '../layout-tree.ts'
import { formatBreakpoint } from '../words.ts'

/** A page as an indented tree: what stands in it, from top to bottom. */
export interface LayoutOutline {
  /** The element that holds the page. */
  readonly main: string
  readonly title: string
  readonly gap: string
  readonly surface: string | undefined
  readonly nodes: readonly LayoutNode[]
}

/** The tree inside a fence. */
export function layoutFence({ main, title, gap, surface, nodes }: LayoutOutline): SafeMarkdown {
  // The widths that every pattern refers to, and those of the columns.
  const own = nodes.flatMap(({ from = [] }) => from)
  const widths = [...new Set(['md', 'lg', ...own])].map(formatBreakpoint).map(toFencedName)
  const on = surface ? `; surface ${toFencedName(surface)}` : ''
  return raw(
    [
      '```',
      `${toFencedName(main)}   gap ${toFencedName(gap)}${on}; viewport ${widths.join(', ')}`,
      `  h1 ${toFencedName(title)}`,
      ...nodes.flatMap(layoutNodeLines),
      '```',
    ].join('\n'),
  )
}

const layoutNodeLines = (node: LayoutNode): string[] =>
  'columns' in node
    ? [
        `  ${describeColumns(node)}`,
        ...node.columns.map(({ pattern }) => `    ${toFencedName(pattern)}`),
      ]
    : [`  ${toFencedName(node.pattern)}`]

function describeColumns({ columns, from, steps = [], measured }: ColumnsNode): string {
  const weights = columns.map(({ weight }) => `${weight}fr`).join(' ')
  const start = from ? ` from ${from}, else stacked in this order` : ''
  const counts = steps.map(({ at, columns }) => `${columns} from ${toFencedName(at)}`).join(', ')
  const of = measured === 'container' ? '; widths of the container' : ''
  return `${weights}${start}${counts && `; columns: ${counts}`}${of}`
}
