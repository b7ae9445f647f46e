// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The values that each field is known to take. */
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
  'meta.target': ["react-vite","next","vue-vite","sveltekit","astro","html"],
} as const

/** What a value stands for, by name. */
export type Numbers = Readonly<Record<string, number | readonly number[]>>

/** The numbers that stand behind a value, by its field and the value. */
export const DNA_NUMBERS: Readonly<Record<string, Numbers>> = {
  'spacing.scale linear': {"steps":[1,2,3,4,5,6,7,8]},
  'spacing.scale geometric': {"steps":[1,2,4,8,16,32]},
  'spacing.scale fibonacci': {"steps":[1,2,3,5,8,13,21]},
  'spacing.density compact': {"control_rem":2,"row_rem":2.25},
  'spacing.density comfortable': {"control_rem":2.5,"row_rem":3},
  'spacing.density spacious': {"control_rem":3,"row_rem":3.75},
  'spacing.content_gap 0.75rem': {"rem":0.75},
  'spacing.content_gap 1rem': {"rem":1},
  'spacing.content_gap 1.5rem': {"rem":1.5},
  'spacing.content_gap 2rem': {"rem":2},
  'typography.scale 1.125': {"ratio":1.125},
  'typography.scale 1.2': {"ratio":1.2},
  'typography.scale 1.25': {"ratio":1.25},
  'typography.scale 1.333': {"ratio":1.333},
  'radius.philosophy sharp': {"min_px":0,"max_px":4},
  'radius.philosophy rounded': {"min_px":4,"max_px":16},
  'radius.philosophy pill': {"control_px":999},
  'elevation.system levels': {"highest":4,"border_px":0},
  'elevation.system borders': {"highest":0,"border_px":1},
  'elevation.system flat': {"highest":0,"border_px":0},
  'motion.preference none': {"travel_px":0},
  'motion.preference subtle': {"travel_px":8},
  'motion.preference moderate': {"travel_px":24},
  'motion.preference expressive': {"travel_px":64},
}
