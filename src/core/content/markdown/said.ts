import { code, escapeText, name } from '../../markdown/escape.ts'
import { fieldsOf, own, textOf, textsOf } from '../fields.ts'

// A third party's record holds whatever its schema allows: what is not a text, a number or a switch
// where one is read is passed over.

/** A value as Markdown text, or undefined when there is nothing to say. */
export function said(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value)
  return text === undefined ? undefined : escapeText(text) || undefined
}

/** A value as code, or undefined when there is nothing to say. */
export function saidCode(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return `\`${value}\``
  const text = textOf(value)
  return text === undefined ? undefined : code(text) || undefined
}

/** The texts of a list as names, one after the other. */
export const names = (value: unknown): string | undefined =>
  textsOf(value).map(name).join(', ') || undefined

/** The texts of a list as texts, one after the other. */
export const words = (value: unknown): string | undefined =>
  textsOf(value).map(escapeText).filter(Boolean).join('; ') || undefined

/** The texts of a list as sentences, one after the other. */
export const sentences = (value: unknown): string[] =>
  textsOf(value).map(escapeText).filter(Boolean)

/** The members of an object, with their names as Markdown. */
export const members = (value: unknown): (readonly [name: string, value: unknown])[] =>
  Object.entries(fieldsOf(value)).map(([key, member]) => [name(key), member])

/** Members as `name` and text, those that say something. */
export const pairs = (value: unknown): string[] =>
  members(value).flatMap(([key, member]) => {
    const text = said(member) ?? words(member)
    return text === undefined ? [] : [`${key}: ${text}`]
  })

/** A reference to a pattern, with its preset and alias: an id, or an object. */
export function reference(value: unknown): string {
  const pattern = saidCode(value) ?? saidCode(own(value, 'pattern'))
  const preset = saidCode(own(value, 'preset'))
  const alias = saidCode(own(value, 'as'))
  return [pattern ?? '(no pattern)', preset && `(${preset})`, alias && `as ${alias}`]
    .filter(Boolean)
    .join(' ')
}
