/** The delimiters of comments. */
const COMMENTS = [
  ['/*', '*/'],
  ['<!--', '-->'],
] as const

/** An element of markup, also in a string of a template, or a call that creates one. */
const ELEMENT = /<[a-z][\w-]*(?=[\s>/])|<[A-Z][\w$.]*(?=[\s/>])|\bcreateElement\(/g

/** A list of things, which a placeholder does not have. */
const LIST = /\.map\(|\bv-for=|\{#each\b|\bfor=\{|@for\b/

/** A component that is the whole content: `<OrdersView />`. */
const WHOLE_COMPONENT = /<([A-Z][\w$]*)\b[^<>]*\/>/

/** Words of a page that is yet to be built. */
const PROMISE =
  /\b(?:coming soon|under construction|placeholder page|page placeholder|not (?:yet )?(?:built|implemented)|to be built|TODO|TBD|lorem ipsum|bald verfügbar|im aufbau|noch nicht gebaut)\b/i

/** A page with fewer elements has a heading and a sentence, as a router starts with. */
const MIN_ELEMENTS = 5

/** A page with more elements is built, even if it promises more. */
const MANY_ELEMENTS = 12

/**
 * True if the source of a page shows something: it has several elements, a list, or a component of
 * its own. An empty component and a page that says "Coming soon" are placeholders. `pageCount` is
 * the number of pages that the file contains.
 */
export function hasPageContent(source: string, pageCount = 1): boolean {
  const text = COMMENTS.reduce(removeBlocks, source).replaceAll(/^[ \t]*\/\/.*$/gm, '')
  const count = text.match(ELEMENT)?.length ?? 0
  if (PROMISE.test(text) && count < MANY_ELEMENTS * pageCount) return false
  if (count >= MIN_ELEMENTS * pageCount) return true
  if (pageCount > 1) return false
  return LIST.test(text) || (count <= 2 && WHOLE_COMPONENT.test(text))
}

/** Removes what is between two delimiters, in linear time. */
function removeBlocks(text: string, [start, end]: readonly [string, string]): string {
  const kept: string[] = []
  let position = 0
  for (;;) {
    const open = text.indexOf(start, position)
    const close = open === -1 ? -1 : text.indexOf(end, open + start.length)
    if (close === -1) return [...kept, text.slice(position)].join('')
    kept.push(text.slice(position, open))
    position = close + end.length
  }
}
