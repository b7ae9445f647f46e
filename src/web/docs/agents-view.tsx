import type { ComponentChildren } from 'preact'
import type { Client } from '../../index.ts'
import { agentsBlock, CONTEXT_FOLDER, ESSENCE_FILE } from '../../packs.ts'
import { compileDemoPack } from '../try/demo-pack.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { HighlightedCode } from '../ui/highlighted-code.tsx'
import type { View } from '../view.ts'

interface Command {
  readonly command: string
  readonly purpose: string
}

const COMMANDS: readonly Command[] = [
  {
    command: 'npx @svc/content init --blueprint internal-admin',
    purpose: `Creates ${ESSENCE_FILE}, the packs and the block in AGENTS.md. Run it once.`,
  },
  { command: 'npx @svc/content pack page dashboard', purpose: 'Prints the pack of one page.' },
  { command: 'npx @svc/content search "table with paging"', purpose: 'Finds another pattern.' },
  {
    command: 'npx @svc/content validate',
    purpose: 'Reports what is wrong in the essence, and where.',
  },
  {
    command: 'npx @svc/content compile --check',
    purpose: 'Fails in CI if a pack is older than the essence, and names it.',
  },
]

/** Creates the page about coding agents. */
export async function agentsView(client: Client): Promise<View> {
  const { tokens, pack } = await compileDemoPack(client)
  return {
    path: 'agents/index.html',
    title: 'Work with coding agents · svc',
    description:
      'How a coding agent works with packs: what to tell it, what to run, what it reads.',
    main: (
      <>
        <div class="title">
          <h1>Work with coding agents</h1>
          <p>
            A capable agent knows how to build a table. It cannot know why your page exists, what
            matters most on it, what you decided, and what is the same on every page. A pack tells
            it that in about 750 tokens, and when the page is done.
          </p>
        </div>
        <div class="steps">
          <Step id="tell" title="Tell it once">
            <p>
              The first command below puts this block into <code>AGENTS.md</code>, which coding
              agents read before anything else. The rest of the file stays as it is.
            </p>
            <CopyableBlock
              id="block"
              text={agentsBlock({ svc: 'npx @svc/content' })}
              label="the block"
            />
          </Step>
          <Step id="commands" title="Commands">
            <p>
              Packs are files in <code>{CONTEXT_FOLDER}/</code>, kept with the code. An agent needs
              no server and no tool to read them.
            </p>
            <dl class="rows">
              {COMMANDS.map(({ command, purpose }) => (
                <div class="row" key={command}>
                  <dt>
                    <code>{command}</code>
                  </dt>
                  <dd>{purpose}</dd>
                </div>
              ))}
            </dl>
          </Step>
          <Step id="pack" title="What it reads">
            <p>
              The pack of one page, compiled from the small essence that the{' '}
              <a href="../try/">playground</a> opens with. It has {tokens.toLocaleString('en')}{' '}
              tokens.
            </p>
            <CopyableBlock id="pack-text" text={pack} label="the pack" />
          </Step>
          <Step id="without" title="Without the command line">
            <p>
              Everything is a file. <a href="../llms.txt">llms.txt</a> lists the files, every record
              is also available as Markdown, and the packs of each{' '}
              <a href="../blueprints/">blueprint</a> are already compiled.
            </p>
          </Step>
        </div>
      </>
    ),
  }
}

interface StepProps {
  readonly id: string
  readonly title: string
  readonly children: ComponentChildren
}

const Step = ({ id, title, children }: StepProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div>{children}</div>
  </section>
)

interface CopyableBlockProps {
  readonly id: string
  readonly text: string
  readonly label: string
}

const CopyableBlock = ({ id, text, label }: CopyableBlockProps) => (
  <div class="block">
    <CopyButton source={{ from: id }} label={label} />
    <div id={id}>
      <HighlightedCode text={text} language="markdown" />
    </div>
  </div>
)
