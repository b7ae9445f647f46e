import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import {
  createDemoEssence,
  DEMO_ESSENCE,
  DEMO_PAGE,
  type DemoAppearance,
  type ThemeOption,
} from '../try/demo-essence.ts'
import { RenderedPage, type RenderResult, toRenderResult } from '../try/rendered-page.tsx'
import { type SendRequest, useCompilerWorker } from '../try/use-compiler-worker.ts'

/** The available themes, and the pack for the initial appearance. */
export interface DemoProps {
  readonly root: string
  readonly themes: readonly ThemeOption[]
  readonly pack: string
  readonly tokens: number
}

interface DemoResult {
  readonly pack: string
  readonly tokens: number
  readonly previousPack?: string
  readonly rendered: RenderResult
}

const INITIAL_APPEARANCE: DemoAppearance = {
  theme: DEMO_ESSENCE.dna.theme.id,
  density: DEMO_ESSENCE.dna.spacing.density,
}

/** Shows an essence, the pack of its page and the page; changing the essence updates all three. */
export const Demo = (props: DemoProps) => {
  const { root, themes, pack, tokens } = props
  const send = useCompilerWorker(root)
  const latestRequest = useRef(0)
  const [appearance, setAppearance] = useState(INITIAL_APPEARANCE)
  const [result, setResult] = useState<DemoResult>({
    pack,
    tokens,
    rendered: { src: `${root}demo/` },
  })
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const dna = themes.find(({ id }) => id === appearance.theme)?.dna
    // The prerendered page already shows the initial appearance.
    if (!dna || (latestRequest.current === 0 && appearance === INITIAL_APPEARANCE)) return
    const request = ++latestRequest.current
    setWorking(true)
    const text = JSON.stringify(createDemoEssence(dna, appearance.density))
    void compileDemo(send, text).then((next) => {
      if (request !== latestRequest.current) return
      setResult((last) => ({ ...last, ...next, previousPack: last.pack }))
      setWorking(false)
    })
  }, [appearance])
  return (
    <div class="demo" aria-busy={isWorking}>
      <DemoEssence appearance={appearance} themes={themes} onChange={setAppearance} />
      <DemoPack pack={result.pack} previousPack={result.previousPack} tokens={result.tokens} />
      <section class="panel demo-page" aria-labelledby="demo-page">
        <h2 id="demo-page">It builds the page</h2>
        <RenderedPage
          title="Preview of the page that the pack describes"
          result={result.rendered}
          width={1120}
          height={1000}
        />
      </section>
    </div>
  )
}

async function compileDemo(send: SendRequest, text: string): Promise<Partial<DemoResult>> {
  const [compiled, rendered] = await Promise.all([
    send({ type: 'compile', text }),
    send({ type: 'render', text, page: DEMO_PAGE }),
  ])
  const outcome = 'outcome' in compiled ? compiled.outcome : undefined
  const packs = outcome?.kind === 'compiled' ? outcome.packs : []
  const page = packs.find(({ kind }) => kind === 'page')
  const read = page && (await send({ type: 'pack', text, name: page.name }))
  return {
    ...(read && 'pack' in read ? { pack: read.pack.markdown, tokens: page.tokens } : {}),
    rendered: toRenderResult(rendered),
  }
}

interface DemoEssenceProps {
  readonly appearance: DemoAppearance
  readonly themes: readonly ThemeOption[]
  readonly onChange: (appearance: DemoAppearance) => void
}

const DENSITIES = ['compact', 'comfortable', 'spacious']

/** Shows twelve lines of an essence, in which the theme and the density can be changed. */
const DemoEssence = ({ appearance, themes, onChange }: DemoEssenceProps) => (
  <section class="panel demo-essence" aria-labelledby="demo-essence">
    <h2 id="demo-essence">You write the essence</h2>
    <div class="listing">
      <CodeLine>{'{ "version": "4.0.0",'}</CodeLine>
      <CodeLine depth={1}>{'"dna": {'}</CodeLine>
      <CodeLine depth={2}>
        {'"theme": { "id": '}
        <SelectableValue
          label="Theme"
          value={appearance.theme}
          options={themes.map(({ id }) => id)}
          onChange={(theme) => onChange({ ...appearance, theme })}
        />
        {' …'}
      </CodeLine>
      <CodeLine depth={2}>{'"spacing": {'}</CodeLine>
      <CodeLine depth={3}>
        {'"density": '}
        <SelectableValue
          label="Density"
          value={appearance.density}
          options={DENSITIES}
          onChange={(density) => onChange({ ...appearance, density })}
        />
        {' …'}
      </CodeLine>
      <CodeLine depth={1}>{'"blueprint": { "sections": [{'}</CodeLine>
      <CodeLine depth={2}>{'"id": "desk",'}</CodeLine>
      <CodeLine depth={2}>{'"shell": "sidebar-main",'}</CodeLine>
      <CodeLine depth={2}>{'"pages": [{ "id": "today",'}</CodeLine>
      <CodeLine depth={3}>{'"layout": ["kpi-grid",'}</CodeLine>
      <CodeLine depth={4}>{'{ "cols": ["chart-grid",'}</CodeLine>
      <CodeLine depth={5}>{'"activity-feed"] }] …'}</CodeLine>
    </div>
    <p class="panel-note">
      Change the theme or the density, or <a href="try/">open the whole essence</a>.
    </p>
  </section>
)

interface CodeLineProps {
  readonly depth?: number
  readonly children: ComponentChildren
}

const CodeLine = ({ depth = 0, children }: CodeLineProps) => (
  <code style={`--depth:${depth}`}>{children}</code>
)

interface SelectableValueProps {
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (value: string) => void
}

const SelectableValue = ({ label, value, options, onChange }: SelectableValueProps) => (
  <>
    <span class="without-script">"{value}"</span>
    <select
      class="needs-script"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          "{option}"
        </option>
      ))}
    </select>
  </>
)

interface DemoPackProps {
  readonly pack: string
  /** The pack before the last change. */
  readonly previousPack: string | undefined
  readonly tokens: number
}

/** Shows the pack of a page, with the lines highlighted that the last change added. */
const DemoPack = ({ pack, previousPack, tokens }: DemoPackProps) => {
  const oldLines = new Set((previousPack ?? pack).split('\n'))
  return (
    <section class="panel demo-pack" aria-labelledby="demo-pack">
      <h2 id="demo-pack">
        The agent reads its pack <span class="tokens">{tokens.toLocaleString('en')} tokens</span>
      </h2>
      <pre tabindex={0}>
        <code>
          {pack
            .split('\n')
            .map((line) => (oldLines.has(line) ? `${line}\n` : <mark>{`${line}\n`}</mark>))}
        </code>
      </pre>
    </section>
  )
}
