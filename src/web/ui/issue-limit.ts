// Shared by pages and the worker of the playground, so this file imports nothing.

/** More issues than this usually have one cause, and a longer list would hide it. */
export const MAX_ISSUES = 100
