import { useEffect, useState } from 'preact/hooks'
import type { ApiParameter } from '../../api-operations.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { ApiAnswer } from './call-api.ts'
import {
  type ApiCall,
  createRequestPath,
  REQUEST_LANGUAGES,
  type RequestOperation,
} from './request-samples.ts'

/** The operation that a console calls, and the values that its fields start with. */
export interface ApiConsoleProps {
  /** The relative path from the page to the site root. */
  readonly root: string
  readonly operation: RequestOperation
  readonly values: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** The slug to call for each type, if the operation has both. */
  readonly slugs: Readonly<Record<string, string>>
}

type ConsoleState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'answered'; readonly answer: ApiAnswer }
  | { readonly kind: 'failed'; readonly message: string }

/** A form that sends a request to the handler in this page, and shows it in three languages. */
export const ApiConsole = (props: ApiConsoleProps) => {
  const { root, operation, slugs } = props
  const [values, setValues] = useState(props.values)
  const [body, setBody] = useState(props.body)
  const [state, setState] = useState<ConsoleState>({ kind: 'idle' })
  const call = useApiCall(root, operation, values, body)
  const setValue = (name: string, value: string): void => {
    const slug = name === 'type' && 'slug' in values ? { slug: slugs[value] ?? '' } : {}
    setValues({ ...values, [name]: value, ...slug })
  }
  const send = async (): Promise<void> => {
    setState({ kind: 'busy' })
    setState(await sendCall(root, operation, values, body))
  }
  return (
    <form
      class="console needs-script"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div class="console-fields">
        {operation.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            onChange={(value) => setValue(parameter.name, value)}
          />
        ))}
      </div>
      {body !== undefined && (
        <label class="console-body">
          <span>Body (JSON)</span>
          <textarea
            rows={12}
            spellcheck={false}
            value={body}
            onInput={({ currentTarget }) => setBody(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
            }}
          />
        </label>
      )}
      <RequestSample call={call} />
      <button type="submit" class="button primary" aria-disabled={state.kind === 'busy'}>
        Send request
      </button>
      <ConsoleAnswer state={state} />
    </form>
  )
}

/** The address of a site that is not known before the page runs. */
const PLACEHOLDER_SITE = 'https://svc.example/'

/** Returns the request as others would send it; the page knows its own address after mounting. */
function useApiCall(
  root: string,
  operation: RequestOperation,
  values: Readonly<Record<string, string>>,
  body: string | undefined,
): ApiCall {
  const [site, setSite] = useState(PLACEHOLDER_SITE)
  useEffect(() => setSite(new URL(root, document.baseURI).href), [])
  return {
    method: operation.method,
    url: site + createRequestPath(operation, values).slice(1),
    body,
  }
}

async function sendCall(
  root: string,
  operation: RequestOperation,
  values: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<ConsoleState> {
  try {
    const { callApi } = await import('./call-api.ts')
    // The handler expects the paths of a site at the root of its host.
    const url = new URL(createRequestPath(operation, values), document.baseURI).href
    const api = new URL(`${root}v1/`, document.baseURI)
    return { kind: 'answered', answer: await callApi({ method: operation.method, url, body }, api) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

interface ParameterFieldProps {
  readonly parameter: ApiParameter
  readonly value: string
  readonly onChange: (value: string) => void
}

const ParameterField = ({ parameter, value, onChange }: ParameterFieldProps) => {
  const { name, in: location, values, default: fallback, type } = parameter
  const isRequired = location === 'path'
  const id = `parameter-${name}`
  return (
    <div>
      <label for={id}>
        <code>{name}</code> <span class="muted">{isRequired ? 'path' : 'query'}</span>
      </label>
      {values.length > 0 ? (
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {!isRequired && <option value="">{fallback ? `default: ${fallback}` : 'not set'}</option>}
          {values.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          inputMode={type === 'integer' ? 'numeric' : undefined}
          autocomplete="off"
          spellcheck={false}
          required={isRequired}
          placeholder={fallback}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  )
}

/** Shows a request in the selected language. */
const RequestSample = ({ call }: { readonly call: ApiCall }) => {
  const [selected, setSelected] = useState<string>(REQUEST_LANGUAGES[0].label)
  const write = REQUEST_LANGUAGES.find(({ label }) => label === selected)?.write
  return (
    <div class="console-request">
      <fieldset class="tabs">
        <legend class="hidden">Language of the request</legend>
        {REQUEST_LANGUAGES.map(({ label }) => (
          <label key={label}>
            <input
              type="radio"
              name="language"
              value={label}
              checked={label === selected}
              onChange={() => setSelected(label)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <CopyButton source={{ from: 'request' }} label="the request" />
      <pre tabindex={0}>
        <code id="request">{write?.(call)}</code>
      </pre>
    </div>
  )
}

/** A longer body would make the page slow. */
const MAX_SHOWN_CHARACTERS = 40_000

const ConsoleAnswer = ({ state }: { readonly state: ConsoleState }) => (
  <section class="console-answer" aria-label="Response">
    <p role="status">{describeState(state)}</p>
    {state.kind === 'answered' && (
      <>
        <details class="disclosure">
          <summary>{state.answer.headers.length} headers</summary>
          <dl class="facts">
            {state.answer.headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <pre tabindex={0}>
          <code>{state.answer.text.slice(0, MAX_SHOWN_CHARACTERS)}</code>
        </pre>
      </>
    )}
  </section>
)

function describeState(state: ConsoleState): string {
  if (state.kind === 'idle') return ''
  if (state.kind === 'busy') return 'Sending…'
  if (state.kind === 'failed') return `The request failed: ${state.message}`
  const { status, bytes, text } = state.answer
  const isCut = text.length > MAX_SHOWN_CHARACTERS
  const shown = isCut ? `, of which the first ${MAX_SHOWN_CHARACTERS} characters are shown` : ''
  return `Status ${status}, ${bytes.toLocaleString('en')} bytes${shown}`
}
