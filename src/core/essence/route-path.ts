/** A path without the names of its parameters: what a router tells paths apart by. */
export const removeParameterNames = (path: string): string => path.replace(/(^|\/):[^/]+/g, '$1:')

/** Whether of two paths to one page the first stands for it: the shorter, then by code unit. */
export const isPreferredPath = (path: string, other: string): boolean =>
  path.length === other.length ? path < other : path.length < other.length
