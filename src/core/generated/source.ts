// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The digest of the input of this folder; the build stops if it has changed. */
export const GENERATED_FROM: string = '5405785f2a71ac9c'
