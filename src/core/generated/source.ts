// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** What this folder was generated from; the build refuses to go on when that has changed. */
export const GENERATED_FROM: string = '4b436396078d35f3'
