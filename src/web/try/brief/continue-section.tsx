import { useState } from 'preact/hooks'
import { CopyButton, saveText } from '../../ui/copy-button.tsx'
import type { OwnTheme } from '../own-themes.ts'
import { listCommands } from './draft-theme.ts'

interface ContinueSectionProps {
  readonly theme: OwnTheme | undefined
  /** Returns the essence; undefined if an answer cannot be used. */
  readonly createEssence: () => Promise<string | undefined>
}

/** Offers the essence as a file, and the commands that continue in a project. */
export const ContinueSection = ({ theme, createEssence }: ContinueSectionProps) => {
  const [message, setMessage] = useState('')
  const download = async () => {
    const text = await createEssence()
    setMessage(
      text === undefined ? '' : await saveText(Promise.resolve(`${text}\n`), 'svc.essence.json'),
    )
  }
  return (
    <section class="brief-continue" aria-labelledby="continue">
      <h2 id="continue">Continue in a project</h2>
      <p>
        Put <code>svc.essence.json</code> into the folder of your project and run these commands
        there. <code>plan</code> writes a worksheet with the answers so far.
      </p>
      <p class="copy">
        <button type="button" class="button" onClick={() => void download()}>
          Download svc.essence.json
        </button>
        <span role="status">{message}</span>
      </p>
      <div class="brief-commands">
        <pre id="brief-commands" tabindex={0}>
          <code>{listCommands(theme)}</code>
        </pre>
        <CopyButton source={{ from: 'brief-commands' }} label="the commands" />
      </div>
    </section>
  )
}
