/** A file of code with its highlighting. */
export interface MarkedCode {
  readonly name: string
  readonly text: string
  /** The length and the kind of each token: `4k1_` is a keyword of four letters and a space. */
  readonly marks: string
}

/** Shows highlighted code. The classes are the kinds of tokens. */
export const MarkedCodeText = ({ text, marks }: Pick<MarkedCode, 'text' | 'marks'>) => {
  let end = 0
  return (
    <>
      {Array.from(marks.matchAll(/(\d+)([a-z_])/g), ([, length, mark], index) => {
        const part = text.slice(end, end + Number(length))
        end += Number(length)
        return mark === '_' ? (
          part
        ) : (
          <span key={index} class={`token-${mark}`}>
            {part}
          </span>
        )
      })}
    </>
  )
}
