import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { listExamples, listProse } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

/** Forbids instructions that would make a product insecure. */
export const safeInstructionsRule: RecordRule = {
  id: 'G10',
  requirement: 'No text instructs a reader to bypass sign-in or to expose a secret.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check: (record) =>
    [...listProse(record), ...listExamples(record)].flatMap(({ pointer, text }) =>
      findUnsafeInstructions(text).map(({ match, effect }) => ({
        pointer,
        message: `"${match}" ${effect}.`,
        hint: 'Describe the safe behavior, or forbid it with "never".',
      })),
    ),
}

/** A part of a text with an unsafe instruction, and the effect of following it. */
interface UnsafeInstruction {
  readonly match: string
  readonly effect: string
}

const SIGN_IN_TERMS = '(?:auth\\w*|log-?in|sign-?in|signing in|permission checks?|password checks?)'

const SECRET_TERMS = '(?:secrets?|keys?|tokens?|passwords?|passphrases?|credentials?)'

const CREDENTIAL_TERMS = '(?:tokens?|jwts?|sessions?|credentials?|passwords?|secrets?|api keys?)'

const BROWSER_STORAGE = '(?:local|session)\\s?storage'

const UP_TO_THREE_WORDS = '(?:[\\w-]+\\s+){0,3}'

const UNSAFE_PHRASES: readonly (readonly [pattern: string, effect: string])[] = [
  [
    `\\b(?:bypass|skip|disabl|omit|circumvent)\\w*\\s+${UP_TO_THREE_WORDS}${SIGN_IN_TERMS}\\b`,
    'bypasses sign-in',
  ],
  [
    `\\baccept\\w*\\s+(?:any|all|every)\\s+${UP_TO_THREE_WORDS}(?:credentials?|passwords?|tokens?)\\b`,
    'lets anyone sign in',
  ],
  [
    `\\bany\\s+(?:password|credentials?)\\s+(?:works?|will do|is accepted)\\b`,
    'lets anyone sign in',
  ],
  [`\\bhard[- ]?cod\\w*\\s+${UP_TO_THREE_WORDS}${SECRET_TERMS}\\b`, 'exposes a secret'],
  [`\\b${SECRET_TERMS}\\s+${UP_TO_THREE_WORDS}hard[- ]?coded\\b`, 'exposes a secret'],
  [
    '\\b(?:sk|pk|rk)_live_\\w{8,}|\\bAKIA[0-9A-Z]{16}\\b|\\bghp_\\w{20,}|BEGIN [A-Z ]*PRIVATE KEY',
    'exposes a secret',
  ],
  [
    `\\b${CREDENTIAL_TERMS}\\b[^.;]{0,60}\\b${BROWSER_STORAGE}\\b`,
    'exposes a secret to every script of the page',
  ],
  [
    `\\b${BROWSER_STORAGE}\\b[^.;]{0,60}\\b${CREDENTIAL_TERMS}\\b`,
    'exposes a secret to every script of the page',
  ],
]

const UNSAFE_PATTERNS = UNSAFE_PHRASES.map(([pattern, effect]) => ({
  pattern: new RegExp(pattern, 'gi'),
  effect,
}))

/** Words that forbid what follows, up to a comma or the end of the sentence. */
const PROHIBITION =
  /\b(?:never|not|no|nor|cannot|avoid\w*|forbid\w*|refus\w*|reject\w*|\w+n't)\b[^.,;:!?]{0,40}$/i

/** Finds unsafe instructions in a text, without those that the text forbids. */
const findUnsafeInstructions = (text: string): UnsafeInstruction[] =>
  UNSAFE_PATTERNS.flatMap(({ pattern, effect }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) =>
      isProhibited(text, match, index) ? [] : [{ match, effect }],
    ),
  )

/** True if a prohibiting word precedes a match or is part of it. */
const isProhibited = (text: string, match: string, index: number): boolean =>
  PROHIBITION.test(text.slice(Math.max(0, index - 60), index)) || /\b(?:never|not)\b/i.test(match)
