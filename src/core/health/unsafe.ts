/** A piece of a text that asks for something unsafe, and what it does. */
export interface Unsafe {
  readonly found: string
  readonly means: string
}

const SIGN_IN = '(?:auth\\w*|log-?in|sign-?in|signing in|permission checks?|password checks?)'

const SECRET = '(?:secrets?|keys?|tokens?|passwords?|passphrases?|credentials?)'

const HELD = '(?:tokens?|jwts?|sessions?|credentials?|passwords?|secrets?|api keys?)'

const STORE = '(?:local|session)\\s?storage'

const FEW_WORDS = '(?:[\\w-]+\\s+){0,3}'

const UNSAFE: readonly (readonly [pattern: string, means: string])[] = [
  [
    `\\b(?:bypass|skip|disabl|omit|circumvent)\\w*\\s+${FEW_WORDS}${SIGN_IN}\\b`,
    'goes round sign-in',
  ],
  [
    `\\baccept\\w*\\s+(?:any|all|every)\\s+${FEW_WORDS}(?:credentials?|passwords?|tokens?)\\b`,
    'lets anyone in',
  ],
  [`\\bany\\s+(?:password|credentials?)\\s+(?:works?|will do|is accepted)\\b`, 'lets anyone in'],
  [`\\bhard[- ]?cod\\w*\\s+${FEW_WORDS}${SECRET}\\b`, 'exposes a secret'],
  [`\\b${SECRET}\\s+${FEW_WORDS}hard[- ]?coded\\b`, 'exposes a secret'],
  [
    '\\b(?:sk|pk|rk)_live_\\w{8,}|\\bAKIA[0-9A-Z]{16}\\b|\\bghp_\\w{20,}|BEGIN [A-Z ]*PRIVATE KEY',
    'exposes a secret',
  ],
  [`\\b${HELD}\\b[^.;]{0,60}\\b${STORE}\\b`, 'leaves a secret to any script of the page'],
  [`\\b${STORE}\\b[^.;]{0,60}\\b${HELD}\\b`, 'leaves a secret to any script of the page'],
]

const PATTERNS = UNSAFE.map(([pattern, means]) => ({ pattern: new RegExp(pattern, 'gi'), means }))

/** What forbids the words that follow it, up to a comma or the end of the sentence. */
const FORBIDS =
  /\b(?:never|not|no|nor|cannot|avoid\w*|forbid\w*|refus\w*|reject\w*|\w+n't)\b[^.,;:!?]{0,40}$/i

/** Every piece of a text that asks for something unsafe; what is forbidden is not asked for. */
export const unsafeIn = (text: string): Unsafe[] =>
  PATTERNS.flatMap(({ pattern, means }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      forbids(text, found, index) ? [] : [{ found, means }],
    ),
  )

/** The word that forbids stands before, or between the two ends of what was found. */
const forbids = (text: string, found: string, index: number): boolean =>
  FORBIDS.test(text.slice(Math.max(0, index - 60), index)) || /\b(?:never|not)\b/i.test(found)
