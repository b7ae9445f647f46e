/** The five breakpoints of layouts in CSS pixels, narrowest first. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type BreakpointName = keyof typeof BREAKPOINTS

/** The names of the breakpoints, narrowest first. */
export const BREAKPOINT_NAMES = Object.keys(BREAKPOINTS) as readonly BreakpointName[]

/** The screen sizes that records describe layouts for, narrowest first. */
export const SCREEN_SIZES = ['mobile', 'tablet', 'desktop'] as const

/** Returns the width of a breakpoint in CSS pixels, or undefined for an unknown name. */
export const getBreakpointWidth = (name: string): number | undefined =>
  Object.hasOwn(BREAKPOINTS, name) ? BREAKPOINTS[name as BreakpointName] : undefined
