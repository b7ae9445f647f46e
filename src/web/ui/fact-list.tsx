import type { ComponentChildren } from 'preact'

/** One fact: its name and what it is. A fact without a value is left out. */
export type Fact = readonly [name: string, value: ComponentChildren]

/** Facts as a ruled list. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const known = facts.filter(([, value]) => value !== undefined)
  return known.length === 0 ? null : (
    <dl class="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
