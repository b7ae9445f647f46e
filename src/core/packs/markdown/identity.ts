import { getCommonDirectives } from '../../essence/app/app-plan.ts'
import { getLineKey, parseLabel } from '../../essence/model/parse-label.ts'
import { lowerFirst } from '../../kernel/text.ts'
import type { PackContext } from '../context.ts'
import { essentialLine, type Line } from './lines.ts'
import { EMPTY, joinMarkdown, md, type SafeMarkdown, toSentence } from './sentence.ts'

/** The label of a directive that says how a page shows what people remember. */
const REMEMBERED = 'remembered'

/** The label of a directive that says where the brand color is loud, and where it never appears. */
export const BRAND_COLOR = 'brand color'

/** True if a directive says how a page shows what people remember: its identity has the line. */
export const isRemembered = (directive: string): boolean => getLineKey(directive) === REMEMBERED

/**
 * Creates the two lines about the identity of a product: its character with the use of the brand
 * color, and what people remember with its place on this page. Both come from the impression of the
 * essence and from the theme; without them there is no line.
 */
export function identityLines(context: PackContext, directives: readonly string[]): Line[] {
  return [
    essentialLine(describeCharacter(context, directives), 'identity'),
    essentialLine(describeRemembered(context, directives), 'identity'),
  ]
}

function describeCharacter(
  { essence, theme }: PackContext,
  directives: readonly string[],
): SafeMarkdown | undefined {
  const { vibe = [] } = essence._impression ?? {}
  const { loud, never } = theme?.emphasis ?? {}
  const character = vibe.length > 0 ? toSentence(vibe.join(', ')) : EMPTY
  // What the product decides about its color is worth more than what the theme says of any product.
  const own = [...directives, ...getCommonDirectives(essence)].find(
    (directive) => getLineKey(directive) === BRAND_COLOR,
  )
  const text = joinMarkdown(
    own === undefined
      ? [
          character,
          loud === undefined ? EMPTY : toSentence(`Brand color loud: ${lowerFirst(loud)}`),
          never === undefined ? EMPTY : toSentence(`Never: ${lowerFirst(never)}`),
        ]
      : [character, toSentence(own)],
  )
  return text?.markdown ? md`Identity: ${text}` : undefined
}

function describeRemembered(
  { essence }: PackContext,
  directives: readonly string[],
): SafeMarkdown | undefined {
  const { novel_elements = [], layout_intent } = essence._impression ?? {}
  const layout = layout_intent ? toSentence(`Layout: ${layout_intent}`) : EMPTY
  if (novel_elements.length === 0) return layout.markdown ? layout : undefined
  const own = directives.find(isRemembered)
  const here =
    own === undefined ? 'where it shows a fact, else small' : (parseLabel(own)?.text ?? own)
  return joinMarkdown([
    md`Remembered: ${toSentence(novel_elements.join('; '))}`,
    toSentence(`On this page: ${lowerFirst(here)}`),
    layout,
  ])
}
