import type { SendRequest } from './use-compiler-worker.ts'

/** A record whose essence can be loaded into the editor. */
export interface StartingPoint {
  readonly label: string
  /** The type and the slug: `<type>/<slug>`. */
  readonly start: string
}

/** Starting points under one heading. */
export interface StartGroup {
  readonly label: string
  readonly starts: readonly StartingPoint[]
}

interface StartSelectProps {
  readonly groups: readonly StartGroup[]
  /** The text of the small example. */
  readonly example: string
  readonly send: SendRequest
  readonly open: (text: string, origin: string) => void
  readonly fail: (error: string) => void
}

/** A list of essences that replace the text. */
export const StartSelect = ({ groups, example, send, open, fail }: StartSelectProps) => {
  const load = async (start: string) => {
    if (start === EXAMPLE) return open(example, 'the small example')
    const response = await send({ type: 'start', start })
    if ('essence' in response) open(response.essence, `the record ${start}`)
    if ('error' in response) fail(response.error)
  }
  return (
    <label class="choice">
      <span>Start from</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          void load(currentTarget.value)
          // The text can be changed, so the list never shows what is in the editor.
          currentTarget.value = ''
        }}
      >
        <option value="" disabled>
          Choose…
        </option>
        <option value={EXAMPLE}>Small example</option>
        {groups.map(({ label, starts }) => (
          <optgroup key={label} label={label}>
            {starts.map((item) => (
              <option key={item.start} value={item.start}>
                {item.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

const EXAMPLE = 'example'
