import { canonicalJson } from '../canonical-json.ts'
import { digest } from '../digest.ts'
import { type Plan, planApp } from './app.ts'
import { type Concerns, diagnose } from './diagnose.ts'
import type { Pack, PackKind } from './envelope.ts'
import { manifestOf } from './manifest.ts'
import { measure } from './measure.ts'
import type { Needs } from './needs.ts'
import type { Material } from './options.ts'
import { checkedEssence, prepare } from './prepare.ts'
import { type Subject, subjectsOf } from './subjects.ts'

/** The packs that are asked for, what they need and, when not all are, what they are about. */
export interface Asked {
  readonly subjects: readonly Subject[]
  readonly needs: Needs
  readonly concerns?: Concerns
  /** What only this answer says. */
  readonly head: object
}

/** The packs that were asked for, and the answer that they are put into. */
export interface Answer {
  readonly head: object
  readonly packs: <P extends Pack>(kind: PackKind) => P[]
}

/**
 * Builds the packs of an essence that are asked for. The digest of the answer covers all of it: the
 * packs by their own digests, which the manifest holds, so that no byte is hashed twice.
 */
export async function answer(
  document: unknown,
  material: Material,
  ask: (plan: Plan, subjects: readonly Subject[]) => Asked,
): Promise<Answer> {
  const { options } = material
  const plan = planApp(checkedEssence(document))
  const subjects = subjectsOf(plan)
  const asked = ask(plan, subjects)
  const { context, facts, provenance } = await prepare(plan, asked.needs, material)
  const built = new Map(asked.subjects.map((subject) => [subject, subject.build(context)]))
  const measures = new Map(
    [...built].map(([subject, pack]) => [subject, measure(pack, context, options.sha256)]),
  )
  const { generatedAt } = context.options
  const head = {
    ...asked.head,
    generatedAt,
    sourceEssenceVersion: plan.essence.version,
    manifest: manifestOf(subjects, generatedAt, (subject) => measures.get(subject)),
    diagnostics: diagnose(facts, options, asked.concerns),
    provenance,
  }
  return {
    head: { ...head, digest: digest(canonicalJson(head), options.sha256) },
    packs: <P extends Pack>(wanted: PackKind) =>
      [...built].flatMap(([{ kind }, { pack }]) => (kind === wanted ? (pack as P) : [])),
  }
}
