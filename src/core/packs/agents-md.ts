import { listLoop } from './loop.ts'

/** The file that holds a project's essence. */
export const ESSENCE_FILE = 'svc.essence.json'

/** The folder that holds a project's packs. */
export const CONTEXT_FOLDER = '.svc/context'

/** The comments that delimit the block in an `AGENTS.md` with other content. */
export const AGENTS_MARKERS = { begin: '<!-- svc:begin -->', end: '<!-- svc:end -->' } as const

/** The facts about a project that the block mentions. */
export interface AgentsBlockOptions {
  /** The style sheets with the tokens, if the project has any. */
  readonly css?: string | readonly string[] | undefined
  /** The element that loads the font of texts early, if the project has font files. */
  readonly preload?: string | undefined
  /** The command as it is run in the project, such as `npx @svc/content`. */
  readonly svc: string
}

/**
 * Returns the part of an `AGENTS.md` that tells an agent how to work with the packs.
 *
 * @example
 * import { agentsBlock } from '@svc/content/packs'
 *
 * agentsBlock({ css: 'src/tokens.css', svc: 'npx @svc/content' }).includes('src/tokens.css') // => true
 */
export function agentsBlock({ css, svc, preload }: AgentsBlockOptions): string {
  const tokens = [css ?? `${svc} export`].flat().map((name) => `\`${name}\``)
  return [
    AGENTS_MARKERS.begin,
    '## Design contract',
    `\`${ESSENCE_FILE}\` decides pages, patterns and look. Never edit \`${CONTEXT_FOLDER}/\`. The loop; \`${svc} guide\` has the craft:`,
    ...listLoop(svc).map((line, index) => `${index + 1}. ${line}`),
    '',
    `- Before changing a page, read \`${CONTEXT_FOLDER}/page-<id>-pack.md\`; before adding one, \`mutation-add-page-pack.md\` there. \`manifest.json\` lists all packs.`,
    `- Use the tokens of ${tokens.join(' and ')}, no other colors or sizes.`,
    ...(preload === undefined
      ? []
      : [`- They load the fonts. In the head of the page: \`${preload}\``]),
    `- Another pattern: \`${svc} search "<words>"\`.`,
    `- Afterwards run \`${svc} validate\` and \`${svc} compile --check\`.`,
    AGENTS_MARKERS.end,
  ].join('\n')
}
