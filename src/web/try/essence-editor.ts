import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
} from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, type Text } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { TextEdit } from './edit-json.ts'
import { editorTheme } from './editor-theme.ts'
import { createEssenceCompletion, type RecordNames } from './essence-completion.ts'
import { essenceHover } from './essence-hover.ts'
import { getFixLabel } from './fix-label.ts'
import type { TextRange } from './issue-ranges.ts'
import { MAX_BYTES } from './limits.ts'
import type { LocatedIssue } from './messages.ts'

/** A code editor for an essence. */
export interface EssenceEditor {
  getText(): string
  /** Replaces the text, as one step that can be undone. */
  setText(text: string): void
  /** Applies an edit of a text, unless the text has changed since. */
  applyEdit(text: string, edit: TextEdit): void
  /** Marks the issues of a text, unless the text has changed since. */
  showIssues(text: string, issues: readonly LocatedIssue[]): void
  /** Selects a part of the text and moves the focus there. */
  select(range: TextRange): void
  destroy(): void
}

interface EditorOptions {
  readonly parent: HTMLElement
  readonly text: string
  readonly names: RecordNames
  /** The id of the element that explains how to use the editor. */
  readonly describedBy: string
  readonly onChange: () => void
  /** Called with the length of a text that is too large and was not inserted. */
  readonly onOversized: (length: number) => void
  readonly onFix: (issue: LocatedIssue) => void
  readonly onFormat: () => void
}

/** Creates an editor inside an element. */
export function createEssenceEditor(options: EditorOptions): EssenceEditor {
  const { parent, text } = options
  const view = new EditorView({
    parent,
    state: EditorState.create({ doc: text, extensions: createExtensions(options) }),
  })
  const readText = createTextReader()
  const getText = (): string => readText(view.state.doc)
  const replace = ({ from, to, insert }: TextEdit): void =>
    view.dispatch({ changes: { from, to, insert }, userEvent: 'input' })
  return {
    getText,
    setText: (insert) => {
      replace({ from: 0, to: view.state.doc.length, insert })
      view.dispatch({ selection: { anchor: 0 }, scrollIntoView: true })
    },
    applyEdit: (base, edit) => {
      if (getText() === base) replace(edit)
    },
    showIssues: (base, issues) => {
      if (getText() !== base) return
      const diagnostics = issues.map((issue) => toDiagnostic(issue, options.onFix))
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    select: ({ from, to }) => {
      const { length } = view.state.doc
      const selection = { anchor: Math.min(from, length), head: Math.min(to, length) }
      const effects = EditorView.scrollIntoView(selection.anchor, { y: 'center' })
      view.dispatch({ selection, effects })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

/** Creates a function that returns the text of a document, and remembers the last one. */
function createTextReader(): (document: Text) => string {
  let last: { readonly document: Text; readonly text: string } | undefined
  return (document) => {
    if (last?.document !== document) last = { document, text: document.toString() }
    return last.text
  }
}

const createExtensions = (options: EditorOptions): Extension[] => [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  codeFolding(),
  foldGutter(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  json(),
  autocompletion({ override: [createEssenceCompletion(options.names)], icons: false }),
  essenceHover,
  lintGutter(),
  editorTheme,
  keymap.of([
    { key: 'Shift-Alt-f', run: () => callAndStop(options.onFormat) },
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    // Escape, then Tab, leaves the editor: https://codemirror.net/examples/tab/
    indentWithTab,
  ]),
  EditorView.contentAttributes.of({
    // Editable elements are focusable without it, but not all tools know that.
    tabindex: '0',
    'aria-label': 'Essence',
    'aria-describedby': options.describedBy,
  }),
  EditorView.updateListener.of(({ docChanged }) => {
    if (docChanged) options.onChange()
  }),
  createSizeLimit(options.onOversized),
]

/** Calls a function and returns true, so that no other key binding runs. */
function callAndStop(run: () => void): true {
  run()
  return true
}

/** Rejects changes that would make the text larger than the compiler accepts. */
const createSizeLimit = (onOversized: (length: number) => void): Extension =>
  EditorState.changeFilter.of(({ changes: { newLength } }) => {
    if (newLength > MAX_BYTES) onOversized(newLength)
    return newLength <= MAX_BYTES
  })

const SEVERITIES = { error: 'error', warn: 'warning', info: 'info' } as const

function toDiagnostic(issue: LocatedIssue, onFix: (issue: LocatedIssue) => void): Diagnostic {
  const { range, severity, message, hint } = issue
  const fix = getFixLabel(issue)
  return {
    ...range,
    severity: SEVERITIES[severity],
    message: hint === undefined ? message : `${message} ${hint}`,
    ...(fix === undefined ? {} : { actions: [{ name: fix, apply: () => onFix(issue) }] }),
  }
}
