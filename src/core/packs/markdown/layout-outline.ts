import type { ResolvedInstance } from '../../essence/app/app-context.ts'
import type { ColumnsNode, LayoutNode } from '../../essence/app/layout-tree.ts'
import { raw, type SafeMarkdown, toFencedName, toWidth } from './sentence.ts'

/** The content of a page from top to bottom, drawn as an indented tree. */
export interface LayoutOutline {
  /** The selector of the element that contains the page. */
  readonly main: string
  readonly title: string
  /** The shell around the page. */
  readonly frame: string
  readonly surface: string | undefined
  /** The patterns in reading order. */
  readonly instances: readonly ResolvedInstance[]
  /** What the parts show that no pattern describes, by their names. */
  readonly ownParts: ReadonlyMap<string, string>
  readonly nodes: readonly LayoutNode[]
}

/** Draws the tree in a code fence: each part by its id, then its pattern and preset. */
export function layoutFence({
  main,
  title,
  frame,
  surface,
  instances,
  ownParts,
  nodes,
}: LayoutOutline): SafeMarkdown {
  const parts = toPartNames(instances, ownParts)
  const width = Math.max(0, ...parts.map(({ id }) => id.length)) + 2
  const describePart = (indent: string): string => {
    const { id, pattern } = parts.shift() ?? { id: '', pattern: '' }
    return `${indent}${id.padEnd(width)}${pattern}`
  }
  const surfaceNote = surface ? `; surface ${toFencedName(surface)}` : ''
  const lines = [
    '```',
    `${toFencedName(main)}   ${toFencedName(frame)}${surfaceNote}`,
    `  h1 ${toFencedName(title)}`,
    ...nodes.flatMap((node) =>
      'columns' in node
        ? [`  ${describeColumns(node)}`, ...node.columns.map(() => describePart('    '))]
        : [describePart('  ')],
    ),
    '```',
  ]
  return raw(lines.join('\n'))
}

/** Returns the id of each part, unique on the page, and its pattern or what it shows. */
function toPartNames(
  instances: readonly ResolvedInstance[],
  ownParts: ReadonlyMap<string, string>,
): { id: string; pattern: string }[] {
  const createId = createIdNamer(instances.map(({ name }) => toFencedName(name)))
  return instances.map(({ name, pattern, preset, missingPreset, facts }) => ({
    id: toSelector(createId(toFencedName(name))),
    pattern: facts
      ? `${toFencedName(`${pattern}/${preset}`)}${missingPreset ? ` (no preset ${toFencedName(missingPreset)})` : ''}`
      : describeOther(pattern, ownParts),
  }))
}

/** Says what a part without a pattern shows. */
function describeOther(name: string, ownParts: ReadonlyMap<string, string>): string {
  const text = ownParts.get(name)
  return text === undefined
    ? `${toFencedName(name)} (unresolved: no such pattern)`
    : `your own: ${toFencedName(text)}`
}

/** Returns the selector of a part; of parts with the same name, that of the first. */
export const toSelector = (name: string): string => `#${name}`

/** Creates a function that numbers a repeated name: `table-2`, unless another part is named so. */
function createIdNamer(names: readonly string[]): (name: string) => string {
  const declared = new Set(names)
  const counts = new Map<string, number>()
  return (name) => {
    const isRepeated = counts.has(name)
    let count = (counts.get(name) ?? 0) + 1
    while (isRepeated && declared.has(`${name}-${count}`)) count += 1
    counts.set(name, count)
    return isRepeated ? `${name}-${count}` : name
  }
}

function describeColumns({ columns, from, steps = [], measured }: ColumnsNode): string {
  const weights = columns.map(({ weight }) => `${weight}fr`).join(' ')
  const start = from ? ` from ${toFencedName(toWidth(from))}, else stacked` : ''
  const counts = steps
    .map((step) => `${step.columns} from ${toFencedName(toWidth(step.at))}`)
    .join(', ')
  const stepNote = counts === '' ? '' : `; columns: ${counts}`
  const measuredNote = measured === 'container' ? '; widths of the container' : ''
  return `${weights}${start}${stepNote}${measuredNote}:`
}
