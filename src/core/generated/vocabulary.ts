// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** What a value stands for, by name. */
export type KnownNumbers = Readonly<Record<string, number | readonly number[]>>

/** A value, and what it stands for in numbers where it does. */
export type KnownValue = readonly [value: string, numbers?: KnownNumbers]

/** The values that each field is known to take. */
export const DNA_VALUES = {
  'spacing.scale': [["linear",{"steps":[1,2,3,4,5,6,7,8]}],["geometric",{"steps":[1,2,4,8,16,32]}],["fibonacci",{"steps":[1,2,3,5,8,13,21]}]],
  'spacing.density': [["compact",{"control_rem":2,"row_rem":2.25}],["comfortable",{"control_rem":2.5,"row_rem":3}],["spacious",{"control_rem":3,"row_rem":3.75}]],
  'spacing.content_gap': [["0.75rem",{"rem":0.75}],["1rem",{"rem":1}],["1.5rem",{"rem":1.5}],["2rem",{"rem":2}]],
  'typography.scale': [["1.125",{"ratio":1.125}],["1.2",{"ratio":1.2}],["1.25",{"ratio":1.25}],["1.333",{"ratio":1.333}]],
  'color.palette': [["clean"],["slate"],["graphite"],["paper"],["mono"],["hearth"]],
  'color.cvd_preference': [["none"],["auto"],["status-shape"],["deuteranopia"],["protanopia"],["tritanopia"],["achromatopsia"]],
  'radius.philosophy': [["sharp",{"min_px":0,"max_px":4}],["rounded",{"min_px":4,"max_px":16}],["pill",{"control_px":999}]],
  'elevation.system': [["levels",{"highest":4,"border_px":0}],["borders",{"highest":0,"border_px":1}],["flat",{"highest":0,"border_px":0}]],
  'motion.preference': [["none",{"travel_px":0}],["subtle",{"travel_px":8}],["moderate",{"travel_px":24}],["expressive",{"travel_px":64}]],
  'meta.target': [["react-vite"],["next"],["vue-vite"],["sveltekit"],["astro"],["html"]],
} as const satisfies Readonly<Record<string, readonly KnownValue[]>>
