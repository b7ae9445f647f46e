import { type KeyboardEvent, useState } from 'react'
import { Bar, stateOf } from '../state.tsx'
import { type Field, SECTIONS } from './fields.ts'

const SAVED = Object.fromEntries(
  SECTIONS.flatMap(({ fields }) => fields).map(({ name, value }) => [name, value]),
)

/** The settings of the workspace, saved together. */
export function WorkspaceForm() {
  const state = stateOf('workspace-form')
  const [saved, setSaved] = useState(state === 'empty' ? { language: 'English' } : SAVED)
  const [values, setValues] = useState<Readonly<Record<string, string>>>(saved)
  const [status, setStatus] = useState('')
  const changed = Object.keys(values).filter((name) => values[name] !== Reflect.get(saved, name))
  const save = (): void => {
    setSaved(values as typeof saved)
    setStatus(`Saved at ${new Date().toLocaleTimeString()}`)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <form
      id="workspace-form"
      data-state={state}
      aria-label="Settings of Port Ellen"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {state === 'error' && <Summary />}
      <div data-pattern={state === 'loading' ? 'skeleton-loader' : undefined}>
        {SECTIONS.map(({ title, help, fields }) => (
          <fieldset key={title} className="section" aria-labelledby={`section-${fields[0]?.name}`}>
            <div data-slot="section-intro">
              <h2 id={`section-${fields[0]?.name}`}>{title}</h2>
              <p className="hint">{help}</p>
            </div>
            <div data-slot="section-fields" className="stack">
              {fields.map((field) => (
                <Control
                  key={field.name}
                  field={field}
                  isLoading={state === 'loading'}
                  value={values[field.name] ?? ''}
                  onChange={(value) => setValues({ ...values, [field.name]: value })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div data-slot="save-bar" className="floating">
        <p role="status">{status || `${changed.length} unsaved changes`}</p>
        <button type="button" onClick={() => setValues(saved)}>
          Discard
        </button>
        <button type="submit" className="primary">
          Save workspace
        </button>
      </div>
    </form>
  )
}

/** What was refused, each with a way into its field. */
const Summary = () => (
  <div data-pattern="inline-alert" role="alert" className="note failed">
    <p>1 field needs a change; nothing was saved.</p>
    <a href="#workspace-address">Address: port-ellen is taken; port-ellen-2 is free</a>
  </div>
)

interface ControlProps {
  readonly field: Field
  readonly isLoading: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

function Control({
  field: { name, label, hint, choices },
  isLoading,
  value,
  onChange,
}: ControlProps) {
  const id = `workspace-${name}`
  const shared = { id, value, 'aria-describedby': `${id}-hint` }
  return (
    <div data-slot="field" className="field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      {isLoading && <Bar />}
      {!isLoading && choices && (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {!isLoading && !choices && (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  )
}
