import type { Phrase, PhrasePart } from '../../describe.ts'

/** A phrase set in type: code in the fixed-width face, references as links. */
export const Words = ({ phrase }: { readonly phrase: Phrase }) => <>{phrase.map(wordOf)}</>

function wordOf(word: PhrasePart) {
  if (typeof word === 'string') return word
  if ('code' in word) return <code>{word.code}</code>
  return (
    <a class="name" href={word.href}>
      {word.label}
    </a>
  )
}

/** A description from a schema: text in which backticks mark code. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
  </>
)
