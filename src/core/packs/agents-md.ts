/** The file of a project's essence. */
export const ESSENCE_FILE = 'svc.essence.json'

/** The folder that a project keeps its packs in. */
export const CONTEXT_FOLDER = '.svc/context'

/** What begins and ends the block in a file that says other things too. */
export const AGENTS_MARKERS = { begin: '<!-- svc:begin -->', end: '<!-- svc:end -->' } as const

/** What the block tells about a project. */
export interface AgentsBlockOptions {
  /** The style sheet with the tokens, where the project has one. */
  readonly css?: string | undefined
  /** How the command is called there: `svc` or `npx svc`. */
  readonly svc: string
}

/** The part of an `AGENTS.md` from which an agent without any other tool learns how to work. */
export function agentsBlock({ css, svc }: AgentsBlockOptions): string {
  const tokens = css === undefined ? `\`${svc} export\`` : `\`${css}\``
  return [
    AGENTS_MARKERS.begin,
    '## Design contract',
    `\`${ESSENCE_FILE}\` decides pages, patterns and look. Never edit \`${CONTEXT_FOLDER}/\`.`,
    `- Before changing a page, read \`${CONTEXT_FOLDER}/page-<id>-pack.md\`; before adding one, \`mutation-add-page-pack.md\` there. \`manifest.json\` lists all packs.`,
    `- Use the tokens of ${tokens}, no other colours or sizes.`,
    `- Another pattern: \`${svc} search "<words>"\`.`,
    `- Afterwards run \`${svc} validate\` and \`${svc} compile --check\`.`,
    AGENTS_MARKERS.end,
  ].join('\n')
}
