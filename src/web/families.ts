import { SCHEMA_FAMILIES, type SchemaEntry, type SchemaFamily } from '../index.ts'

/** What the schemas of a family describe, in a sentence. */
export const FAMILY_DESCRIPTIONS: Readonly<Record<SchemaFamily, string>> = {
  content: 'Records of a corpus, and the lists and reports about them.',
  essence: 'The design contract that people and agents write.',
  packs: 'Instructions for a coding agent, made from an essence.',
  graph: 'A contract and its project as typed nodes and edges.',
  verifier: 'What was checked in a project, found and proved.',
}

/** A family with those of the entries that belong to it. */
export interface FamilyGroup {
  readonly family: SchemaFamily
  readonly entries: readonly SchemaEntry[]
}

/** Entries by family, in the order of the families; one without entries is left out. */
export const groupByFamily = (entries: readonly SchemaEntry[]): FamilyGroup[] =>
  SCHEMA_FAMILIES.map((family) => ({
    family,
    entries: entries.filter((entry) => entry.family === family),
  })).filter(({ entries: members }) => members.length > 0)
