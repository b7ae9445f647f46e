import { instancesOf } from '../../essence/layout.ts'
import type { PagePattern } from '../../generated/types/execution-pack.common.v1.ts'
import type { Instance as InstanceData, PagePackV1 } from '../../generated/types/page-pack.v1.ts'
import { pageAntiPatterns } from '../anti-patterns.ts'
import { type AppPage, rowsOfPage, themeRef } from '../app.ts'
import { pageBudget } from '../budgets.ts'
import type { Context, Instance } from '../context.ts'
import { headOf, renderBody, scopeOf, targetOf } from '../envelope.ts'
import { type Frame, frameOf } from '../frame.ts'
import { layoutTree } from '../layout-tree.ts'
import { pageBlocks } from '../markdown/page.ts'
import { pageChecks } from '../page-checks.ts'
import { wire, wiresOf } from '../wiring.ts'

/** What an agent reads before it writes one page. */
export function pagePack(context: Context, page: AppPage): PagePackV1 {
  const rows = rowsOfPage(page)
  const instances = instancesOf(rows).map(context.instance)
  const record = context.get('shells', page.shell)
  const frame = record && frameOf(page.shell, record)
  const wiring = wire(instances)
  const nodes = layoutTree(rows)
  const facts = { page, frame, instances, wiring }
  const successChecks = pageChecks(context, facts)
  const checks = successChecks.map(({ label }) => label)
  const { section } = page.owner
  const { surface = '', directives } = page.page
  const { seo } = context.essence.meta
  const patternIds = instances.map(({ pattern }) => pattern)
  return {
    ...headOf('page'),
    objective: `Build the page ${section.id}/${page.page.id} at ${page.path}.`,
    target: targetOf(context),
    preset: null,
    scope: scopeOf([page.page.id], patternIds),
    requiredSetup: [`shell ${page.shell}`, `theme ${context.essence.dna.theme.id}`],
    allowedVocabulary: [...new Set(instances.flatMap(({ name, pattern }) => [name, pattern]))],
    examples: [],
    antiPatterns: pageAntiPatterns(context, patternIds),
    successChecks,
    ...renderPage(context, { ...facts, nodes, checks }),
    data: {
      pageId: page.page.id,
      path: page.path,
      shell: page.shell,
      sectionId: section.id,
      sectionRole: section.role,
      features: section.features,
      surface,
      theme: themeRef(context, page.effective.mode.value),
      wiringSignals: wiring.shared.map(({ name }) => name),
      patterns: instances.map(patternOf),
      ...(directives === undefined ? {} : { directives }),
      aliases: [...page.aliases],
      effective: page.effective,
      layout: nodes.map((node) => ({ ...node })),
      instances: instances.map(instanceData),
      section: {
        description: section.description,
        ...(section.directives === undefined ? {} : { directives: section.directives }),
      },
      ...(frame === undefined ? {} : { frame: mainContract(frame) }),
      ...(seo === undefined ? {} : { seo: { ...seo } }),
      wiring: wiresOf(wiring),
    },
  }
}

const renderPage = (context: Context, view: Parameters<typeof pageBlocks>[1]) =>
  renderBody({
    blocks: pageBlocks(context, view),
    budget: pageBudget(view.instances.length),
    never: ['examples and art direction (`svc get pattern <id>`)'],
  })

const patternOf = ({ name, pattern, preset, substance }: Instance): PagePattern => ({
  id: pattern,
  alias: name,
  preset,
  layout: substance?.layout ?? 'unresolved',
})

function instanceData({ name, pattern, preset, missing, substance }: Instance): InstanceData {
  const { slots = [], states = [], widths = [], layout: _, ...rest } = substance ?? {}
  return {
    alias: name,
    pattern,
    preset,
    resolved: substance !== undefined,
    ...(missing === undefined ? {} : { missingPreset: missing }),
    ...rest,
    slots: Object.fromEntries(
      slots.map(({ name, isRequired, text }) => [isRequired ? name : `${name}?`, text]),
    ),
    states: Object.fromEntries(states.map(({ name, ...state }) => [name, state])),
    widths: Object.fromEntries(widths.map(({ at, text }) => [at, text])),
  }
}

const mainContract = ({ skip_target, scroll_owner, sticky }: Frame) => ({
  skip_target,
  scroll_owner,
  sticky: [...sticky],
})
