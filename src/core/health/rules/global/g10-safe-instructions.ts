import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { listExamples, listProse } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

/** A piece of a text that asks for something unsafe, and what it does. */
export interface UnsafeInstruction {
  readonly match: string
  readonly effect: string
}

const SIGN_IN_TERMS = '(?:auth\\w*|log-?in|sign-?in|signing in|permission checks?|password checks?)'

const SECRET_TERMS = '(?:secrets?|keys?|tokens?|passwords?|passphrases?|credentials?)'

const CREDENTIAL_TERMS = '(?:tokens?|jwts?|sessions?|credentials?|passwords?|secrets?|api keys?)'

const BROWSER_STORAGE = '(?:local|session)\\s?storage'

const UP_TO_THREE_WORDS = '(?:[\\w-]+\\s+){0,3}'

const UNSAFE_PHRASES: readonly (readonly [pattern: string, means: string])[] = [
  [
    `\\b(?:bypass|skip|disabl|omit|circumvent)\\w*\\s+${UP_TO_THREE_WORDS}${SIGN_IN_TERMS}\\b`,
    'goes round sign-in',
  ],
  [
    `\\baccept\\w*\\s+(?:any|all|every)\\s+${UP_TO_THREE_WORDS}(?:credentials?|passwords?|tokens?)\\b`,
    'lets anyone in',
  ],
  [`\\bany\\s+(?:password|credentials?)\\s+(?:works?|will do|is accepted)\\b`, 'lets anyone in'],
  [`\\bhard[- ]?cod\\w*\\s+${UP_TO_THREE_WORDS}${SECRET_TERMS}\\b`, 'exposes a secret'],
  [`\\b${SECRET_TERMS}\\s+${UP_TO_THREE_WORDS}hard[- ]?coded\\b`, 'exposes a secret'],
  [
    '\\b(?:sk|pk|rk)_live_\\w{8,}|\\bAKIA[0-9A-Z]{16}\\b|\\bghp_\\w{20,}|BEGIN [A-Z ]*PRIVATE KEY',
    'exposes a secret',
  ],
  [
    `\\b${CREDENTIAL_TERMS}\\b[^.;]{0,60}\\b${BROWSER_STORAGE}\\b`,
    'leaves a secret to any script of the page',
  ],
  [
    `\\b${BROWSER_STORAGE}\\b[^.;]{0,60}\\b${CREDENTIAL_TERMS}\\b`,
    'leaves a secret to any script of the page',
  ],
]

const UNSAFE_PATTERNS = UNSAFE_PHRASES.map(([pattern, effect]) => ({
  pattern: new RegExp(pattern, 'gi'),
  effect,
}))

/** What forbids the words that follow it, up to a comma or the end of the sentence. */
const PROHIBITION =
  /\b(?:never|not|no|nor|cannot|avoid\w*|forbid\w*|refus\w*|reject\w*|\w+n't)\b[^.,;:!?]{0,40}$/i

/** Every piece of a text that asks for something unsafe; what is forbidden is not asked for. */
export const findUnsafeInstructions = (text: string): UnsafeInstruction[] =>
  UNSAFE_PATTERNS.flatMap(({ pattern, effect }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) =>
      isProhibited(text, match, index) ? [] : [{ match, effect }],
    ),
  )

/** The word that forbids stands before, or between the two ends of what was found. */
const isProhibited = (text: string, found: string, index: number): boolean =>
  PROHIBITION.test(text.slice(Math.max(0, index - 60), index)) || /\b(?:never|not)\b/i.test(found)

/** No record tells an agent to build a hole. */
export const safeInstructionsRule: RecordRule = {
  id: 'G10',
  requirement: 'No text tells a reader to go round sign-in or to expose a secret.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check: (record) =>
    [...listProse(record), ...listExamples(record)].flatMap(({ pointer, text }) =>
      findUnsafeInstructions(text).map(({ match, effect }) => ({
        pointer,
        message: `"${match}" ${effect}.`,
        remedy: 'Say what a safe product does, or forbid it with "never".',
      })),
    ),
}
