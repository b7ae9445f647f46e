// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** What this folder was generated from; the build refuses to go on when that has changed. */
export const GENERATED_FROM: string = '5413866a0e8585c2'
