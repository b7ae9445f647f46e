import type { Content } from '../../index.ts'
import { asObject, asString, asStrings } from '../fields.ts'
import { FactList } from './facts.tsx'

type Pattern = Content['patterns']

/** What assistive technology and the keyboard get; presets that differ say how. */
export const PatternAccessibility = ({ pattern }: { readonly pattern: Pattern }) => {
  const own = Object.entries(pattern.presets).flatMap(([name, { accessibility }]) =>
    accessibility === undefined ? [] : [[name, asObject(accessibility)] as const],
  )
  return (
    <>
      <AccessibilityFacts access={asObject(pattern.accessibility)} />
      {own.map(([name, access]) => (
        <section key={name} class="access" aria-labelledby={`access-${name}`}>
          <h3 id={`access-${name}`}>In the preset {name}</h3>
          <AccessibilityFacts access={access} />
        </section>
      ))}
    </>
  )
}

const AccessibilityFacts = ({ access }: { readonly access: Readonly<Record<string, unknown>> }) => (
  <>
    <FactList
      facts={[
        ['role', renderCode(access.role)],
        ['name', asString(access['aria-label'])],
        ['focus', asString(access.focus_management)],
        ['says', renderList(asStrings(access.announcements))],
      ]}
    />
    <KeyboardList keys={asStrings(access.keyboard)} />
  </>
)

const renderCode = (value: unknown) => {
  const text = asString(value)
  return text && <code>{text}</code>
}

const renderList = (texts: readonly string[]) =>
  texts.length === 0 ? undefined : (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

/** Keys and what each does; one without a colon stands as it is. */
const KeyboardList = ({ keys }: { readonly keys: readonly string[] }) =>
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
