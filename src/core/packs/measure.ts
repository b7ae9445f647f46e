import { canonicalJson } from '../canonical-json.ts'
import { digest } from '../digest.ts'
import { estimateTokens } from './estimate-tokens.ts'
import type { Measure } from './manifest.ts'
import type { Pack } from './subjects.ts'

/** A pack that was built, as its canonical text and with what its manifest entry says about it. */
export interface Measured<P extends Pack = Pack> {
  readonly id: string
  readonly pack: P
  readonly text: string
  readonly measure: Measure
}

/** A pack with its length and digest. */
export function measurePack<P extends Pack>(id: string, pack: P): Measured<P> {
  const { renderedMarkdown } = pack
  const text = canonicalJson(pack)
  const measure = {
    bytes: byteLength(renderedMarkdown),
    tokens: estimateTokens(renderedMarkdown),
    digest: digest(text),
  }
  return { id, pack, text, measure }
}

/** The length of a text in UTF-8; a lone surrogate counts as U+FFFD does. */
function byteLength(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // A pair has two units and four bytes.
    if (unit >= 0x80) bytes += unit < 0x800 || isPaired(text, at) ? 1 : 2
  }
  return bytes
}

const isPaired = (text: string, at: number): boolean =>
  /[\ud800-\udbff]/.test(text.charAt(at))
    ? /[\udc00-\udfff]/.test(text.charAt(at + 1))
    : /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1))

/** The digest of an answer whose members are canonical texts already. */
export const digestOf = (members: Readonly<Record<string, string>>): string =>
  digest(
    `{${Object.keys(members)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${members[key]}`)
      .join(',')}}`,
  )
