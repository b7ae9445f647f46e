import type { Client, ContentType } from '../../index.ts'
import { EXAMPLE_PAGE } from '../../project/create/example-page.ts'
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

/** Asks for the starting point and the theme. Throws a usage error if the terminal is not interactive. */
export async function askForEssence(
  { io, output }: CommandContext,
  client: Client,
  chosenTheme: string | undefined,
): Promise<InitAnswers> {
  const { prompts, columns } = io
  if (prompts === undefined || output.isJson) throw await createMissingChoice(client)
  const questions = { prompts, client, columns }
  const startingPoint = await askForStartingPoint(questions)
  const theme = chosenTheme ?? (await askForTheme(questions, startingPoint))
  return { startingPoint, theme }
}

async function createMissingChoice(client: Client): Promise<OperationError> {
  const { items } = await client.all('blueprints')
  const slugs = items.map(({ slug }) => slug).join(', ')
  return new OperationError('usage', 'Choose a starting point.', {
    hint: `Use --blueprint (${slugs}) or --blank --page ${EXAMPLE_PAGE}.`,
  })
}

/** What questions need. */
interface Questions {
  readonly prompts: Prompts
  readonly client: Client
  /** The width of the terminal. */
  readonly columns: number
}

/** What surrounds a choice and its hint on a line. */
const CHOICE_MARGIN = 12

/** Returns the records of a type as choices, with as much of their description as fits. */
async function listChoices({ client, columns }: Questions, type: ContentType): Promise<Choice[]> {
  const { items } = await client.all(type)
  return items.map(({ slug, name = slug, description = '' }) => {
    const width = columns - measureWidth(name) - CHOICE_MARGIN
    return { value: slug, label: name, hint: truncate(description, width) }
  })
}

/** The choice of no record. No record has an empty slug. */
const NONE = ''

async function askForStartingPoint(questions: Questions): Promise<StartingPoint> {
  const hint = 'your own pages, each with the patterns you choose'
  const slug = await questions.prompts.choose({
    message: 'What do you want to start from?',
    choices: [
      ...(await listChoices(questions, 'blueprints')),
      { value: NONE, label: 'Blank', hint },
    ],
  })
  return slug === NONE
    ? { kind: 'blank', pages: await askForPages(questions) }
    : { kind: 'blueprint', slug }
}

/** Asks for pages until the route is empty. */
async function askForPages(questions: Questions): Promise<string[]> {
  const { prompts } = questions
  const choices = await listChoices(questions, 'patterns')
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

/** Asks for a theme. Returns undefined if svc should select one. */
async function askForTheme(
  questions: Questions,
  startingPoint: StartingPoint,
): Promise<string | undefined> {
  const { prompts, client } = questions
  const message = 'Which theme?'
  const themes = await listChoices(questions, 'themes')
  if (startingPoint.kind === 'blueprint') {
    const { data } = await client.get('blueprints', startingPoint.slug)
    return prompts.choose({ message, choices: themes, initial: data.theme?.id })
  }
  const hint = 'the theme that fits the pages best'
  const suggested = { value: NONE, label: 'Suggested', hint }
  return (await prompts.choose({ message, choices: [suggested, ...themes] })) || undefined
}
