import { canonicalJson } from '../canonical-json.ts'
import type { Lookup } from '../content/lookup.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { SelectedExecutionPackV1 } from '../generated/types/selected-execution-pack.v1.ts'
import { planApp } from './app.ts'
import { diagnose } from './diagnose.ts'
import { findSubject, type PackSelector } from './find-subject.ts'
import { manifestOf } from './manifest.ts'
import { digestOf, measurePack } from './measure.ts'
import type { CompileOptions } from './options.ts'
import { checkedEssence, prepare } from './prepare.ts'

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
  const plan = planApp(checkedEssence(document))
  const subject = findSubject(plan, selector)
  const { context, facts, provenance } = await prepare(plan, subject.needs(plan), {
    lookup,
    options,
  })
  const { pack, text, measure } = measurePack(subject.id, subject.build(context))
  const { generatedAt } = context.options
  const isChosen = (kind: string, id: string): boolean => kind === subject.kind && id === subject.id
  const isOnly = subject.kind === 'scaffold' || subject.kind === 'review'
  const rest = {
    $schema: 'https://svc.example/schemas/selected-execution-pack.v1.json',
    generatedAt,
    sourceEssenceVersion: plan.essence.version,
    manifest: manifestOf(plan, generatedAt, (kind, id) => (isChosen(kind, id) ? measure : {})),
    selector: { packType: subject.kind, id: isOnly ? null : subject.id },
    diagnostics: diagnose(facts, options, subject.concerns),
    provenance,
  } as const
  const texts = Object.entries(rest).map(([key, value]) => [key, canonicalJson(value)])
  return { ...rest, pack, digest: digestOf({ ...Object.fromEntries(texts), pack: text }) }
}
