import { Prose } from './words.tsx'

/** Short rules or reasons, one a line. */
export const Sentences = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <ul class="sentences">
      {texts.map((text) => (
        <li key={text}>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
