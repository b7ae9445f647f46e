/** The repository's root, with a final slash. */
export const ROOT = new URL('../../', import.meta.url).pathname
