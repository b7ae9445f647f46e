import type { PageKind } from '../essence/model/label-vocabulary.ts'
import type { CraftMove } from '../generated/types/pattern.v2.ts'
import { type MarkdownValue, raw, renderValue, type SafeMarkdown } from './markdown/sentence.ts'

/**
 * A convention with its label, which names the thing that it decides. `{--token}` is a variable of
 * the theme, followed by its Tailwind class if it has one, and `{name}` is a value of the app. A
 * part in brackets is left out if one of its values is missing.
 */
export type Conventions = Readonly<Record<string, string>>

/** What is the same on all pages of a kind, and what separates an excellent page from a correct one. */
export interface KindGuide {
  /** The pages of the kind, in the plural. */
  readonly title: string
  readonly conventions: Conventions
  /**
   * The moves that fit most pages of the kind, the most important first. The first three are about
   * different things, so that a page pack finds enough of them.
   */
  readonly craft: readonly CraftMove[]
  /** The moves of a page about one thing, such as an order, which come first there. */
  readonly recordCraft?: readonly CraftMove[]
}

/** What is the same on every page of a product, whatever its kind. */
export const SHARED_CONVENTIONS: Conventions = {
  Grid: 'header, content and footer share one width and left edge, with 32px margins at 1280.',
  Typography: 'six sizes at most[; weight {heading_weight} in headings, {body_weight} in text].',
  Controls: '[{control_rem}rem high, one-line rows {row_rem}rem, ]targets from 24px.',
  Status:
    'one badge style, icon and word[; {--color-danger text-danger} only for errors, deletion, missed dates].',
  'Empty states': 'one sentence and the action that fills the part.',
  Errors: 'what failed, what was kept, and a retry in place.',
}

/** What each kind of page adds. All kinds have the same labels, so that they decide the same things. */
export const KIND_GUIDES: Readonly<Record<PageKind, KindGuide>> = {
  public: {
    title: 'Public pages',
    conventions: {
      'Page header':
        '`h1` from 2.5rem on phones to 4.5rem[ in {--font-display}], one sentence below it, then the main action.',
      Sections:
        '5 to 8rem apart[, `h2` in {--text-3xl text-3xl}]; one idea and something concrete in each.',
      Actions:
        'the main one is filled[ ({--color-primary bg-primary})] wherever it appears, in the same words; others are not.',
    },
    craft: [
      {
        about: 'opening',
        move: 'Show the product doing its job with one real number, in the first screen',
        reason: 'people look for proof before they read',
        example: '"Kettle on: 2,100 W, 7 cents so far", on the meter itself',
      },
      {
        about: 'risk',
        move: 'Remove the biggest doubt before asking for money',
        reason: 'the doubt, not the price, ends most visits',
        example: '"Will it fit? On 98 of 100 meters. Check yours in a minute."',
      },
      {
        about: 'evidence',
        move: 'Let three or four cases with amounts carry the argument',
        reason: 'a case is believed, an adjective is skipped',
        example: '"An old freezer, $14 a month, found on day 2"',
      },
      {
        about: 'order',
        move: 'Let each section answer the question that the one before it raises',
        reason: 'people read on as long as they want to know',
        example: 'what it finds, will it fit, what it costs, what if it does not help',
      },
      {
        about: 'action',
        move: 'Make the offer one card: the exact total, what happens next, how to undo it',
        reason: 'people decide when no question is open',
        example: '"$84 today, installed on Thursday, money back for 30 days"',
      },
    ],
  },
  app: {
    title: 'App pages',
    conventions: {
      'Page header':
        '`h1`[ in {--text-2xl text-2xl}], verdict or next action in a sentence; actions on the right.',
      Sections:
        '[{gap} apart, ][`h2` in {--text-lg text-lg}; ]grouped by what to do; history newest first.',
      Actions: 'one filled button[ ({--color-primary bg-primary})] per region.',
    },
    craft: [
      {
        about: 'opening',
        move: 'Head the page with the verdict in one sentence: state, cause, cure',
        reason: 'people come to find out whether they must act',
        example: '"Heading for $126, $26 over. Off today, $96."',
      },
      {
        about: 'action',
        move: 'Put the next action into the first 600 pixels of a phone',
        reason: 'what is below the first screen is done later or never',
        example: '"Waffles is 7 minutes late; Room 2 is free", then "Check in"',
      },
      {
        about: 'order',
        move: 'Group by what to do, not only by time',
        reason: 'time says when, a group says whose turn it is',
        example: '"Check in now", "Call back", "Later today"',
      },
      {
        about: 'wording',
        move: 'Say each fact once, where people act on it',
        reason: 'a fact in three cards makes all three look unimportant',
        example: 'the balance of $84 next to "Take payment", and nowhere else',
      },
      {
        about: 'risk',
        move: 'Put what must not be missed into a band across the page, above the facts',
        reason: 'a warning among fields is read after the mistake',
        example: '"Allergic to penicillin", above the record and its form',
      },
    ],
    recordCraft: [
      {
        about: 'evidence',
        move: "Show the record in full depth, each fact once: lines that add up, people's own notes, who and when",
        reason: 'people decide here, and a summary sends them to another tool',
        example: '"Labor $368, part $204 = $572; $322 over"',
      },
    ],
  },
  flow: {
    title: 'Flows',
    conventions: {
      'Page header':
        'steps by name; the `h1`[ in {--text-2xl text-2xl}] is the question or the task.',
      Sections: 'one question at a time, price and date in view; Back keeps answers.',
      Actions:
        'the next step is filled[ ({--color-primary bg-primary})] and in view on a phone; "I am not sure" leads on.',
    },
    craft: [
      {
        about: 'action',
        move: 'Let the button say what comes next, and keep it in view on a phone',
        reason: 'people stop where they cannot see the end',
        example: '"Next: your tariff", fixed to the lower edge',
      },
      {
        about: 'opening',
        move: 'Ask for what people can see, never for what they must look up',
        reason: 'a wrong guess costs more than a look',
        example: '"Which of these 3 is on your wall?", with drawings',
      },
      {
        about: 'risk',
        move: 'Treat failure as a normal branch with its own picture and next step',
        reason: 'things go wrong here most often, and people blame themselves',
        example: '"Light blinks amber? The router is too far: 2 ways to fix it"',
      },
      {
        about: 'wording',
        move: 'Read the choice back as a sentence before the last step',
        reason: 'a mistake is heard sooner than seen',
        example: '"Biscuit, Thursday 10:30, Dr. Okafor, 20 minutes"',
      },
      {
        about: 'order',
        move: 'Ask first what can end it',
        reason: 'five answers for nothing are worse than an early no',
        example: 'the postcode, before the menu and the day',
      },
    ],
  },
  document: {
    title: 'Documents',
    conventions: {
      'Page header':
        '`h1`[ in {--text-3xl text-3xl}], the answer in two sentences below it; author and date muted.',
      Sections:
        '2.5rem apart, `h2`[ in {--text-xl text-xl}] as statements that make sense in a list; tables and code may be wider than text.',
      Actions:
        'links in the text; at most one filled button[ ({--color-primary bg-primary})], at the end.',
    },
    craft: [
      {
        about: 'opening',
        move: 'Answer the question of the title in the first two sentences',
        reason: 'half of the readers leave with the first screen',
        example: '"We keep your data 30 days. You can delete it today."',
      },
      {
        about: 'evidence',
        move: 'Work one example through to the end with real values',
        reason: 'readers compare their case with it',
        example: '5 attempts, waits of 2, 4, 8 and 16 seconds, then "failed"',
      },
      {
        about: 'wording',
        move: 'Write headings that read as a summary on their own',
        reason: 'the outline is read before the text',
        example: '"Wait longer after each failure" instead of "Backoff"',
      },
      {
        about: 'risk',
        move: 'Say who it is true for, and as of when',
        reason: 'an old rule that looks new is believed',
        example: '"For plans bought since Mar 1, 2026"',
      },
    ],
  },
  system: {
    title: 'System pages',
    conventions: {
      'Page header':
        '`h1`[ in {--text-2xl text-2xl}] that says in words what happened, one sentence on what is safe.',
      Sections: 'one column in the middle of the page, nothing else; readable without data.',
      Actions:
        'the way on is the only filled button[ ({--color-primary bg-primary})], a way to ask for help is a link.',
    },
    craft: [
      {
        about: 'opening',
        move: "Say first what became of people's work",
        reason: 'they worry about their work, not about the server',
        example: '"Your order was not sent. The cart is kept."',
      },
      {
        about: 'action',
        move: 'Lead back to where people were, not to the start',
        reason: 'the start page is one more search',
        example: '"Back to request 2467"',
      },
      {
        about: 'evidence',
        move: 'Say when it works again, or how to find out',
        reason: 'without a time people try again every minute',
        example: '"Back at 14:30. We email you when it is."',
      },
    ],
  },
}

/**
 * Fills in the values of a convention and the variables of a theme. A part in brackets is left out
 * if one of its values is missing; the rest has values that every app has.
 */
export function fillConvention(
  text: string,
  values: Readonly<Record<string, MarkdownValue>>,
  formatToken: (name: string, utility?: string) => SafeMarkdown | undefined,
): SafeMarkdown {
  const fill = (part: string): string | undefined => {
    let isComplete = true
    const filled = part.replaceAll(
      /\{(\S+?)(?: (\S+?))?\}/g,
      (_, name: string, utility?: string) => {
        const isToken = name.startsWith('--')
        const value = isToken ? formatToken(name, utility) : renderValue(values[name])
        isComplete &&= value !== undefined
        return typeof value === 'object' ? value.markdown : (value ?? '')
      },
    )
    return isComplete ? filled : undefined
  }
  const withoutOptional = text.replaceAll(/\[([^\]]*)\]/g, (_, part: string) => fill(part) ?? '')
  return raw(fill(withoutOptional) ?? '')
}
