import type { Phrase, PhrasePart } from '../../describe.ts'

/** Renders a phrase, with its code and its links. */
export const PhraseText = ({ phrase }: { readonly phrase: Phrase }) => (
  <>{phrase.map(renderPhrasePart)}</>
)

function renderPhrasePart(part: PhrasePart) {
  if (typeof part === 'string') return part
  if ('code' in part) return <code>{part.code}</code>
  return (
    <a class="name" href={part.href}>
      {part.label}
    </a>
  )
}

/** Renders a text in which backticks mark code. */
export const TextWithCode = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
  </>
)

/** Renders short texts as a list. */
export const TextList = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <ul class="sentences">
      {texts.map((text) => (
        <li key={text}>
          <TextWithCode text={text} />
        </li>
      ))}
    </ul>
  )

/** A code block. It scrolls horizontally, so it must be focusable with the keyboard. */
export const CodeBlock = ({ text }: { readonly text: string }) => (
  <pre tabindex={0}>
    <code>{text}</code>
  </pre>
)
