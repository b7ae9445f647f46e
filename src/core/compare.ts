/** The order of two texts by UTF-16 code unit. */
export const compareStrings = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
