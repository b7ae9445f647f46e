/** A writer of `head { ... }` as nginx and Caddy have it, one level deeper than its head. */
export const createBlockWriter =
  (indent: string) =>
  (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => indent + line),
    '}',
  ]
