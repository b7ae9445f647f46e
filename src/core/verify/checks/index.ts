import type { Check } from '../check.ts'

/** All checks of `verify`, in the order of their codes. A new check is a file and a line here. */
export const CHECKS: readonly Check[] = []
