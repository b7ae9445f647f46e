import type { Client, ContentType, SearchResult } from '../../index.ts'
import { OperationError } from '../../project/errors.ts'
import type { CommandContext } from '../command.ts'
import type { Choice, Prompts } from '../terminal/prompts.ts'
import { measureWidth, truncate } from '../terminal/width.ts'
import type { InitOptions } from './options.ts'

/** The origin of a new essence. */
export type StartingPoint =
  | { readonly kind: 'blueprint'; readonly slug: string }
  | { readonly kind: 'blank'; readonly pages: readonly string[] }

/** Returns the starting point that the options select, if any. */
export function parseStartingPoint({
  blueprint,
  blank,
  page,
  sections,
}: InitOptions): StartingPoint | undefined {
  if (blueprint !== undefined && (blank || page.length > 0)) {
    throw new OperationError('usage', 'Use either --blueprint or --blank, not both.', {
      hint: '--page implies --blank.',
    })
  }
  if (blueprint !== undefined) return { kind: 'blueprint', slug: blueprint }
  if (sections !== undefined) {
    throw new OperationError('usage', '--sections requires --blueprint.', {
      hint: 'Run `npx @svc/content list blueprints` to see all blueprints.',
    })
  }
  return blank || page.length > 0 ? { kind: 'blank', pages: page } : undefined
}

/** The answers to the questions of `svc init`. */
export interface InitAnswers {
  readonly startingPoint: StartingPoint
  /** The theme; undefined if svc selects it. */
  readonly theme: string | undefined
}

/** Asks for the starting point and the theme. Throws a usage error if nobody can answer. */
export async function askForEssence(
  { io, output }: CommandContext,
  client: Client,
  chosenTheme: string | undefined,
): Promise<InitAnswers> {
  const { items } = await client.all('blueprints')
  const { prompts } = io
  if (prompts === undefined || output.isJson) {
    const slugs = items.map(({ slug }) => slug).join(', ')
    throw new OperationError('usage', 'Choose a starting point.', {
      hint: `Use --blueprint (${slugs}) or --blank --page /orders=filter-bar,data-table.`,
    })
  }
  const toChoice = createToChoice(io.columns)
  const listChoices = async (type: ContentType): Promise<Choice[]> =>
    (await client.all(type)).items.map(toChoice)
  const slug = await prompts.choose({
    message: 'What do you want to start from?',
    choices: [
      ...items.map(toChoice),
      { value: BLANK, label: 'Blank', hint: 'your own pages, each with the patterns you choose' },
    ],
  })
  const startingPoint: StartingPoint =
    slug === BLANK
      ? { kind: 'blank', pages: await askForPages(prompts, await listChoices('patterns')) }
      : { kind: 'blueprint', slug }
  if (chosenTheme !== undefined) return { startingPoint, theme: chosenTheme }
  const themes = await listChoices('themes')
  const theme =
    slug === BLANK
      ? await prompts.choose({ message: THEME_QUESTION, choices: [SUGGESTED_THEME, ...themes] })
      : await prompts.choose({
          message: THEME_QUESTION,
          choices: themes,
          initial: (await client.get('blueprints', slug)).data.theme?.id,
        })
  return { startingPoint, theme: theme || undefined }
}

const THEME_QUESTION = 'Which theme?'

const SUGGESTED_THEME: Choice = {
  value: '',
  label: 'Suggested',
  hint: 'the theme that fits the pages best',
}

/** The answer that stands for no blueprint. No record can have an empty slug. */
const BLANK = ''

/** What surrounds a choice and its hint on a line. */
const CHOICE_MARGIN = 12

const createToChoice =
  (columns: number) =>
  ({ slug, name = slug, description = '' }: SearchResult): Choice => ({
    value: slug,
    label: name,
    hint: truncate(description, columns - measureWidth(name) - CHOICE_MARGIN),
  })

/** Asks for pages until the route is empty. */
async function askForPages(prompts: Prompts, choices: readonly Choice[]): Promise<string[]> {
  const pages: string[] = []
  for (;;) {
    const isFirst = pages.length === 0
    const route = await prompts.enterText({
      message: isFirst ? 'Route of the first page' : 'Route of the next page (empty to finish)',
      placeholder: isFirst ? '/orders' : '',
      validate: (answer) =>
        (answer === '' && !isFirst) || /^\/[^\s=]*$/.test(answer)
          ? undefined
          : 'Start with a slash, such as /orders or /orders/:id.',
    })
    if (route === '') return pages
    const message = `Patterns of ${route}, from top to bottom`
    pages.push(`${route}=${(await prompts.chooseSeveral({ message, choices })).join(',')}`)
  }
}
