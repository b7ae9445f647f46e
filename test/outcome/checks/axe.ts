import { AxeBuilder } from '@axe-core/playwright'
import type { BuiltPage, Finding, StateCheck } from '../types.ts'

/** Checks that axe reports no violation at the level of the pack, in any mode. */
export const checkAxe: StateCheck = async (built, state) => {
  const { contract, page } = built
  const [first = 'light', ...others] = contract.modes
  await page.emulateMedia({ colorScheme: first })
  // A state changes only `main`, and another mode only colors.
  const findings = await findViolations(built, state || first, (axe) =>
    state === '' ? axe : axe.include('main'),
  )
  for (const mode of state === '' ? others : []) {
    await page.emulateMedia({ colorScheme: mode })
    const inMode = await findViolations(built, mode, (axe) =>
      axe.withRules(contrastRules(contract.level)),
    )
    findings.push(...inMode)
  }
  await page.emulateMedia({ colorScheme: null })
  return findings
}

async function findViolations(
  { page, contract }: BuiltPage,
  view: string,
  configure: (axe: AxeBuilder) => AxeBuilder,
): Promise<Finding[]> {
  // Legacy mode runs in this tab only; the page has no frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await configure(axe.withTags(wcagTags(contract.level))).analyze()
  return violations.map(({ id, help, nodes }) => ({
    subject: id,
    message: `${help} (${view}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  }))
}

const contrastRules = (level: string | undefined): string[] =>
  level === 'AAA' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast']

// https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
function wcagTags(level: string | undefined): string[] {
  const levels = ['a', 'aa', 'aaa'].slice(0, level?.length ?? 0)
  const versions = ['wcag2', 'wcag21', 'wcag22']
  return [
    'best-practice',
    ...levels.flatMap((suffix) => versions.map((version) => version + suffix)),
  ]
}
