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
