import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { RenderedPage, type RenderResult, toRenderResult } from '../try/rendered-page.tsx'
import { useCompilerWorker } from '../try/use-compiler-worker.ts'
import {
  createDemoEssence,
  DEMO_ESSENCE,
  DEMO_PAGE,
  type DemoAppearance,
  type ThemeOption,
} from './demo-essence.ts'

interface DemoEssenceProps {
  readonly appearance: DemoAppearance
  readonly themes: readonly ThemeOption[]
  readonly onChange: (look: DemoAppearance) => void
}

const DENSITIES = ['compact', 'comfortable', 'spacious']

/** Twelve lines of an essence. Two of its values can be chosen where they stand. */
export const DemoEssence = ({ appearance, themes, onChange }: DemoEssenceProps) => (
  <section class="panel demo-essence" aria-labelledby="demo-essence">
    <h2 id="demo-essence">An essence</h2>
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
      <a href="try/">Open all of it</a>
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
      {options.map((choice) => (
        <option key={choice} value={choice}>
          "{choice}"
        </option>
      ))}
    </select>
  </>
)

interface DemoPackProps {
  readonly pack: string
  /** The pack as it was before the last change. */
  readonly previousPack: string | undefined
  readonly tokens: number
}

/** The pack of a page, with the lines marked that the last change brought. */
export const DemoPack = ({ pack, previousPack, tokens }: DemoPackProps) => {
  const known = new Set((previousPack ?? pack).split('\n'))
  return (
    <section class="panel demo-pack" aria-labelledby="demo-pack">
      <h2 id="demo-pack">
        The page pack <span class="tokens">{tokens.toLocaleString('en')} tokens</span>
      </h2>
      <pre tabindex={0}>
        <code>
          {pack
            .split('\n')
            .map((line) => (known.has(line) ? `${line}\n` : <mark>{`${line}\n`}</mark>))}
        </code>
      </pre>
    </section>
  )
}

/** The themes to choose from, and what the first choice makes. */
export interface DemoProps {
  readonly root: string
  readonly themes: readonly ThemeOption[]
  readonly pack: string
  readonly tokens: number
}

interface DemoResult {
  readonly pack: string
  readonly tokens: number
  /** The lines of the pack before. */
  readonly previousPack?: string
  readonly rendered: RenderResult
}

const INITIAL_APPEARANCE: DemoAppearance = {
  theme: DEMO_ESSENCE.dna.theme.id,
  density: DEMO_ESSENCE.dna.spacing.density,
}

/** An essence, the pack of its page, and the page: what is changed in the first shows in all. */
export const Demo = (props: DemoProps) => {
  const { root, themes, pack, tokens } = props
  const ask = useCompilerWorker(root)
  const latest = useRef(0)
  const [look, setLook] = useState(INITIAL_APPEARANCE)
  const [made, setMade] = useState<DemoResult>({ pack, tokens, rendered: { src: `${root}demo/` } })
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const dna = themes.find(({ id }) => id === look.theme)?.dna
    // What stands in the page is the first look already.
    if (!dna || (latest.current === 0 && look === INITIAL_APPEARANCE)) return
    const turn = ++latest.current
    setWorking(true)
    void compileDemo(ask, JSON.stringify(createDemoEssence(dna, look.density))).then((next) => {
      if (turn !== latest.current) return
      setMade((last) => ({ ...last, ...next, previousPack: last.pack }))
      setWorking(false)
    })
  }, [look])
  return (
    <div class="demo" aria-busy={isWorking}>
      <DemoEssence appearance={look} themes={themes} onChange={setLook} />
      <DemoPack pack={made.pack} previousPack={made.previousPack} tokens={made.tokens} />
      <section class="panel demo-page" aria-labelledby="demo-page">
        <h2 id="demo-page">The page</h2>
        <RenderedPage
          title="The page that the pack describes, drawn"
          result={made.rendered}
          width={1120}
          height={1000}
        />
      </section>
    </div>
  )
}

async function compileDemo(
  ask: ReturnType<typeof useCompilerWorker>,
  text: string,
): Promise<Partial<DemoResult>> {
  const [tried, rendered] = await Promise.all([
    ask({ ask: 'try', text }),
    ask({ ask: 'render', text, page: DEMO_PAGE }),
  ])
  const packs = 'outcome' in tried && tried.outcome.kind === 'compiled' ? tried.outcome.packs : []
  const page = packs.find(({ kind }) => kind === 'page')
  const drawn = toRenderResult(rendered)
  return { ...(page ? { pack: page.text, tokens: page.tokens } : {}), rendered: drawn }
}
