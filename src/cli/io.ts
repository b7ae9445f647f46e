/** What a command sees of the process that runs it. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes to the standard output, where only data goes. */
  writeOut(text: string): void
  /** Writes to the standard error, where notes and faults go. */
  writeErr(text: string): void
  /** Whether people read the output. */
  readonly isTerminal: boolean
  /** How many characters a line may have. */
  readonly columns: number
  /** Asks a person one question; undefined where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | undefined
  /** Waits until somebody ends the process. */
  waitForExit(): Promise<void>
}
