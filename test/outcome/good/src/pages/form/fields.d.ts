/** One field of the workspace, with who is affected by it. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly choices?: readonly string[]
}
/** What the form has, section by section. */
export declare const SECTIONS: readonly {
  readonly title: string
  readonly help: string
  readonly fields: readonly Field[]
}[]
