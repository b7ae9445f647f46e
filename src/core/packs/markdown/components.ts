import type { Context, Instance } from '../context.ts'
import { inert, named, namedAll } from '../inert.ts'
import { bullet, type Line, may } from '../lines.ts'

/** The project's import of each primitive, and the primitives without one; none without bindings. */
export function componentLines({ options }: Context, instances: readonly Instance[]): Line[] {
  const { bindings } = options
  if (Object.keys(bindings).length === 0) return []
  const used = new Set(instances.flatMap(({ substance }) => substance?.components ?? []))
  const [bound, free] = [true, false].map((is) =>
    [...used].filter((name) => Object.hasOwn(bindings, name) === is),
  ) as [string[], string[]]
  const lines = bound.map((name) =>
    may('rule', `${named(name)}: ${codeOf(bindings[name] ?? '')}`, `import of ${named(name)}`),
  )
  const rest =
    free.length === 0 ? [] : [may('part', `No import yet: ${namedAll(free)}.`, 'unbound')]
  return [...lines, ...rest].map(bullet)
}

/** An import as code; one that code cannot hold stays a text. */
const codeOf = (line: string): string => (line.length > 160 ? inert(line) : named(line))
