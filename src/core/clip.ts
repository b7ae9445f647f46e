/** The text, or its beginning when it is longer than that. No character is cut in two. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}...` : text
