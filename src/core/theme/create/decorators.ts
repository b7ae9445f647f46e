import type { Character } from './characters.ts'
import {
  ALIGNED_NUMBERS,
  action,
  card,
  current,
  type Definitions,
  define,
  FILLED,
  figure,
  headline,
  quote,
  READABLE_MARK,
  STATUS,
  VALUE,
} from './decorator-builders.ts'

/** The decorators of each character: how it composes a page, by elements that every page has. */
export const CHARACTER_DECORATORS: Readonly<Record<Character, Definitions>> = {
  calm: {
    'soft-card': card('A borderless surface with a soft shadow.', 'Group without drawing a box.', {
      border: 'thin solid transparent',
      'border-radius': 'var(--radius-card)',
      'box-shadow': 'var(--shadow-2)',
    }),
    'open-headline': headline('1.12', '-0.12', 'A headline with room and slightly tight letters.'),
    'round-action': action('A round button of comfortable height.', 'Invite without shouting.', {
      'border-radius': 'var(--radius-pill)',
      'min-block-size': 'calc(var(--spacing) * 11)',
      'padding-inline': 'calc(var(--spacing) * 6)',
    }),
    'current-page': current('A quiet fill for the current entry.', {
      background: 'var(--color-secondary)',
      'border-radius': 'var(--radius-control)',
      color: 'var(--color-on-secondary)',
    }),
    'aligned-numbers': ALIGNED_NUMBERS,
    'readable-mark': READABLE_MARK,
  },
  bold: {
    'brand-edge': define(
      'A thick edge of the brand color above every page.',
      'Make the product known before a word is read.',
      [
        { 'border-block-start': 'calc(var(--spacing) * 2) solid var(--color-primary)' },
        ['body'],
        ['the top of every page'],
      ],
    ),
    'block-headline': headline('1', '-0.25', 'A heavy headline with tight lines and letters.'),
    'block-action': action(
      'A tall, square button with heavy words.',
      'Leave no doubt what to do.',
      {
        'border-radius': 'var(--radius-control)',
        'font-weight': 'var(--font-weight-heading)',
        'min-block-size': 'calc(var(--spacing) * 13)',
        'padding-inline': 'calc(var(--spacing) * 7)',
      },
    ),
    'outlined-card': card(
      'A flat panel with a strong outline.',
      'Separate by line, not by shade.',
      {
        background: 'var(--color-background)',
        border: 'medium solid var(--color-text)',
        'box-shadow': 'var(--shadow-0)',
      },
    ),
    'current-block': current('The current entry as a block of the brand color.', {
      ...FILLED,
      'border-radius': 'var(--radius-control)',
      'font-weight': 'var(--font-weight-heading)',
    }),
    'heavy-rule': define('A heavy rule above a table.', 'Anchor rows to one strong line.', [
      { 'border-block-start': 'thick solid var(--color-text)' },
      ['table'],
      ['tables'],
    ]),
    'big-number': figure('var(--text-3xl)', 'A heavy figure in the headline font.'),
    'readable-mark': READABLE_MARK,
  },
  warm: {
    'warm-light': define('A soft light from above.', 'Turn a flat page into paper.', [
      {
        'background-image':
          'radial-gradient(ellipse at 50% 0%, var(--color-surface-raised), transparent 70%)',
        'background-repeat': 'no-repeat',
        'background-size': '100% calc(var(--spacing) * 160)',
      },
      ['body'],
      ['the background of every page'],
    ]),
    'soft-card': card('A round sheet with a warm shadow.', 'Hold one thing in the hand.', {
      border: 'thin solid var(--color-border)',
      'border-radius': 'var(--radius-card)',
      'box-shadow': 'var(--shadow-1)',
    }),
    'kind-headline': headline('1.1', '-0.1', 'A soft serif headline.'),
    'round-action': action('A large, round button.', 'Be easy to press and to say yes to.', {
      'border-radius': 'var(--radius-pill)',
      'font-weight': 'var(--font-weight-heading)',
      'min-block-size': 'calc(var(--spacing) * 12)',
      'padding-inline': 'calc(var(--spacing) * 7)',
    }),
    'own-words': quote('A large quotation in the serif.', {
      'font-size': 'var(--text-xl)',
      'line-height': '1.35',
    }),
    'serif-figure': figure('var(--text-2xl)', 'A figure in the serif of the headlines.'),
    'current-page': current('A quiet round fill for the current entry.', {
      background: 'var(--color-secondary)',
      'border-radius': 'var(--radius-pill)',
      color: 'var(--color-on-secondary)',
    }),
    'readable-mark': READABLE_MARK,
  },
  technical: {
    'label-head': define(
      'Column heads as small labels in mono.',
      'Keep the figures louder than their names.',
      [
        {
          color: 'var(--color-text-muted)',
          'font-family': 'var(--font-mono)',
          'font-size': 'var(--text-xs)',
          'letter-spacing': 'calc(var(--spacing) * 0.125)',
          'text-transform': 'uppercase',
        },
        ['thead th', 'thead th button'],
        ['column heads'],
      ],
    ),
    'hairline-panel': card('A flat panel bounded by a hairline.', 'Place panels edge to edge.', {
      border: 'thin solid var(--color-border)',
      'box-shadow': 'var(--shadow-0)',
    }),
    'mono-figure': define('Figures in mono.', 'Read digits one by one.', [
      {
        'font-family': 'var(--font-mono)',
        'font-variant-numeric': 'tabular-nums slashed-zero',
        'letter-spacing': 'calc(var(--spacing) * -0.0625)',
      },
      [VALUE, 'td time', 'tbody th[scope="row"]'],
      ['key figures', 'identifiers of rows'],
    ]),
    'boxed-status': define(
      'A status in an outline of its color.',
      'Show states without color areas.',
      [
        {
          background: 'transparent',
          border: 'thin solid currentcolor',
          'border-radius': 'var(--radius-control)',
        },
        [STATUS],
        ['status in rows'],
      ],
    ),
    'current-line': current('A bar at the start of the current entry.', {
      'border-radius': 'var(--radius-base)',
      'box-shadow': 'inset calc(var(--spacing) * 0.75) 0 0 var(--color-primary)',
      'font-weight': 'var(--font-weight-heading)',
    }),
    'exact-headline': headline('1.15', '-0.1', 'A compact headline.'),
    'readable-mark': READABLE_MARK,
  },
  editorial: {
    'set-headline': headline('1.02', '-0.25', 'A large serif headline with tight lines.'),
    'ruled-section': define('A rule above the heading of a section.', 'Divide a page like print.', [
      {
        'border-block-start': 'thin solid var(--color-text)',
        'padding-block-start': 'calc(var(--spacing) * 3)',
      },
      ['main section > h2', 'section > header > h2'],
      ['headings of sections'],
    ]),
    'ruled-card': card('A column under a rule instead of a box.', 'Let the page be one sheet.', {
      background: 'transparent',
      border: 'thin solid transparent',
      'border-block-start': 'thin solid var(--color-border-strong)',
      'border-radius': 'var(--radius-card)',
      'box-shadow': 'var(--shadow-0)',
      'padding-inline': '0',
    }),
    'pull-quote': quote('A quotation as large as a headline.', {
      'border-block-start': 'thick solid var(--color-primary)',
      'font-size': 'var(--text-xl)',
      'line-height': '1.25',
      'padding-block-start': 'calc(var(--spacing) * 5)',
    }),
    'serif-figure': figure('var(--text-2xl)', 'A figure in the serif of the headlines.'),
    'plain-status': define('A status as a colored word.', 'Keep boxes out of the text.', [
      {
        background: 'transparent',
        'font-weight': 'var(--font-weight-heading)',
        'padding-inline': '0',
      },
      [STATUS],
      ['status in rows'],
    ]),
    'current-entry': current('A line of the brand color under the current entry.', {
      background: 'transparent',
      'border-radius': 'var(--radius-base)',
      'box-shadow': 'inset 0 calc(var(--spacing) * -0.5) 0 0 var(--color-primary)',
    }),
    'readable-mark': READABLE_MARK,
  },
  playful: {
    'colored-sky': define('A light of the brand color at the top.', 'Set the mood of the page.', [
      {
        'background-image':
          'linear-gradient(to bottom, color-mix(in srgb, var(--color-primary) 10%, transparent), transparent)',
        'background-repeat': 'no-repeat',
        'background-size': '100% calc(var(--spacing) * 140)',
      },
      ['body'],
      ['the background of every page'],
    ]),
    'pop-card': card(
      'An outlined card on a solid shadow of the brand color.',
      'Make cards things.',
      {
        border: 'medium solid var(--color-text)',
        'border-radius': 'var(--radius-card)',
        'box-shadow':
          'calc(var(--spacing) * 1.25) calc(var(--spacing) * 1.25) 0 var(--color-primary)',
      },
    ),
    'pop-action': action('A round, outlined button on a solid shadow.', 'Ask to be pressed.', {
      border: 'medium solid var(--color-text)',
      'border-radius': 'var(--radius-pill)',
      'box-shadow': '0 calc(var(--spacing) * 1) 0 var(--color-text)',
      'font-weight': 'var(--font-weight-heading)',
      'min-block-size': 'calc(var(--spacing) * 12)',
      'padding-inline': 'calc(var(--spacing) * 6)',
    }),
    'round-headline': headline('1.06', '-0.2', 'A round, tight headline.'),
    sticker: define('A tag that looks stuck on by hand.', 'Mark what is new or special.', [
      {
        background: 'var(--color-secondary)',
        color: 'var(--color-on-secondary)',
        'font-weight': 'var(--font-weight-heading)',
        transform: 'rotate(-2deg)',
      },
      ['[data-component="Tag"]'],
      ['tags on cards', 'labels of offers'],
    ]),
    'current-pill': current('The current entry as a pill of the brand color.', {
      ...FILLED,
      'border-radius': 'var(--radius-pill)',
      'font-weight': 'var(--font-weight-heading)',
    }),
    'big-number': figure('var(--text-2xl)', 'A round figure in the headline font.'),
    'readable-mark': READABLE_MARK,
  },
}
