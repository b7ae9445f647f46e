import { canonicalJson } from '../canonical-json.ts'
import type { Lookup } from '../content/lookup.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import { planApp } from './app.ts'
import { diagnose } from './diagnose.ts'
import type { PackKind } from './envelope.ts'
import { manifestOf } from './manifest.ts'
import { digestOf, type Measured, measurePack } from './measure.ts'
import { allNeeds } from './needs.ts'
import type { CompileOptions } from './options.ts'
import { checkedEssence, prepare } from './prepare.ts'
import { type Packs, SUBJECTS } from './subjects.ts'

/**
 * Every pack of an essence. The same essence, records and options give the same bytes on every
 * host, whatever the order of keys. A name that nothing has stays, marked, with a diagnostic; only
 * a document that is no essence is refused, with all its issues.
 */
export async function compilePacks(
  document: EssenceV4,
  lookup: Lookup,
  options: CompileOptions = {},
): Promise<ExecutionPackBundleV1> {
  const plan = planApp(checkedEssence(document))
  const { context, facts, provenance } = await prepare(plan, allNeeds(plan), { lookup, options })
  const build = <K extends PackKind>(kind: K): Measured<Packs[K]>[] =>
    SUBJECTS[kind](plan).map((subject) => measurePack(subject.id, subject.build(context)))
  const [scaffold, review] = [first(build('scaffold')), first(build('review'))]
  const [sections, pages] = [build('section'), build('page')]
  const mutations = build('mutation')
  const lists = { scaffold: [scaffold], review: [review], section: sections, page: pages }
  const measures = measuresOf({ ...lists, mutation: mutations })
  const { generatedAt } = context.options
  const rest = {
    $schema: 'https://svc.example/schemas/execution-pack-bundle.v1.json',
    generatedAt,
    sourceEssenceVersion: plan.essence.version,
    manifest: manifestOf(plan, generatedAt, measures),
    diagnostics: diagnose(facts, options),
    provenance,
  } as const
  return {
    ...rest,
    scaffold: scaffold.pack,
    review: review.pack,
    sections: packsOf(sections),
    pages: packsOf(pages),
    mutations: packsOf(mutations),
    // The texts of the packs are at hand: making them again would take as long as all before.
    digest: digestOf({
      ...Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [key, canonicalJson(value)]),
      ),
      scaffold: scaffold.text,
      review: review.text,
      sections: textOf(sections),
      pages: textOf(pages),
      mutations: textOf(mutations),
    }),
  }
}

const first = <T>([item]: readonly T[]): T => item as T

const packsOf = <P extends Packs[PackKind]>(list: readonly Measured<P>[]): P[] =>
  list.map(({ pack }) => pack)

const textOf = (list: readonly Measured[]): string => `[${list.map(({ text }) => text).join(',')}]`

const measuresOf = (lists: Readonly<Record<PackKind, readonly Measured[]>>) => {
  const byKind = new Map(
    Object.entries(lists).map(([kind, list]) => [
      kind,
      new Map(list.map(({ id, measure }) => [id, measure])),
    ]),
  )
  return (kind: PackKind, id: string) => byKind.get(kind)?.get(id) ?? {}
}
