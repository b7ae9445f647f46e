// Written by the build from the corpus: the files of one chunk, by their path below `/v1/`.
declare module '#data/*' {
  export const files: Readonly<Record<string, unknown>>
}
