import type { ComponentChildren } from 'preact'

/** One fact: its name and what it is. A fact without a value is left out. */
export type Fact = readonly [name: string, value: ComponentChildren]

/** Facts as a ruled list. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl class="facts">
    {facts
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
