import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const WARNING = 'light-dark(oklch(0.58 0.13 70), oklch(0.8 0.13 80))'

const squiggle = (color: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy ${color}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.25em',
})

/** The look of the editor, from the custom properties of the site, so that it follows its mode. */
export const editorTheme = [
  EditorView.theme({
    '&': { height: '100%', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)' },
    // The element around the editor shows the focus, because the gutter would cover an outline.
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
    '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-text)' },
    '.cm-gutters': {
      border: '0',
      backgroundColor: 'var(--color-surface)',
      color: 'var(--color-text-muted)',
    },
    '.cm-activeLine': {
      backgroundColor: 'color-mix(in srgb, var(--color-tint) 45%, transparent)',
    },
    '.cm-activeLineGutter': { backgroundColor: 'var(--color-tint)', color: 'var(--color-text)' },
    '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
    '& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
      { backgroundColor: 'color-mix(in srgb, var(--color-primary) 28%, transparent)' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'var(--color-tint)',
      outline: '1px solid var(--color-border-strong)',
    },
    '.cm-foldPlaceholder': {
      borderColor: 'var(--color-border)',
      backgroundColor: 'var(--color-sunken)',
      color: 'var(--color-text-muted)',
    },
    '.cm-tooltip': {
      maxWidth: 'min(28rem, 90vw)',
      border: '1px solid var(--color-border-strong)',
      borderRadius: 'var(--radius-control)',
      backgroundColor: 'var(--color-surface)',
      color: 'var(--color-text)',
      font: 'var(--text-xs) / 1.45 var(--font-body)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: 'var(--color-primary)',
      color: 'var(--color-on-primary)',
    },
    '.cm-panels': { backgroundColor: 'var(--color-sunken)', color: 'var(--color-text)' },
    '.cm-panels.cm-panels-bottom': { borderColor: 'var(--color-border)' },
    '.cm-panel input, .cm-panel button': { font: 'var(--text-xs) var(--font-body)' },
    '.cm-diagnostic': { padding: '0.375rem 0.75rem', borderLeftWidth: '3px' },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--color-danger)' },
    '.cm-diagnostic-warning': { borderLeftColor: WARNING },
    '.cm-diagnosticAction': {
      margin: '0.375rem 0 0',
      padding: '0.125rem 0.5rem',
      border: '1px solid var(--color-border-strong)',
      borderRadius: 'var(--radius-control)',
      backgroundColor: 'var(--color-surface)',
      color: 'var(--color-text)',
    },
    '.cm-lintRange-error': squiggle('var(--color-danger)'),
    '.cm-lintRange-warning': squiggle(WARNING),
    '.cm-lintRange-info': squiggle('var(--color-primary)'),
    '.cm-lintRange-active': { backgroundColor: 'var(--color-tint)' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--color-primary)' },
      { tag: tags.string, color: 'light-dark(oklch(0.43 0.1 145), oklch(0.82 0.1 145))' },
      {
        tag: [tags.number, tags.bool, tags.null],
        color: 'light-dark(oklch(0.48 0.15 300), oklch(0.8 0.1 300))',
      },
    ]),
  ),
]
