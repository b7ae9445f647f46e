import type { PatternFacts } from '../../content/pattern-facts.ts'
import type { ResolvedInstance } from '../../essence/app/app-context.ts'
import { type AppPage, toThemeRef } from '../../essence/app/app-plan.ts'
import { toLayoutTree } from '../../essence/app/layout-tree.ts'
import { JOB_CODEC } from '../../essence/model/label-values.ts'
import { type PageBrief, readPageBrief } from '../../essence/model/page-brief.ts'
import type { Instance as InstanceData } from '../../generated/types/page-pack.v1.ts'
import { canonicalJson } from '../../kernel/json/canonical.ts'
import { omitUndefined } from '../../kernel/json/value.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import { listAntiPatterns } from '../anti-patterns.ts'
import { isStaticPage, listUrlStates, pageChecks } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { alwaysLines, getPageName, pageBlocks } from '../markdown/page.ts'
import { escapeInline, md, type SafeMarkdown } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'
import { connectSignals, listConnections } from '../signals.ts'

/** Builds the pack that an agent reads before it writes a page. */
export function buildPagePack(context: PackContext, page: AppPage): BuiltPack {
  const { path, shell, aliases, effective, section, rows, name } = page
  const { id, surface = '', directives } = page.page
  const { dna, meta } = context.essence
  const instances = page.instances.map(context.resolveInstance)
  const shellContract = context.getShellContract(shell)
  const brief = readPageBrief(page.page, new Set(instances.map((instance) => instance.name)))
  const signals = connectSignals(instances, brief)
  const nodes = toLayoutTree(rows)
  const kind = context.getKind(page)
  const input = { page, kind, brief, shellContract, instances, signals, nodes }
  return buildPack(context, 'page', {
    objective: md`${escapeInline(getPageName(context, input))}, ${path} (page ${name})`,
    pages: [page],
    setup: [`shell ${shell}`, `theme ${dna.theme.id}`],
    vocabulary: instances.flatMap(({ name, pattern }) => [name, pattern]),
    antiPatterns: listAntiPatterns(
      context,
      instances.map(({ pattern }) => pattern),
    ),
    checks: pageChecks(input),
    rules: alwaysLines(context, instances),
    blocks: pageBlocks(context, input),
    closing: describeRest(instances),
    data: {
      pageId: id,
      path,
      shell,
      sectionId: section.id,
      sectionRole: section.role,
      features: section.features,
      surface,
      theme: toThemeRef(context, effective.mode.value),
      wiringSignals: signals.shared.map(({ name }) => name),
      patterns: instances.map(({ name, pattern, preset, facts }) => ({
        id: pattern,
        alias: name,
        preset,
        layout: facts?.layout ?? 'unresolved',
      })),
      directives,
      kind,
      urlState: listUrlStates(input),
      isStatic: isStaticPage(input),
      brief: toBriefData(brief),
      aliases,
      effective,
      layout: nodes,
      instances: instances.map(getInstanceData(context)),
      section: omitUndefined({ description: section.description, directives: section.directives }),
      frame: shellContract && {
        skip_target: shellContract.skip_target,
        scroll_owner: shellContract.scroll_owner,
        sticky: shellContract.sticky,
      },
      seo: meta.seo,
      wiring: listConnections(signals),
    },
  })
}

/** Returns a brief as data. Jobs are texts, as their directives write them. */
function toBriefData({ primaryAction, otherActions = [], ...brief }: PageBrief) {
  const then = otherActions.map(JOB_CODEC.format)
  return omitUndefined({
    ...brief,
    primaryAction: primaryAction && JOB_CODEC.format(primaryAction),
    then,
  })
}

/** Says that the rest is open, and where the details of a part are, if any pattern has a record. */
function describeRest(instances: readonly ResolvedInstance[]): SafeMarkdown {
  const command =
    instances.some(({ facts }) => facts) && 'npx @svc/content get pattern <name> --preset <preset>'
  const details = md` Details: ${command}.`
  return md`Everything else is yours: make it look deliberate.${details}`
}

/** Returns an instance as data. Cached: many pages of an app have the same. */
const getInstanceData = memoizeByObject((context: PackContext) =>
  memoizeByObject((instance: ResolvedInstance) => toInstanceData(context, instance)),
)

/**
 * The facts of an instance are the same in many apps, so their canonical JSON is written once, with
 * a gap for the name that the instance has on the page.
 */
function toInstanceData(
  { canonicalTexts }: PackContext,
  { name, pattern, preset, missingPreset, facts }: ResolvedInstance,
): InstanceData {
  const data = {
    alias: name,
    pattern,
    preset,
    resolved: facts !== undefined,
    ...(missingPreset && { missingPreset }),
    ...(facts && toPatternFactsData(facts)),
  }
  if (facts && missingPreset === undefined) {
    const [start, end] = getInstanceText(facts)(pattern, preset)
    canonicalTexts.set(data, `${start}${JSON.stringify(name)}${end}`)
  }
  return data
}

/** Returns the facts about a preset as data. */
const toPatternFactsData = memoizeByObject(({ layout: _, ...data }: PatternFacts) => data)

/** Stands for the name of an instance; no name contains a control character. */
const NAME_GAP = '\u0000'

/** Returns the canonical JSON of an instance before and after its name. */
const getInstanceText = memoizeByObject((facts: PatternFacts) => {
  let parts: readonly [start: string, end: string] | undefined
  return (pattern: string, preset: string) => {
    if (parts === undefined) {
      const data = {
        alias: NAME_GAP,
        pattern,
        preset,
        resolved: true,
        ...toPatternFactsData(facts),
      }
      const [start = '', end = ''] = canonicalJson(data).split(JSON.stringify(NAME_GAP))
      parts = [start, end]
    }
    return parts
  }
})
