import { useEffect, useRef, useState } from 'preact/hooks'
import {
  createDemoEssence,
  DEMO_ESSENCE,
  DEMO_PAGE,
  type DemoAppearance,
  type ThemeOption,
} from '../demo-essence.ts'
import { DemoEssence } from '../parts/demo-essence.tsx'
import { DemoPack } from '../parts/demo-pack.tsx'
import { RenderedPage, type RenderResult, toRenderResult } from './drawn-page.tsx'
import { useCompilerWorker } from './use-background.ts'

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
