/** Code or a file, set as it is. It scrolls sideways, so a keyboard must be able to reach it. */
export const CodeBlock = ({ text }: { readonly text: string }) => (
  <pre tabindex={0}>
    <code>{text}</code>
  </pre>
)
