import { type CanonicalJsonCache, canonicalJson } from '../../canonical-json.ts'
import type { Instance as InstanceData } from '../../generated/types/page-pack.v1.ts'
import { omitUndefined } from '../../given.ts'
import { memoizeByObject } from '../../once-for-each.ts'
import { antiPatterns } from '../anti-patterns.ts'
import { type AppPage, themeRef } from '../app.ts'
import type { Context, Instance } from '../context.ts'
import { type Built, packOf } from '../envelope.ts'
import { layoutTree } from '../layout-tree.ts'
import { pageBlocks } from '../markdown/page.ts'
import { pageChecks } from '../page-checks.ts'
import { say } from '../say.ts'
import type { Substance } from '../substance.ts'
import { wire, wiresOf } from '../wiring.ts'

/** What an agent reads before it writes one page. */
export function pagePack(context: Context, page: AppPage): Built {
  const { path, shell, aliases, effective, section, rows, name } = page
  const { id, surface = '', directives } = page.page
  const { dna, meta } = context.essence
  const instances = page.instances.map(context.instance)
  const frame = context.frame(shell)
  const wiring = wire(instances)
  const nodes = layoutTree(rows)
  const view = { page, frame, instances, wiring, nodes }
  return packOf(context, 'page', {
    objective: say`Page ${name} at ${path}`,
    pages: [page],
    setup: [`shell ${shell}`, `theme ${dna.theme.id}`],
    vocabulary: instances.flatMap(({ name, pattern }) => [name, pattern]),
    avoid: antiPatterns(
      context,
      instances.map(({ pattern }) => pattern),
    ),
    checks: pageChecks(context, view),
    blocks: pageBlocks(context, view),
    never: 'examples, other presets and art direction (`svc get pattern <id>`)',
    data: {
      pageId: id,
      path,
      shell,
      sectionId: section.id,
      sectionRole: section.role,
      features: section.features,
      surface,
      theme: themeRef(context, effective.mode.value),
      wiringSignals: wiring.shared.map(({ name }) => name),
      patterns: instances.map(({ name, pattern, preset, substance }) => ({
        id: pattern,
        alias: name,
        preset,
        layout: substance?.layout ?? 'unresolved',
      })),
      directives,
      aliases,
      effective,
      layout: nodes,
      instances: instances.map((instance) => instanceData(context, instance)),
      section: omitUndefined({ description: section.description, directives: section.directives }),
      frame: frame && {
        skip_target: frame.skip_target,
        scroll_owner: frame.scroll_owner,
        sticky: frame.sticky,
      },
      seo: meta.seo,
      wiring: wiresOf(wiring),
    },
  })
}

const instanceData = (
  { texts }: Context,
  { name, pattern, preset, missing, substance }: Instance,
): InstanceData => ({
  alias: name,
  pattern,
  preset,
  resolved: substance !== undefined,
  ...(missing && { missingPreset: missing }),
  ...(substance && substanceData(texts)(substance)),
})

/** What a preset says as data. It stands on many pages, so that its text is made once. */
const substanceData = memoizeByObject((texts: CanonicalJsonCache) =>
  memoizeByObject(({ layout: _, ...data }: Substance) => {
    for (const part of Object.values(data)) {
      if (typeof part === 'object') texts.set(part, canonicalJson(part))
    }
    return data
  }),
)
