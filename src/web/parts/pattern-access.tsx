import type { Content } from '../../index.ts'
import { fieldsOf, textOf, textsOf } from '../fields.ts'
import { Facts } from './facts.tsx'

type Pattern = Content['patterns']

/** What assistive technology and the keyboard get; presets that differ say how. */
export const PatternAccess = ({ pattern }: { readonly pattern: Pattern }) => {
  const own = Object.entries(pattern.presets).flatMap(([name, { accessibility }]) =>
    accessibility === undefined ? [] : [[name, fieldsOf(accessibility)] as const],
  )
  return (
    <>
      <Access access={fieldsOf(pattern.accessibility)} />
      {own.map(([name, access]) => (
        <section key={name} class="access" aria-labelledby={`access-${name}`}>
          <h3 id={`access-${name}`}>In the preset {name}</h3>
          <Access access={access} />
        </section>
      ))}
    </>
  )
}

const Access = ({ access }: { readonly access: Readonly<Record<string, unknown>> }) => (
  <>
    <Facts
      facts={[
        ['role', codeOf(access.role)],
        ['name', textOf(access['aria-label'])],
        ['focus', textOf(access.focus_management)],
        ['says', listed(textsOf(access.announcements))],
      ]}
    />
    <Keys keys={textsOf(access.keyboard)} />
  </>
)

const codeOf = (value: unknown) => {
  const text = textOf(value)
  return text && <code>{text}</code>
}

const listed = (texts: readonly string[]) =>
  texts.length === 0 ? undefined : (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

/** Keys and what each does; one without a colon stands as it is. */
const Keys = ({ keys }: { readonly keys: readonly string[] }) =>
  keys.length === 0 ? null : (
    <dl class="pairs keys">
      {keys.map((line) => {
        const [key = '', ...action] = line.split(': ')
        return (
          <div key={line}>
            <dt>{key}</dt>
            <dd>{action.join(': ')}</dd>
          </div>
        )
      })}
    </dl>
  )
