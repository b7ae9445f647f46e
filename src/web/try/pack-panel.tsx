import { useEffect, useRef, useState } from 'preact/hooks'
import { CopyButton } from '../ui/copy-button.tsx'
import { CodeBlock } from '../ui/rich-text.tsx'
import type { PackContent, PackPreview } from './messages.ts'
import { PackTree } from './pack-tree.tsx'
import type { GoodState, SendRequest } from './use-compiler-worker.ts'

interface PackPanelProps {
  readonly good: GoodState
  readonly previous: GoodState | undefined
  /** The selected pack. */
  readonly pack: PackPreview
  readonly send: SendRequest
  readonly onSelect: (name: string) => void
}

/** The forms in which a pack can be read. */
const FORMS = { markdown: 'Markdown', json: 'JSON', changes: 'Changes' } as const

type Form = keyof typeof FORMS

/** Shows all packs as a tree, and the selected one as Markdown, as JSON or as changes. */
export const PackPanel = ({ good, previous, pack, send, onSelect }: PackPanelProps) => {
  const [form, setForm] = useState<Form>('markdown')
  const content = usePackContent({ good, previous, name: pack.name, send })
  const total = good.packs.reduce((sum, { tokens }) => sum + tokens, 0)
  return (
    <section class="try-packs" aria-labelledby="packs">
      <div class="try-bar">
        <h2 id="packs">Packs</h2>
        <span class="muted">
          {good.packs.length} packs, {total.toLocaleString('en')} tokens together
        </span>
      </div>
      <div class="try-pack">
        <PackTree
          packs={good.packs}
          previous={previous?.packs}
          selected={pack.name}
          onSelect={onSelect}
        />
        <div class="try-pack-content">
          <div class="try-bar">
            <FormSwitch form={form} onChange={setForm} />
            {content && form !== 'changes' && (
              <CopyButton source={{ text: content[form] }} label="the pack" />
            )}
          </div>
          <TokenMeter tokens={pack.tokens} total={total} />
          {content && <PackText content={content} form={form} />}
        </div>
      </div>
    </section>
  )
}

interface FormSwitchProps {
  readonly form: Form
  readonly onChange: (form: Form) => void
}

const FormSwitch = ({ form, onChange }: FormSwitchProps) => (
  <fieldset class="try-forms">
    <legend class="hidden">Show the pack as</legend>
    {(Object.keys(FORMS) as Form[]).map((name) => (
      <label key={name}>
        <input
          type="radio"
          name="pack-form"
          checked={form === name}
          onChange={() => onChange(name)}
        />
        {FORMS[name]}
      </label>
    ))}
  </fieldset>
)

interface TokenMeterProps {
  readonly tokens: number
  /** The tokens of all packs. */
  readonly total: number
}

/** Shows how much an agent reads with this pack, compared with all packs. */
const TokenMeter = ({ tokens, total }: TokenMeterProps) => {
  const share = total === 0 ? 0 : (tokens / total) * 100
  return (
    <p class="try-meter">
      <span class="try-meter-bar" aria-hidden="true">
        <span style={`inline-size:${share.toFixed(1)}%`} />
      </span>
      <span class="tokens">
        {tokens.toLocaleString('en')} tokens, {share < 1 ? 'less than 1' : Math.round(share)}% of
        all packs
      </span>
    </p>
  )
}

interface PackTextProps {
  readonly content: PackContent
  readonly form: Form
}

const PackText = ({ content, form }: PackTextProps) => {
  if (form !== 'changes') return <CodeBlock text={content[form]} />
  const { changes } = content
  if (changes === null) {
    return <p class="muted">Nothing to compare with yet. Change the essence.</p>
  }
  if (changes.length === 0) {
    return <p class="muted">The last change of the essence did not change this pack.</p>
  }
  return (
    <pre class="try-diff" tabindex={0}>
      <code>{changes.map(renderChange)}</code>
    </pre>
  )
}

/** Renders a line of a diff, by its sign. */
function renderChange(line: string, index: number) {
  const text = `${line}\n`
  if (line.startsWith('+')) return <ins key={index}>{text}</ins>
  return line.startsWith('-') ? <del key={index}>{text}</del> : text
}

interface PackContentOptions {
  readonly good: GoodState
  readonly previous: GoodState | undefined
  readonly name: string
  readonly send: SendRequest
}

/** Reads a pack, and returns the last content until the new one is there. */
function usePackContent({ good, previous, name, send }: PackContentOptions) {
  const latestRequest = useRef(0)
  const [content, setContent] = useState<PackContent>()
  useEffect(() => {
    const request = ++latestRequest.current
    const texts = { text: good.text, previousText: previous?.text }
    void send({ type: 'pack', name, ...texts }).then((response) => {
      if (request === latestRequest.current && 'pack' in response) setContent(response.pack)
    })
  }, [good.text, previous?.text, name])
  return content
}
