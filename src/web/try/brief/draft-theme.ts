import { type BriefPlan, findHexColor, type PlanAnswers } from '../../../internal/plan.ts'
import type { OwnTheme } from '../own-themes.ts'
import type { BriefDraft } from './draft.ts'

/** A character of a theme, for people who choose. */
export interface CharacterChoice {
  readonly id: string
  readonly label: string
  readonly text: string
  /** The pair of fonts that it has by default. */
  readonly fonts: string
}

/** What a theme is created from, besides the draft. */
interface ThemeContext {
  readonly brief: Pick<BriefPlan['brief'], 'name'>
  readonly answers: PlanAnswers
  /** The ids of the published themes. */
  readonly themes: readonly string[]
  readonly characters: readonly CharacterChoice[]
}

const MAX_ID_LENGTH = 28
const MAX_NAME_LENGTH = 80

/** Returns the theme of a draft: its color is in the answer about the brand color. */
export function toOwnTheme(
  { character, fonts }: Pick<BriefDraft, 'character' | 'fonts'>,
  { brief, answers, themes, characters }: ThemeContext,
): OwnTheme | undefined {
  const color = findHexColor(answers.product.color)
  const style = characters.find(({ id }) => id === character) ?? characters[0]
  if (color === undefined || style === undefined) return undefined
  return {
    id: toThemeId(brief.name, themes),
    name: brief.name.slice(0, MAX_NAME_LENGTH),
    color: toLongHex(color),
    character: style.id,
    fonts: fonts || style.fonts,
    date: new Date().toISOString().slice(0, 10),
  }
}

/** Names a theme after its product; never like a published theme. */
function toThemeId(name: string, themes: readonly string[]): string {
  const id =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[^a-z]+/g, '')
      .slice(0, MAX_ID_LENGTH)
      .replaceAll(/-+$/g, '') || 'brand'
  return themes.includes(id) ? `own-${id}` : id
}

/** Writes `#fc0` as `#ffcc00`. */
export const toLongHex = (color: string): string =>
  color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color

/** Puts a color into the answer about the brand color, and keeps its other words. */
export function setAnswerColor(answer: string, color: string): string {
  const current = findHexColor(answer)
  if (current !== undefined) return answer.replace(current, color)
  return [color, answer.trim()].filter(Boolean).join('; ')
}

/** Returns the commands that continue in a project. */
export function listCommands(theme: OwnTheme | undefined): string {
  const create = theme && [
    `npx @svc/content theme create --color "${theme.color}" --character ${theme.character}`,
    `--fonts ${theme.fonts} --id ${theme.id}`,
  ]
  return [
    'npm install --save-dev @svc/content',
    ...(create ? [create.join(' ')] : []),
    'npx @svc/content init',
    'npx @svc/content plan',
  ].join('\n')
}
