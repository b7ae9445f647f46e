import type { Context, Instance } from '../context.ts'
import { inert } from '../inert.ts'
import { type Line, part, rule } from '../lines.ts'
import { say } from '../say.ts'

/** The project's import of each primitive, and the primitives without one; none without bindings. */
export function componentLines({ options }: Context, instances: readonly Instance[]): Line[] {
  const { bindings = {} } = options
  if (Object.keys(bindings).length === 0) return []
  const used = [...new Set(instances.flatMap(({ substance }) => substance?.components ?? []))]
  const isBound = (name: string): boolean => Object.hasOwn(bindings, name)
  return [
    ...used.filter(isBound).map((name) => {
      const line = bindings[name] ?? ''
      // One that code cannot hold stays a text.
      const shown = line.length > 160 ? inert(line) : line
      return rule(say`${name}: ${shown}`, 'imports', name)
    }),
    part(say`No import yet: ${used.filter((name) => !isBound(name))}.`, 'unbound'),
  ]
}
