import type { Client, ContentType } from '../../index.ts'
import { pluralize } from '../../internal.ts'
import { type AdoptedPage, toAnswer } from '../../project/adopt/adopt-essence.ts'
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
  /** The app of the project, with the patterns that a person has confirmed. */
  | { readonly kind: 'app'; readonly confirmed: readonly string[] }

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
  { chosenTheme, pages }: AskInput,
): Promise<InitAnswers> {
  const { prompts, columns } = io
  if (prompts === undefined || output.isJson) throw await createMissingChoice(client, pages)
  const questions = { prompts, client, columns }
  const startingPoint = await askForStartingPoint(questions, pages)
  const theme = chosenTheme ?? (await askForTheme(questions, startingPoint))
  return { startingPoint, theme }
}

/** What is known before the questions. */
interface AskInput {
  readonly chosenTheme: string | undefined
  /** The pages of the app in the project. */
  readonly pages: readonly AdoptedPage[]
}

async function createMissingChoice(
  client: Client,
  pages: readonly AdoptedPage[],
): Promise<OperationError> {
  const { items } = await client.all('blueprints')
  const slugs = items.map(({ slug }) => slug).join(', ')
  return new OperationError('usage', 'Choose a starting point.', {
    hint: `${pages.length > 0 ? `Use --yes to describe the ${pluralize(pages.length, 'page')} of this app, or ` : 'Use '}--blueprint (${slugs}) or --blank --page ${EXAMPLE_PAGE}.`,
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

async function askForStartingPoint(
  questions: Questions,
  pages: readonly AdoptedPage[],
): Promise<StartingPoint> {
  const hint = 'your own pages, each with the patterns you choose'
  const slug = await questions.prompts.choose({
    message: 'What do you want to start from?',
    choices: [
      ...(pages.length > 0
        ? [
            {
              value: APP,
              label: 'This app',
              hint: `the ${pluralize(pages.length, 'page')} that it has`,
            },
          ]
        : []),
      ...(await listChoices(questions, 'blueprints')),
      { value: NONE, label: 'Blank', hint },
    ],
  })
  if (slug === APP) return { kind: 'app', confirmed: await askForPatterns(questions, pages) }
  return slug === NONE
    ? { kind: 'blank', pages: await askForPages(questions) }
    : { kind: 'blueprint', slug }
}

/** The choice of the app in the project. No record has this slug. */
const APP = '.'

/** Asks which of the uncertain patterns the pages have. */
async function askForPatterns(
  { prompts, columns }: Questions,
  pages: readonly AdoptedPage[],
): Promise<string[]> {
  const choices = pages.flatMap((page) =>
    page.patterns
      .filter(({ confidence }) => confidence === 'possible')
      .map(({ pattern, reason }) => {
        const value = toAnswer(page, pattern)
        const width = columns - measureWidth(value) - CHOICE_MARGIN
        return { value, label: value, hint: truncate(reason, width) }
      }),
  )
  if (choices.length === 0) return []
  const message = 'Which of these patterns do the pages have? Others are taken from the markup.'
  return prompts.chooseSeveral({ message, choices })
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
