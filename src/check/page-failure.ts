import { PageFailure } from './limits.ts'

/** The messages of the browser and of Playwright, and what they mean for a page. */
const REASONS: readonly (readonly [message: RegExp, reason: string])[] = [
  [/ERR_TOO_MANY_REDIRECTS/, 'it redirects without an end'],
  [/Download is starting/, 'the app answers with a download instead of a page'],
  [/ERR_ABORTED/, 'the app answers without a page: with no content or a download'],
  [/ERR_CONNECTION_REFUSED|ERR_ADDRESS_UNREACHABLE/, 'nothing answers there any more'],
  [
    /ERR_(EMPTY_RESPONSE|CONNECTION_|CONTENT_|INCOMPLETE_|INVALID_|RESPONSE_|HTTP2|SSL_)/,
    'the connection breaks, or the response is malformed',
  ],
  [/interrupted by another navigation/, 'it goes to another page before it is complete'],
  [
    /context was destroyed|frame (was|got) detached/i,
    'it reloads or goes to another page by itself',
  ],
  [/crashed/, 'it crashes the tab'],
  [/has been closed|Target closed/, 'it closes its tab'],
  [/page\.goto: Timeout/, 'its document is not complete in time'],
  [/Timeout \d+ms exceeded/, 'a step takes too long, for example because a control is covered'],
]

const MAX_LENGTH = 160

/** Describes in plain words why a page cannot be opened or checked. */
export function describeFailure(error: unknown): string {
  const text = String(error instanceof Error ? error.message : error)
  if (error instanceof PageFailure) return text
  const known = REASONS.find(([message]) => message.test(text))
  if (known) return known[1]
  // Playwright starts with the name of its method, and ends with a log of its calls.
  const [line = ''] = text.replace(/^\w+\.\w+: /, '').split('\n')
  return `a script of the page breaks the check (${line.slice(0, MAX_LENGTH)})`
}
