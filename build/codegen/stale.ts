import { GENERATED_FROM } from '../../src/core/generated/source.ts'
import { canonicalJson } from '../../src/core/json/canonical.ts'
import { sha256 } from '../../src/node.ts'
import type { CodegenInput } from './input.ts'

/** The identity of what code is generated from. */
export const inputDigest = ({ schemas, dna, words }: CodegenInput): string =>
  sha256(canonicalJson({ schemas: Object.fromEntries(schemas), dna, words })).slice(0, 16)

/** What to do when the committed code comes from other schemas or words; undefined when it does not. */
export const describeStaleness = (input: CodegenInput): string | undefined =>
  inputDigest(input) === GENERATED_FROM
    ? undefined
    : 'src/core/generated does not come from these schemas and vocabularies: run `npm run codegen`.'
