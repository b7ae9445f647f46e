import { URL_STATES } from './label-vocabulary.ts'

/** Where a label has a meaning. */
export type LabelScope =
  /** In the directives of a page. */
  | 'page'
  /** In the directives of a section; of a page, it overrides that of its section. */
  | 'section'
  /** In the directives of the first section, for the whole app. */
  | 'app'
  /** Anywhere: a rule in words, which replaces the rule with the same label further out. */
  | 'rule'

/** A label that a directive can start with. All other directives are plain text. */
export interface Label {
  readonly name: string
  readonly scope: LabelScope
  /** What the label says, for authors. */
  readonly description: string
  /** How its value is written; absent for text. */
  readonly grammar?: string
  /** A complete directive. */
  readonly example: string
}

/** All labels, in the order of the documentation. */
export const LABELS = [
  {
    name: 'Title',
    scope: 'page',
    description: 'The heading of the page.',
    example: 'Title: Invoices',
  },
  {
    name: 'Purpose',
    scope: 'page',
    description:
      'Who opens the page, how often, with what question, and what they leave with. The sentence that helps an agent most.',
    example:
      'Purpose: Bookkeepers open this page every morning to see who has not paid. They leave with a reminder sent.',
  },
  {
    name: 'Answer',
    scope: 'page',
    description:
      'The answer to the question of its readers in one sentence with real numbers, as the top of the page can show it.',
    example: 'Answer: 3 customers owe £4,120, and Harbor Cycle Supply is 12 days late.',
  },
  {
    name: 'Kind',
    scope: 'section',
    description:
      'What the page is: `public` is read by visitors, `app` is worked in, a `flow` leads through steps, a `document` is read at length, and `system` says that something is wrong or closed. Without it, the role of the section decides.',
    grammar: '`public`, `app`, `flow`, `document` or `system`',
    example: 'Kind: flow',
  },
  {
    name: 'Notice first',
    scope: 'page',
    description: 'What readers notice first.',
    example: 'Notice first: invoices that are overdue',
  },
  {
    name: 'Notice second',
    scope: 'page',
    description: 'What they notice next.',
    example: 'Notice second: the open total',
  },
  {
    name: 'Quiet',
    scope: 'page',
    description: 'What stays in the background.',
    example: 'Quiet: paid invoices',
  },
  {
    name: 'Primary action',
    scope: 'page',
    description:
      'The most important action. Add `as` and the name of its button in quotation marks if the button says it in other words, and its key if it has one.',
    grammar: 'an action, then `as "name of the button"` and the key in parentheses if they differ',
    example: 'Primary action: Send a reminder as "Remind" (`r`)',
  },
  {
    name: 'Then',
    scope: 'page',
    description: 'The next actions, the most important first.',
    grammar: 'actions as above, separated by semicolons',
    example: 'Then: Record a payment; Export the list',
  },
  {
    name: 'Sample',
    scope: 'page',
    description: 'Names, amounts and dates for sample content.',
    example: 'Sample: Invoice 1042 to Harbor Cycle Supply, $1,240.50, 12 days overdue.',
  },
  {
    name: 'Wiring',
    scope: 'page',
    description: 'Which parts follow a part, and no others do.',
    grammar: 'the id of a part, `->`, then ids separated by commas, or `none`',
    example: 'Wiring: record-filters -> records-table',
  },
  {
    name: 'Reads',
    scope: 'page',
    description: 'Which parts a part follows, and it follows no others.',
    grammar: 'the id of a part, `<-`, then ids separated by commas, or `none`',
    example: 'Reads: waiting-list <- none',
  },
  {
    name: 'Keeps in URL',
    scope: 'page',
    description: 'What a copied link restores. Without it, the patterns of the page decide.',
    grammar: `a list of ${URL_STATES.map((name) => `\`${name}\``).join(', ')}, or \`none\``,
    example: 'Keeps in URL: search, filters, sort, page',
  },
  {
    name: 'Fails apart',
    scope: 'page',
    description:
      'Whether each part of the page keeps working when the others fail. Without it, the kind of the page and the number of its parts decide.',
    grammar: '`yes` or `no`',
    example: 'Fails apart: yes',
  },
  {
    name: 'Own part',
    scope: 'page',
    description: 'What a part shows that the layout names and no pattern describes.',
    grammar: 'the name of the part in the layout, a comma, what it shows',
    example: 'Own part: till, the sum and the change',
  },
  {
    name: 'Goes wrong',
    scope: 'rule',
    description: 'What can fail, and what the page then says and offers.',
    example: 'Goes wrong: a declined card keeps the box until 8 pm and asks for another card.',
  },
  {
    name: 'Prevent',
    scope: 'rule',
    description: 'The doubt or the mistake that a page must prevent.',
    example: 'Prevent: paying before knowing which day the box comes.',
  },
  {
    name: 'Brief',
    scope: 'rule',
    description: 'The words of the brief about the page.',
    example: 'Brief: what was charged, and what comes next.',
  },
  {
    name: 'Locale',
    scope: 'app',
    description: 'The language of the app, its currency and its units.',
    grammar: 'a language tag, then a currency code and `metric` or `imperial` if the app has them',
    example: 'Locale: en-GB, GBP, metric',
  },
  {
    name: 'Leaves out',
    scope: 'app',
    description:
      'Patterns of the shells that this product does not need, such as those for accounts.',
    grammar: 'ids of patterns, separated by commas, or `none`',
    example: 'Leaves out: none',
  },
  {
    name: 'Sample world',
    scope: 'rule',
    description: 'The business, people and figures that all sample content comes from.',
    example: 'Sample world: Alder Books, a bookshop in Leeds; today is Mar 12, 2026.',
  },
  {
    name: 'Remembered',
    scope: 'rule',
    description: 'How the page shows what people remember about the product (`novel_elements`).',
    example: 'Remembered: the flour sack is as full as the order.',
  },
  {
    name: 'Today',
    scope: 'rule',
    description: 'The date and time on all pages.',
    example: 'Today: Wed 18 Nov 2026, 09:40.',
  },
  {
    name: 'Brand color',
    scope: 'rule',
    description: 'The one strong color, where it is loud and where it never appears.',
    example: 'Brand color: #2138c4; loud on the cloth and the filled button, never in text.',
  },
  {
    name: 'Type pair',
    scope: 'rule',
    description: 'The typefaces of headings and text, with their weights.',
    example: 'Type pair: Archivo 800 for headings, Newsreader for text.',
  },
  {
    name: 'Voice',
    scope: 'rule',
    description: 'How the app speaks.',
    example: 'Voice: plain and exact; gives reasons.',
  },
  {
    name: 'Button verbs',
    scope: 'rule',
    description: 'The verbs that buttons start with.',
    example: 'Button verbs: Save, Send or Archive, where they fit.',
  },
  {
    name: 'Never write',
    scope: 'rule',
    description: 'Words that no text has.',
    example: 'Never write: "oops" or "please wait".',
  },
  {
    name: 'Empty states',
    scope: 'rule',
    description: 'What is shown when there is nothing to show.',
    example: 'Empty states: Say which filter hides everything.',
  },
  {
    name: 'Errors',
    scope: 'rule',
    description: 'What a message about an error says.',
    example: 'Errors: Name the invoice that was not changed.',
  },
  {
    name: 'Loading',
    scope: 'rule',
    description: 'What is shown while something loads.',
    example: 'Loading: Name what is loading after a second.',
  },
  {
    name: 'Numbers',
    scope: 'rule',
    description: 'How numbers, amounts and dates are written.',
    example: 'Numbers: no decimals in tables.',
  },
  {
    name: 'Theme',
    scope: 'rule',
    description: 'The theme and its modes.',
    example: 'Theme: dark only on this page.',
  },
  {
    name: 'Page header',
    scope: 'rule',
    description: 'The heading of a page and what is next to it.',
    example: 'Page header: no line below the heading.',
  },
  {
    name: 'Sections',
    scope: 'rule',
    description: 'The parts of a page, their headings and the space between them.',
    example: 'Sections: 3rem apart.',
  },
  {
    name: 'Actions',
    scope: 'rule',
    description: 'Which buttons are filled, and how many.',
    example: 'Actions: no filled button on this page.',
  },
  {
    name: 'Grid',
    scope: 'rule',
    description: 'The width of the page, its margins and the length of lines.',
    example: 'Grid: the plan of the day uses the whole width.',
  },
  {
    name: 'Panels',
    scope: 'rule',
    description: 'Surfaces with a border.',
    example: 'Panels: no borders.',
  },
  {
    name: 'Controls',
    scope: 'rule',
    description: 'Buttons and fields.',
    example: 'Controls: 3rem high.',
  },
  {
    name: 'Status',
    scope: 'rule',
    description: 'Badges and other signs of a status.',
    example: 'Status: a word, no badge.',
  },
  {
    name: 'Phones',
    scope: 'rule',
    description: 'What changes on narrow screens.',
    example: 'Phones: the table becomes a list.',
  },
  {
    name: 'Mode',
    scope: 'rule',
    description: 'Light and dark.',
    example: 'Mode: dark, because it is read at night.',
  },
  {
    name: 'Typography',
    scope: 'rule',
    description: 'Typefaces, sizes and weights.',
    example: 'Typography: tabular figures everywhere.',
  },
  {
    name: 'Borders',
    scope: 'rule',
    description: 'Lines around and between parts.',
    example: 'Borders: none between rows.',
  },
  {
    name: 'Corners',
    scope: 'rule',
    description: 'Rounded or sharp corners.',
    example: 'Corners: sharp on this page.',
  },
  {
    name: 'Shadows',
    scope: 'rule',
    description: 'Shadows of surfaces.',
    example: 'Shadows: only below dialogs.',
  },
] as const satisfies readonly Label[]

export type LabelName = (typeof LABELS)[number]['name']

/** The labels by their names in lower case. */
export const LABELS_BY_KEY: ReadonlyMap<string, LabelEntry> = new Map(
  LABELS.map((label) => [label.name.toLowerCase(), label]),
)

/** An entry of the table of labels. */
export type LabelEntry = (typeof LABELS)[number]

/** Returns the entry of a label. */
export const getLabel = (name: LabelName): Label => LABELS_BY_KEY.get(name.toLowerCase()) as Label
