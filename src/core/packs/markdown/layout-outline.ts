import type { ColumnsNode, LayoutNode } from '../layout-tree.ts'
import { formatBreakpoint, raw, type SafeMarkdown, toFencedName } from './sentence.ts'

/** The content of a page from top to bottom, drawn as an indented tree. */
export interface LayoutOutline {
  /** The selector of the element that contains the page. */
  readonly main: string
  readonly title: string
  readonly gap: string
  readonly surface: string | undefined
  readonly nodes: readonly LayoutNode[]
}

/** Draws the tree in a code fence. */
export function layoutFence({ main, title, gap, surface, nodes }: LayoutOutline): SafeMarkdown {
  // Every pattern refers to `md` and `lg`; columns may name others.
  const columnBreakpoints = nodes.flatMap(({ from = [] }) => from)
  const breakpoints = [...new Set(['md', 'lg', ...columnBreakpoints])]
  const widths = breakpoints.map(formatBreakpoint).map(toFencedName).join(', ')
  const surfaceNote = surface ? `; surface ${toFencedName(surface)}` : ''
  const lines = [
    '```',
    `${toFencedName(main)}   gap ${toFencedName(gap)}${surfaceNote}; viewport ${widths}`,
    `  h1 ${toFencedName(title)}`,
    ...nodes.flatMap(layoutNodeLines),
    '```',
  ]
  return raw(lines.join('\n'))
}

function layoutNodeLines(node: LayoutNode): string[] {
  if (!('columns' in node)) return [`  ${toFencedName(node.pattern)}`]
  return [
    `  ${describeColumns(node)}`,
    ...node.columns.map(({ pattern }) => `    ${toFencedName(pattern)}`),
  ]
}

function describeColumns({ columns, from, steps = [], measured }: ColumnsNode): string {
  const weights = columns.map(({ weight }) => `${weight}fr`).join(' ')
  const start = from ? ` from ${from}, else stacked in this order` : ''
  const counts = steps.map((step) => `${step.columns} from ${toFencedName(step.at)}`).join(', ')
  const stepNote = counts === '' ? '' : `; columns: ${counts}`
  const measuredNote = measured === 'container' ? '; widths of the container' : ''
  return `${weights}${start}${stepNote}${measuredNote}`
}
