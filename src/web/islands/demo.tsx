import { useEffect, useRef, useState } from 'preact/hooks'
import {
  DEMO_ESSENCE,
  DEMO_PAGE,
  type DemoLook,
  demoIn,
  type ThemeChoice,
} from '../demo-essence.ts'
import { DemoEssence } from '../parts/demo-essence.tsx'
import { DemoPack } from '../parts/demo-pack.tsx'
import { type Drawn, DrawnPage, drawnOf } from './drawn-page.tsx'
import { useBackground } from './use-background.ts'

/** The themes to choose from, and what the first choice makes. */
export interface DemoProps {
  readonly root: string
  readonly themes: readonly ThemeChoice[]
  readonly pack: string
  readonly tokens: number
}

interface Made {
  readonly pack: string
  readonly tokens: number
  /** The lines of the pack before. */
  readonly before?: string
  readonly drawn: Drawn
}

const FIRST: DemoLook = {
  theme: DEMO_ESSENCE.dna.theme.id,
  density: DEMO_ESSENCE.dna.spacing.density,
}

/** An essence, the pack of its page, and the page: what is changed in the first shows in all. */
export const Demo = (props: DemoProps) => {
  const { root, themes, pack, tokens } = props
  const ask = useBackground(root)
  const latest = useRef(0)
  const [look, setLook] = useState(FIRST)
  const [made, setMade] = useState<Made>({ pack, tokens, drawn: { src: `${root}demo/` } })
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const dna = themes.find(({ id }) => id === look.theme)?.dna
    // What stands in the page is the first look already.
    if (!dna || (latest.current === 0 && look === FIRST)) return
    const turn = ++latest.current
    setWorking(true)
    void make(ask, JSON.stringify(demoIn(dna, look.density))).then((next) => {
      if (turn !== latest.current) return
      setMade((last) => ({ ...last, ...next, before: last.pack }))
      setWorking(false)
    })
  }, [look])
  return (
    <div class="demo" aria-busy={isWorking}>
      <DemoEssence look={look} themes={themes} onChange={setLook} />
      <DemoPack pack={made.pack} before={made.before} tokens={made.tokens} />
      <section class="panel demo-page" aria-labelledby="demo-page">
        <h2 id="demo-page">The page</h2>
        <DrawnPage
          title="The page that the pack describes, drawn"
          drawn={made.drawn}
          width={1120}
          height={1000}
        />
      </section>
    </div>
  )
}

async function make(ask: ReturnType<typeof useBackground>, text: string): Promise<Partial<Made>> {
  const [tried, rendered] = await Promise.all([
    ask({ ask: 'try', text }),
    ask({ ask: 'render', text, page: DEMO_PAGE }),
  ])
  const packs = 'outcome' in tried && tried.outcome.kind === 'compiled' ? tried.outcome.packs : []
  const page = packs.find(({ kind }) => kind === 'page')
  const drawn = drawnOf(rendered)
  return { ...(page ? { pack: page.text, tokens: page.tokens } : {}), drawn }
}
