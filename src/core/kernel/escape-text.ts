/**
 * Matches characters that change how a text looks without being seen: controls, separators of lines
 * and paragraphs, controls of direction, and everything else that has no glyph. Joiners stay where
 * writing needs them, in emoji and in scripts other than Latin, Greek and Cyrillic, and so do the
 * selectors of variants. Tabs and line breaks stay; a carriage return alone overwrites its line.
 */
export const HIDDEN_CHARACTER = [
  '(?!\\r\\n)[^\\P{Cc}\\n\\t]',
  '[\\p{Zl}\\p{Zp}\\ufff9-\\ufffb]',
  '(?![\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}])\\p{DI}',
  '(?<![\\p{ExtPict}\\p{EMod}\\ufe0f\\p{M}]|(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}])\\p{L})[\\u200c\\u200d]',
  // Letters without a glyph, which only belong behind a black flag, as the name of a region.
  '(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0020}-\\u{e007f}]',
  '(?<!\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
].join('|')

// Most texts are plain ASCII. Testing for that first is much faster.
const MAY_BE_HIDDEN = /[^\n\t -~]/

const HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu')
const HIDDEN_OR_BREAK = new RegExp(`[\\n\\t]|\\r\\n|${HIDDEN_CHARACTER}`, 'gu')

/**
 * Replaces hidden characters by their JSON escapes, so that a text from a record, a key or a file
 * name cannot move the cursor, hide or reorder output, or change the terminal. JSON stays the same.
 */
export const escapeControls = (text: string): string =>
  MAY_BE_HIDDEN.test(text) ? text.replaceAll(HIDDEN, toEscape) : text

/** Replaces line breaks and tabs as well, for a text that belongs on one line. */
export const escapeLine = (text: string): string => text.replaceAll(HIDDEN_OR_BREAK, toEscape)

/** Returns the JSON escape of each UTF-16 code unit of a text. */
export const toEscape = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** The commands that GitHub Actions reads in the log of a step. */
const COMMANDS =
  'add-mask|add-matcher|add-path|command|debug|echo|endgroup|error|group|internal-set-repo-path|notice|remove-matcher|save-state|section|set-env|set-output|set-secret|stop-commands|warning'

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
const WORKFLOW_COMMAND = new RegExp(`^([^\\S\\n]*:):(?=(?:${COMMANDS})\\b)`, 'gim')
const LOG_COMMAND = new RegExp(`(#)#(?=\\[(?:${COMMANDS})\\b)`, 'gi')

/** Escapes what GitHub Actions would take for a command if the text is printed in its log. */
export const escapeWorkflowCommands = (text: string): string =>
  text.replaceAll(WORKFLOW_COMMAND, '$1\\u003a').replaceAll(LOG_COMMAND, '$1\\u0023')
