import type { PackContext, ResolvedInstance } from '../context.ts'
import { escapeInline } from '../inert.ts'
import { essentialLine, type Line, usefulLine } from '../lines.ts'
import { md } from '../say.ts'

/** The project's import of each primitive, and the primitives without one; none without bindings. */
export function componentLines(
  { options }: PackContext,
  instances: readonly ResolvedInstance[],
): Line[] {
  const { bindings = {} } = options
  if (Object.keys(bindings).length === 0) return []
  const used = [...new Set(instances.flatMap(({ facts }) => facts?.components ?? []))]
  const isBound = (name: string): boolean => Object.hasOwn(bindings, name)
  return [
    ...used.filter(isBound).map((name) => {
      const line = bindings[name] ?? ''
      // One that code cannot hold stays a text.
      const shown = line.length > 160 ? escapeInline(line) : line
      return essentialLine(md`${name}: ${shown}`, 'imports', name)
    }),
    usefulLine(md`No import yet: ${used.filter((name) => !isBound(name))}.`, 'unbound'),
  ]
}
