import { asString, asStrings } from '../../content/fields.ts'
import type { Voice } from '../../generated/types/common.v1.ts'

/** How a product speaks, as short rules for whoever writes its texts. */
export function createVoiceDirectives(voice: Voice = {}): string[] {
  return [
    toDirective(asString(voice.tone), (text) => `Write in this tone: ${text}`),
    toDirective(
      joinWords(asStrings(voice.cta_verbs), 'or'),
      (verbs) => `Where it fits, begin button labels with ${verbs}`,
    ),
    toDirective(
      joinWords(asStrings(voice.avoid).map(quoteWord), 'or'),
      (words) => `Never write ${words}`,
    ),
    toDirective(asString(voice.empty_states), (text) => `For empty states: ${text}`),
    toDirective(asString(voice.errors), (text) => `For errors: ${text}`),
    toDirective(asString(voice.loading), (text) => `For loading: ${text}`),
    toDirective(asString(voice.metrics_format), (text) => `For figures: ${text}`),
  ].flat()
}

const toDirective = (text: string | undefined, say: (text: string) => string): string[] =>
  text === undefined ? [] : [endSentence(say(text.trim()))]

const endSentence = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`

const quoteWord = (word: string): string => `"${word}"`

/** `a, b or c`; nothing for an empty list. */
const joinWords = (words: readonly string[], conjunction: string): string | undefined => {
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return last
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
