import { toNavigationData } from '../../essence/app/app-navigation.ts'
import { getAppModes, toAppData } from '../../essence/app/app-plan.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { omitUndefined } from '../../kernel/json/value.ts'
import { listDecorators } from '../../theme/decorators.ts'
import { toDesignTokens } from '../../theme/exports/dtcg-values.ts'
import type { Mode } from '../../theme/palette.ts'
import { getTokenValue, type ThemeTokens } from '../../theme/tokens.ts'
import { listAntiPatterns } from '../anti-patterns.ts'
import { appChecks } from '../checks.ts'
import { listShellContracts, type PackContext } from '../context.ts'
import { scaffoldBlocks } from '../markdown/scaffold.ts'
import { md, pluralize } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'

/** Builds the pack that an agent reads before it sets up the app. */
export function buildScaffoldPack(context: PackContext): BuiltPack {
  const { essence, pages, theme } = context
  const { meta, dna, _impression: impression } = essence
  return buildPack(context, 'scaffold', {
    objective: md`Set up the app: theme, shells, navigation and ${pluralize(pages.length, 'route')}`,
    pages,
    setup: [`target ${meta.target}`],
    vocabulary: pages.flatMap(({ section, shell }) => [section.id, shell]),
    antiPatterns: listAntiPatterns(context),
    checks: appChecks(context),
    blocks: scaffoldBlocks(context),
    closing: md`Example of a shell: \`npx @svc/content get shell <id>\`.`,
    data: {
      ...toAppData(context),
      navigation: toNavigationData(context),
      ...(theme && toThemeData(context, theme)),
      dna: omitUndefined({ ...dna, impression }),
      shells: listShellContracts(context),
      seo: meta.seo,
      guard: meta.guard,
    },
  })
}

const toThemeData = (context: PackContext, theme: ThemeV1) => ({
  themeDecorators: listDecorators(theme).map(({ name, intent, usage }) => ({
    class: name,
    intent,
    applyTo: usage.join(', '),
  })),
  tokens: {
    css: groupTokensByMode(context, (tokens, mode) =>
      Object.fromEntries(tokens.map((token) => [token.name, getTokenValue(token, mode)])),
    ),
    dtcg: groupTokensByMode(context, toDesignTokens),
  },
})

/** Formats the tokens: those that are the same in every mode under `base`, the others by mode. */
function groupTokensByMode(
  context: PackContext,
  formatTokens: (tokens: ThemeTokens, mode: Mode) => object,
): Record<string, object> {
  const { tokens } = context
  const fixed = tokens.filter((token) => 'value' in token)
  const modeTokens = tokens.filter((token) => !('value' in token))
  const modes = getAppModes(context).map((mode) => [mode, formatTokens(modeTokens, mode)])
  return { base: formatTokens(fixed, 'light'), ...Object.fromEntries(modes) }
}
