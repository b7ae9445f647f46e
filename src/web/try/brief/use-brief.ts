import { useEffect, useRef, useState } from 'preact/hooks'
import { type BriefPlan, reviewPlan } from '../../../internal/plan.ts'
import { readSavedDocument, saveDocument } from '../saved-document.ts'
import { createShareFragment } from '../share-link.ts'
import { useCompilerWorker } from '../use-compiler-worker.ts'
import { getBriefError, readBriefFile } from './brief-text.ts'
import { type BriefDraft, EMPTY_DRAFT, mergeAnswers, parseDraft } from './draft.ts'
import { type CharacterChoice, toOwnTheme } from './draft-theme.ts'

/** How long to wait for the next keystroke before the brief is read. */
const DEBOUNCE_MS = 250

interface BriefInput {
  /** The relative path from the page to the site root. */
  readonly root: string
  /** The ids of the published themes. */
  readonly themes: readonly string[]
  readonly characters: readonly CharacterChoice[]
}

/** Connects a brief, its plan, the answers and the theme with the worker and the storage. */
export function useBrief({ root, themes, characters }: BriefInput) {
  const send = useCompilerWorker(root)
  const input = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState<BriefDraft>(EMPTY_DRAFT)
  const [plan, setPlan] = useState<BriefPlan>()
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isLoaded = useRef(false)

  useEffect(() => {
    const saved = parseDraft(readSavedDocument('brief'))
    // What was typed before this script ran is newer than what was saved.
    const typed = input.current?.value ?? ''
    isLoaded.current = true
    setDraft(typed.trim() === '' ? saved : { ...saved, text: typed })
  }, [])
  useEffect(() => {
    if (isLoaded.current) saveDocument('brief', JSON.stringify(draft))
  }, [draft])
  useReading(draft.text, send, { setPlan, setReading, setError })

  const answers = plan && mergeAnswers(plan.answers, draft)
  const theme =
    plan && answers && toOwnTheme(draft, { brief: plan.brief, answers, themes, characters })
  const change = (changes: Partial<BriefDraft>) => {
    setProblem(undefined)
    setDraft((last) => ({ ...last, ...changes }))
  }
  /** Creates the essence, or shows why that is impossible. */
  const createEssence = async (): Promise<string | undefined> => {
    if (!answers) return undefined
    const response = await send({ type: 'answer', brief: draft.text, answers, theme })
    const message = 'planned' in response ? undefined : 'error' in response ? response.error : ''
    const issues = 'planned' in response ? response.planned.issues : []
    const found = message ?? issues.map((issue) => `${issue.message} ${issue.hint ?? ''}`).join(' ')
    setProblem(found || undefined)
    return 'planned' in response && issues.length === 0 ? response.planned.text : undefined
  }
  return {
    ...{ send, input, draft, plan, isReading, error, problem, answers, theme, createEssence },
    findings: answers ? reviewPlan(answers) : [],
    change,
    openFile: async (file: File) => {
      const result = await readBriefFile(file)
      setError(result.ok ? undefined : result.message)
      if (result.ok) change({ text: result.text })
    },
    /** Opens the essence in the editor. The link works without storage too. */
    openEssence: async () => {
      const text = await createEssence()
      if (text === undefined) return
      const link = await createShareFragment(text, { theme, from: 'brief' })
      if (link.ok) location.href = new URL(`${root}try/${link.text}`, document.baseURI).href
      else setProblem(link.message)
    },
  }
}

export type BriefState = ReturnType<typeof useBrief>

interface ReadingState {
  readonly setPlan: (plan: BriefPlan | undefined) => void
  readonly setReading: (isReading: boolean) => void
  readonly setError: (error: string | undefined) => void
}

/** Reads a brief in the worker when it changes. Only the latest result counts. */
function useReading(
  text: string,
  send: ReturnType<typeof useCompilerWorker>,
  { setPlan, setReading, setError }: ReadingState,
): void {
  const latest = useRef(0)
  useEffect(() => {
    const request = ++latest.current
    const error = getBriefError(text)
    setReading(error === undefined && text.trim() !== '')
    if (text.trim() !== '') setError(error)
    if (error !== undefined || text.trim() === '') return setPlan(undefined)
    const timer = setTimeout(async () => {
      const response = await send({ type: 'plan', brief: text })
      if (request !== latest.current) return
      setReading(false)
      setPlan('plan' in response ? response.plan : undefined)
      if ('error' in response) setError(response.error)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
}
