import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { omitUndefined } from '../../given.ts'
import type { Mode } from '../../theme/palette.ts'
import { antiPatterns } from '../anti-patterns.ts'
import { appData } from '../app.ts'
import { appChecks } from '../app-checks.ts'
import type { Context } from '../context.ts'
import { decoratorsOf } from '../decorators.ts'
import { type Built, packOf } from '../envelope.ts'
import { designTokens } from '../exports/design-tokens.ts'
import { scaffoldBlocks } from '../markdown/scaffold.ts'
import { modesOf } from '../modes.ts'
import { navigationOf } from '../navigation.ts'
import { say } from '../say.ts'
import { framesOf } from '../shells.ts'
import { type ThemeTokens, themeTokens, valueIn } from '../tokens.ts'

/** What an agent reads before it sets up the app: all that no single page decides. */
export function scaffoldPack(context: Context): Built {
  const { essence, pages, theme } = context
  const { meta, dna, _impression: impression } = essence
  return packOf(context, 'scaffold', {
    objective: say`Set up the app for ${meta.target}: routes, shells, theme and navigation`,
    pages,
    setup: [`target ${meta.target}`],
    vocabulary: pages.flatMap(({ section, shell }) => [section.id, shell]),
    avoid: antiPatterns(context),
    checks: appChecks(context),
    blocks: scaffoldBlocks(context),
    never: 'examples of shells (`svc get shell <id>`)',
    data: {
      ...appData(context),
      navigation: navigationOf(context),
      ...(theme && themeData(context, theme)),
      dna: omitUndefined({ ...dna, impression }),
      shells: framesOf(context),
      seo: meta.seo,
      guard: meta.guard,
    },
  })
}

const themeData = (context: Context, theme: ThemeV1) => ({
  themeDecorators: decoratorsOf(theme).map(({ name, intent, usage }) => ({
    class: name,
    intent,
    applyTo: usage.join(', '),
  })),
  tokens: {
    css: byMode(context, theme, (tokens, mode) =>
      Object.fromEntries(tokens.map((token) => [token.name, valueIn(token, mode)])),
    ),
    dtcg: byMode(context, theme, designTokens),
  },
})

/** The tokens in force in some form: those of every mode under `base`, the others by mode. */
function byMode(
  context: Context,
  theme: ThemeV1,
  form: (tokens: ThemeTokens, mode: Mode) => object,
): Record<string, object> {
  const tokens = themeTokens(theme)
  const fixed = tokens.filter((token) => 'value' in token)
  const split = tokens.filter((token) => !('value' in token))
  const modes = modesOf(context).map((mode) => [mode, form(split, mode)])
  return { base: form(fixed, 'light'), ...Object.fromEntries(modes) }
}
