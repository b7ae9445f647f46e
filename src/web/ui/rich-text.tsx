import type { Phrase, PhrasePart } from '../../describe.ts'

/** A phrase set in type: code in the fixed-width face, references as links. */
export const PhraseText = ({ phrase }: { readonly phrase: Phrase }) => (
  <>{phrase.map(renderPhrasePart)}</>
)

function renderPhrasePart(word: PhrasePart) {
  if (typeof word === 'string') return word
  if ('code' in word) return <code>{word.code}</code>
  return (
    <a class="name" href={word.href}>
      {word.label}
    </a>
  )
}

/** A description from a schema: text in which backticks mark code. */
export const TextWithCode = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
  </>
)

/** Short rules or reasons, one a line. */
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

/** Code or a file, set as it is. It scrolls sideways, so a keyboard must be able to reach it. */
export const CodeBlock = ({ text }: { readonly text: string }) => (
  <pre tabindex={0}>
    <code>{text}</code>
  </pre>
)
