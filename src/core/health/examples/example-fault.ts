/** One thing wrong with an example. */
export interface ExampleIssue {
  /** The line of the example, from 1; none when the whole is meant. */
  readonly line?: number
  readonly message: string
  readonly remedy: string
}
