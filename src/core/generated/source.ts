// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The digest of the input of this folder; the build stops if it has changed. */
<<<<<<< HEAD
export const GENERATED_FROM: string = '6cb69bee2cb500eb'
=======
export const GENERATED_FROM: string = '7ab7479aa6f878d6'
>>>>>>> main
