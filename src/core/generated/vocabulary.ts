// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The known values of each field. */
export const DNA_VALUES = {
  'spacing.scale': ["linear","geometric","fibonacci"],
  'spacing.density': ["compact","comfortable","spacious"],
  'spacing.content_gap': ["0.75rem","1rem","1.5rem","2rem"],
  'typography.scale': ["1.125","1.2","1.25","1.333"],
  'color.palette': ["clean","slate","graphite","paper","mono","hearth"],
  'color.cvd_preference': ["none","auto","status-shape","deuteranopia","protanopia","tritanopia","achromatopsia"],
  'radius.philosophy': ["sharp","rounded","pill"],
  'elevation.system': ["levels","borders","flat"],
  'motion.preference': ["none","subtle","moderate","expressive"],
  'meta.target': ["react-vite","next","vue-vite","nuxt","sveltekit","astro","html","vite"],
} as const

/** The numbers of a value, by name. */
export type Numbers = Readonly<Record<string, number | readonly number[]>>

/** The numbers behind each value of `spacing.scale`. */
export const SPACING_SCALE: Readonly<Record<string, Numbers>> = {
  'linear': {"steps":[1,2,3,4,5,6,7,8]},
  'geometric': {"steps":[1,2,4,8,16,32]},
  'fibonacci': {"steps":[1,2,3,5,8,13,21]},
}

/** The numbers behind each value of `spacing.density`. */
export const SPACING_DENSITY: Readonly<Record<string, Numbers>> = {
  'compact': {"control_rem":2,"row_rem":2.25},
  'comfortable': {"control_rem":2.5,"row_rem":3},
  'spacious': {"control_rem":3,"row_rem":3.75},
}

/** The numbers behind each value of `spacing.content_gap`. */
export const SPACING_CONTENT_GAP: Readonly<Record<string, Numbers>> = {
  '0.75rem': {"rem":0.75},
  '1rem': {"rem":1},
  '1.5rem': {"rem":1.5},
  '2rem': {"rem":2},
}

/** The numbers behind each value of `typography.scale`. */
export const TYPOGRAPHY_SCALE: Readonly<Record<string, Numbers>> = {
  '1.125': {"ratio":1.125},
  '1.2': {"ratio":1.2},
  '1.25': {"ratio":1.25},
  '1.333': {"ratio":1.333},
}

/** The numbers behind each value of `radius.philosophy`. */
export const RADIUS_PHILOSOPHY: Readonly<Record<string, Numbers>> = {
  'sharp': {"min_px":0,"max_px":4},
  'rounded': {"min_px":4,"max_px":16},
  'pill': {"control_px":999},
}

/** The numbers behind each value of `elevation.system`. */
export const ELEVATION_SYSTEM: Readonly<Record<string, Numbers>> = {
  'levels': {"highest":4,"border_px":0},
  'borders': {"highest":0,"border_px":1},
  'flat': {"highest":0,"border_px":0},
}

/** The numbers behind each value of `motion.preference`. */
export const MOTION_PREFERENCE: Readonly<Record<string, Numbers>> = {
  'none': {"travel_px":0},
  'subtle': {"travel_px":8},
  'moderate': {"travel_px":24},
  'expressive': {"travel_px":64},
}
