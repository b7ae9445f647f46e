// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * A list of strings; may be empty.
 */
export type StringArray = string[]
/**
 * Path with forward slashes within the workspace, or `.`; never absolute and never above it.
 */
export type RelPath = string
/**
 * Sources of a statement.
 *
 * Items: One source of a statement.
 */
export type Provenance = {
  /**
   * What kind of source it is; `inference` is a conclusion without a file.
   */
  kind:
    | 'source'
    | 'contract'
    | 'package_manifest'
    | 'assistant_rule'
    | 'generated_artifact'
    | 'receipt'
    | 'inference'
  /**
   * The file; null when there is none.
   */
  path: RelPath | null
  /**
   * What the source says.
   */
  detail: string
}[]

/**
 * For each fact about a project: was it seen in the code, does a rule govern it, and did a tool change it. Written by the verifier; read to tell observation, rule and change apart before trusting a claim of adoption.
 */
export interface AdoptionTruthV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/adoption-truth.v1.json'
  /**
   * Version of this shape.
   */
  schemaVersion: 1
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * The project that the facts are about.
   */
  project: {
    /**
     * Folder of the workspace.
     */
    workspaceRoot: RelPath
    /**
     * Folder of the application that was looked at.
     */
    selectedAppRoot: RelPath
    /**
     * Why that application was chosen.
     */
    selectionReason: string
  }
  /**
   * The facts, each with its own evidence.
   */
  facts: Fact[]
  /**
   * What tools did to the project; facts refer to these by id.
   */
  mutationReceipts: Receipt[]
  /**
   * What the report as a whole does not show.
   */
  limitations: StringArray
  /**
   * What to do now.
   */
  nextAction: string
}
/**
 * One fact, seen from three sides.
 */
export interface Fact {
  /**
   * Identifier, unique within the document.
   */
  id: string
  /**
   * What the fact is about.
   */
  subject: string
  observation: Observation
  governance: Governance
  mutation: Mutation
  /**
   * What is not known about the fact.
   */
  limitations: StringArray
  /**
   * What would settle or improve it.
   */
  nextAction: string
}
/**
 * What the code shows.
 */
export interface Observation {
  /**
   * Whether it was seen; `unsupported` when no reader for it exists.
   */
  state: 'found' | 'not_found' | 'unknown' | 'unsupported'
  /**
   * How sure this is.
   */
  confidence: 'low' | 'medium' | 'high'
  /**
   * Where it was seen.
   */
  provenance: Provenance
}
/**
 * What the rules say.
 */
export interface Governance {
  /**
   * Whether a rule covers it; `advisory` rules never fail a run.
   */
  state: 'governed' | 'partial' | 'advisory' | 'uncovered' | 'not_applicable'
  /**
   * The source of truth that governs it; null when none does.
   */
  authority: string | null
  /**
   * Where the rule is written.
   */
  provenance: Provenance
}
/**
 * What tools did to it.
 */
export interface Mutation {
  /**
   * What a tool did; `created`, `updated` and `untouched` need a receipt, `not_applicable` has none.
   */
  state: 'created' | 'updated' | 'untouched' | 'not_checked' | 'not_applicable'
  /**
   * Receipts that prove the state.
   */
  receiptIds: string[]
}
/**
 * Proof of what a tool did.
 */
export interface Receipt {
  /**
   * Identifier, unique within the document.
   */
  id: string
  /**
   * Command or tool action that ran.
   */
  operation: string
  /**
   * What it acted on, in the words of the facts.
   *
   * @minItems 1
   */
  subjects: string[]
  /**
   * What it did to them.
   */
  outcome: 'created' | 'updated' | 'untouched'
  /**
   * Whether every effect is listed here.
   */
  complete: boolean
  /**
   * Files that it created.
   */
  createdPaths: RelPath[]
  /**
   * Files that it changed.
   */
  updatedPaths: RelPath[]
  /**
   * Files that it deleted.
   */
  deletedPaths: RelPath[]
  /**
   * Files that show what it did.
   */
  evidencePaths: RelPath[]
  /**
   * What the receipt does not cover.
   */
  limitations: StringArray
}
