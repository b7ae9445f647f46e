import { TextWithCode } from './words.tsx'

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
