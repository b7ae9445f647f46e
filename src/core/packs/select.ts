import type { Lookup } from '../content/lookup.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { SelectedExecutionPackV1 } from '../generated/types/selected-execution-pack.v1.ts'
import { answer } from './answer.ts'
import { findSubject, type PackSelector } from './find-subject.ts'
import type { CompileOptions } from './options.ts'

/**
 * One pack of an essence, equal byte for byte to the same pack of its bundle. Only the records that
 * this pack is made from are read; the manifest names every pack and measures this one.
 */
export async function selectPack(
  document: EssenceV4,
  lookup: Lookup,
  selector: PackSelector,
  options: CompileOptions = {},
): Promise<SelectedExecutionPackV1> {
  const selected = await answer(document, { lookup, options }, (all) => {
    const subject = findSubject(all, selector)
    const { kind, id, concerns } = subject
    return {
      subjects: [subject],
      concerns,
      head: {
        $schema: 'https://svc.example/schemas/selected-execution-pack.v1.json',
        selector: { packType: kind, id: id === kind ? null : id },
      },
      body: (packOf) => ({ pack: packOf(subject) }),
    }
  })
  return selected as SelectedExecutionPackV1
}
