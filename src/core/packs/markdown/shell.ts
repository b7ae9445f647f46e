import type { ContractRegion } from '../../content/shell-contract.ts'
import type { PackContext } from '../context.ts'
import { unresolvedNote } from './app-facts.ts'
import { essentialLine, extraLine, type Line, paragraph } from './lines.ts'
import {
  escapeInline,
  formatName,
  md,
  quoteInline,
  type SafeMarkdown,
  toWidth,
} from './sentence.ts'

/** Names a shell, with a note if no record has the name. */
export const describeShellName = ({ getShellContract }: PackContext, id: string): SafeMarkdown =>
  md`shell ${id}${unresolvedNote('shell', getShellContract(id))}`

/** Creates the lines of a shell's contract: one per region, then its guidance. */
export function shellLines({ getShellContract }: PackContext, id: string): Line[] {
  const subject = formatName(id)
  const contract = getShellContract(id)
  if (!contract) {
    const note = unresolvedNote('shell')
    return [paragraph(md`**${subject}**${note}.`)]
  }
  const { regions, guidance, skip_target, scroll_owner } = contract
  return [
    paragraph(md`**${subject}**: the skip link leads to ${skip_target}; ${scroll_owner} scrolls.`),
    ...regions.map((region) => essentialLine(describeRegion(region), 'regions', { subject })),
    ...Object.entries(guidance).map(([topic, text]) =>
      extraLine(md`${formatName(topic)}: ${escapeInline(text)}`, 'guidance', { subject }),
    ),
  ]
}

function describeRegion(region: ContractRegion): SafeMarkdown {
  const { id, element, label, size, isSticky, scrolls, below, becomes, patterns } = region
  const facts = [
    md`${formatName(element)}${md` ${quoteInline(label)}`}`,
    escapeInline(size),
    isSticky && md`sticky`,
    scrolls && md`scrolls`,
    md`${escapeInline(becomes ?? 'collapses')} below ${below && toWidth(below)}`,
  ]
  return md`${id} ${facts}${md`: ${patterns.map(formatName)}`}`
}
