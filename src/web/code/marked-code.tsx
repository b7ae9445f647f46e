/** A file of code with its highlighting. */
export interface MarkedCode {
  readonly name: string
  readonly text: string
  /** The length and the kind of each token: `4k1_` is a keyword of four letters and a space. */
  readonly marks: string
}

/** The mark of text without a kind. */
export const NO_MARK = '_'

/** The kinds of tokens by their marks. */
const KINDS: Readonly<Record<string, string>> = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'constant',
  a: 'parameter',
  f: 'function',
  p: 'punctuation',
  l: 'link',
}

const MARKS = new Map(Object.entries(KINDS).map(([mark, kind]) => [kind, mark]))

/** Returns the mark of a kind of tokens; parts of strings are strings. */
export const toMark = (kind = ''): string => MARKS.get(kind.replace(/-expression$/, '')) ?? NO_MARK

/** Shows highlighted code. The classes are the kinds of tokens. */
export const MarkedCodeText = ({ text, marks }: Pick<MarkedCode, 'text' | 'marks'>) => {
  let end = 0
  return (
    <>
      {Array.from(marks.matchAll(/(\d+)([a-z_])/g), ([, length, mark], index) => {
        const part = text.slice(end, end + Number(length))
        end += Number(length)
        const kind = KINDS[mark ?? '']
        return kind === undefined ? (
          part
        ) : (
          <span key={index} class={`token-${kind}`}>
            {part}
          </span>
        )
      })}
    </>
  )
}
