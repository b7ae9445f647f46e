import type { ComponentChildren } from 'preact'

/** A name and a value. Facts with an undefined value are not shown. */
export type Fact = readonly [name: string, value: ComponentChildren]

/** Shows facts as a description list. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const defined = facts.filter(([, value]) => value !== undefined)
  return defined.length === 0 ? null : (
    <dl class="facts">
      {defined.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
