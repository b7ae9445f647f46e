import type { ThemeDecorator } from '../../generated/types/execution-pack.common.v1.ts'
import type { ScaffoldPackV1 } from '../../generated/types/scaffold-pack.v1.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { avoidedByTheme, constraintAntiPatterns } from '../anti-patterns.ts'
import { patternIdsOf, routesOf, themeRef } from '../app.ts'
import { appChecks } from '../app-checks.ts'
import { scaffoldBudget } from '../budgets.ts'
import type { Context } from '../context.ts'
import { decoratorsOf } from '../decorators.ts'
import { headOf, renderBody, scopeOf, targetOf } from '../envelope.ts'
import { designTokens } from '../exports/design-tokens.ts'
import { scaffoldBlocks } from '../markdown/scaffold.ts'
import { modesOf } from '../modes.ts'
import { navigationOf } from '../navigation.ts'
import { framesOf } from '../shells.ts'
import { themeTokens } from '../tokens.ts'

/** What an agent reads before it sets up the app: all that no single page decides. */
export function scaffoldPack(context: Context): ScaffoldPackV1 {
  const { essence, pages, theme } = context
  const { meta, blueprint, dna } = essence
  const successChecks = appChecks(context)
  const navigation = navigationOf(context)
  return {
    ...headOf('scaffold'),
    objective: `Set up the app for ${meta.target}: routes, shells, theme and navigation.`,
    target: targetOf(context),
    preset: null,
    scope: scopeOf(
      pages.map(({ page }) => page.id),
      pages.flatMap(patternIdsOf),
    ),
    requiredSetup: [`target ${meta.target}`],
    allowedVocabulary: [...new Set(pages.flatMap(({ owner, shell }) => [owner.section.id, shell]))],
    examples: [],
    antiPatterns: [...constraintAntiPatterns(context), ...avoidedByTheme(context)],
    successChecks,
    ...renderBody({
      blocks: scaffoldBlocks(context, { navigation, checks: successChecks }),
      budget: scaffoldBudget(pages.length),
      never: ['examples of shells (`svc get shell <id>`)'],
    }),
    data: {
      shell: context.shell,
      theme: themeRef(context, dna.theme.mode),
      routing: meta.platform.routing,
      features: blueprint.features,
      routes: routesOf(pages),
      navigation,
      ...(theme === undefined ? {} : themeData(context, theme)),
      dna: { ...dna, ...(essence._impression ? { impression: essence._impression } : {}) },
      shells: framesOf(context).map((frame) => ({ ...frame })),
      ...(meta.seo === undefined ? {} : { seo: { ...meta.seo } }),
      guard: { ...meta.guard },
    },
  }
}

const themeData = (context: Context, theme: ThemeV1) => ({
  themeDecorators: decoratorsOf(theme).map(
    ({ name, intent, usage }): ThemeDecorator => ({
      class: name,
      intent,
      applyTo: usage.join(', '),
    }),
  ),
  tokens: { css: cssByMode(context, theme), dtcg: designTokens(theme) },
})

/** The custom properties in force: those of every mode under `base`, the others by mode. */
function cssByMode(context: Context, theme: ThemeV1): Record<string, Record<string, string>> {
  const tokens = themeTokens(theme)
  const base = tokens.flatMap((token) => ('value' in token ? [[token.name, token.value]] : []))
  const modes = modesOf(context).map((mode) => {
    const own = tokens.flatMap((token) => ('value' in token ? [] : [[token.name, token[mode]]]))
    return [mode, Object.fromEntries(own)]
  })
  return Object.fromEntries([['base', Object.fromEntries(base)], ...modes])
}
