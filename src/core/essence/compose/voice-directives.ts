import { asString, asStrings } from '../../content/fields.ts'
import type { Voice } from '../../generated/types/common.v1.ts'

/** How a product speaks, as short rules for whoever writes its texts. */
export function voiceDirectives(voice: Voice = {}): string[] {
  return [
    rule(asString(voice.tone), (text) => `Write in this tone: ${text}`),
    rule(
      listed(asStrings(voice.cta_verbs), 'or'),
      (verbs) => `Where it fits, begin button labels with ${verbs}`,
    ),
    rule(listed(asStrings(voice.avoid).map(quoted), 'or'), (words) => `Never write ${words}`),
    rule(asString(voice.empty_states), (text) => `For empty states: ${text}`),
    rule(asString(voice.errors), (text) => `For errors: ${text}`),
    rule(asString(voice.loading), (text) => `For loading: ${text}`),
    rule(asString(voice.metrics_format), (text) => `For figures: ${text}`),
  ].flat()
}

const rule = (text: string | undefined, say: (text: string) => string): string[] =>
  text === undefined ? [] : [ended(say(text.trim()))]

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

const quoted = (word: string): string => `"${word}"`

/** `a, b or c`; nothing for an empty list. */
const listed = (words: readonly string[], conjunction: string): string | undefined => {
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return last
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
