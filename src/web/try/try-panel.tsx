import { useEffect, useRef, useState } from 'preact/hooks'
import type { JsonPatchOperation } from '../../essence.ts'
import type { RecordNames } from './essence-completion.ts'
import type { EssenceEditor } from './essence-editor.ts'
import { formatSizeError } from './limits.ts'
import { NoticeBar, type NoticeContent } from './notice-bar.tsx'
import { findOwnTheme } from './own-themes.ts'
import type { FontFiles } from './render-page.ts'
import { keepSavedDocument, readRequestedDocument } from './requested-document.ts'
import { readSavedDocument, saveDocument } from './saved-document.ts'
import { createShareFragment } from './share-link.ts'
import { type StartGroup, StartSelect } from './start-select.tsx'
import { TryIssues } from './try-issues.tsx'
import { TryOutput } from './try-output.tsx'
import { useDebouncedCompile } from './use-compiler-worker.ts'

/** The initial text of the editor, and what can replace it. */
export interface TryPanelProps {
  /** The relative path from the page to the site root. */
  readonly root: string
  readonly text: string
  readonly starts: readonly StartGroup[]
  readonly names: RecordNames
  readonly fonts: FontFiles
}

/** An essence editor that shows issues, the rendered page and the packs as the user types. */
export const TryPanel = (props: TryPanelProps) => {
  const { starts, text, fonts } = props
  const { host, isReady, notice, state, send, actions } = usePlayground(props)
  const { outcome, isWorking, good, previous } = state
  return (
    <div class="try needs-script">
      <div class="try-input">
        <div class="try-bar">
          <StartSelect groups={starts} send={send} example={text} {...actions} />
          <span class="try-actions">
            <button type="button" class="button small" disabled={!isReady} onClick={actions.format}>
              Format
            </button>
            <button type="button" class="button small" disabled={!isReady} onClick={actions.share}>
              Share
            </button>
          </span>
        </div>
        <NoticeBar notice={notice} onRestore={actions.restore} />
        <div class="try-editor" ref={host}>
          {!isReady && <pre>{text}</pre>}
        </div>
        <p id="try-hint" class="try-hint muted">
          Runs in your browser; nothing is uploaded. <kbd>Ctrl</kbd> <kbd>Space</kbd> completes,{' '}
          <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the editor.
        </p>
        <TryIssues
          outcome={outcome}
          isWorking={isWorking}
          onSelect={({ range }) => actions.select(range)}
          onFix={actions.fix}
          onFixAll={actions.fixAll}
        />
      </div>
      <TryOutput
        good={good}
        previous={previous}
        isStale={good !== undefined && outcome !== undefined && good.text !== state.text}
        isWorking={isWorking}
        fonts={fonts}
        send={send}
      />
    </div>
  )
}

/** Connects the editor, the compiler, the saved document and the address of the page. */
function usePlayground({ root, text: example, names }: TryPanelProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EssenceEditor>(undefined)
  const [isReady, setReady] = useState(false)
  const [notice, setNotice] = useState<NoticeContent>()
  const { state, compile, send } = useDebouncedCompile(root)

  const readText = (): string => editor.current?.getText() ?? ''
  const isSaved = useRef(true)
  const readAndSave = (): string => {
    const text = readText()
    saveDocument('current', text)
    isSaved.current = true
    return text
  }
  /** Asks the worker for an edit of the text, and applies it. */
  const edit = async (
    request:
      | { readonly type: 'format' | 'fixAll' }
      | { readonly type: 'fix'; readonly patch: Patch },
  ) => {
    const text = readText()
    const response = await send({ ...request, text })
    if ('edit' in response) editor.current?.applyEdit(text, response.edit)
    if ('error' in response) setNotice({ error: response.error })
  }
  const actions = {
    format: () => void edit({ type: 'format' }),
    fix: (patch: Patch) => void edit({ type: 'fix', patch }),
    fixAll: () => void edit({ type: 'fixAll' }),
    select: (range: Parameters<EssenceEditor['select']>[0]) => editor.current?.select(range),
    share: async () =>
      setNotice(
        toShareNotice(await createShareFragment(readText(), { theme: findOwnTheme(readText()) })),
      ),
    open: (text: string, origin: string) => {
      setNotice({ message: keepSavedDocument(text, origin), canRestore: true })
      editor.current?.setText(text)
    },
    restore: () => {
      editor.current?.setText(readSavedDocument('previous') ?? example)
      setNotice({ message: 'Your last document is back.' })
    },
    fail: (error: string) => setNotice({ error }),
  }

  const start = async (element: HTMLElement) => {
    const [{ createEssenceEditor }, requested] = await Promise.all([
      import('./essence-editor.ts'),
      readRequestedDocument(send),
    ])
    setNotice(toNotice(requested))
    setReady(true)
    editor.current = createEssenceEditor({
      parent: element,
      text: requested.text ?? readSavedDocument('current') ?? example,
      names,
      describedBy: 'try-hint',
      onChange: () => {
        isSaved.current = false
        setNotice(dismissOnEdit)
        compile(readAndSave)
      },
      onOversized: (length) =>
        actions.fail(`${formatSizeError(length, 'characters')} Nothing was inserted.`),
      onFix: ({ patch = [] }) => actions.fix(patch),
      onFormat: actions.format,
    })
    compile(readText, 0)
  }

  useEffect(() => {
    const openRequested = async () => {
      const requested = await readRequestedDocument(send)
      if (requested.text !== undefined) editor.current?.setText(requested.text)
      if (requested.text ?? requested.error) setNotice(toNotice(requested))
    }
    // Changes of the last moment are not compiled yet, and so not saved.
    const saveNow = () => isSaved.current || readAndSave()
    if (host.current) start(host.current).catch(() => actions.fail(EDITOR_ERROR))
    addEventListener('hashchange', openRequested)
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('hashchange', openRequested)
      removeEventListener('pagehide', saveNow)
      editor.current?.destroy()
    }
  }, [])
  useEffect(() => {
    const { outcome, text } = state
    if (!outcome) return
    editor.current?.showIssues(text, 'issues' in outcome ? outcome.issues.visible : [])
  }, [state.outcome])

  return { host, isReady, notice, state, send, actions }
}

type Patch = readonly JsonPatchOperation[]

/** Removes links and errors when the text changes: they are about the text before. */
const dismissOnEdit = (notice: NoticeContent | undefined): NoticeContent | undefined =>
  notice && 'message' in notice ? notice : undefined

const EDITOR_ERROR = 'The editor could not be loaded. Reload the page to try again.'

const toNotice = ({
  notice,
  error,
}: Awaited<ReturnType<typeof readRequestedDocument>>): NoticeContent | undefined => {
  if (error !== undefined) return { error }
  return notice === undefined ? undefined : { message: notice, canRestore: true }
}

/** Returns the notice with the link to a document, or why there is none. */
function toShareNotice(result: Awaited<ReturnType<typeof createShareFragment>>): NoticeContent {
  if (!result.ok) return { error: result.message }
  return { link: new URL(result.text, location.href).href }
}
