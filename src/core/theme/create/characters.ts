/** The characters that a created theme can have. */
export const CHARACTERS = ['calm', 'bold', 'warm', 'technical', 'editorial', 'playful'] as const

/** A character of a theme: it decides composition and emphasis, not the hue. */
export type Character = (typeof CHARACTERS)[number]

/** The lightness of the backgrounds of a mode, and how much hue they have. */
export interface Neutrals {
  readonly background: number
  readonly surface: number
  readonly raised: number
  readonly chroma: number
}

/** How the shadows of a theme are drawn. */
export type ShadowStyle = 'soft' | 'none' | 'hairline' | 'offset'

/** Everything about a theme that follows from its character alone. */
export interface CharacterStyle {
  readonly adjectives: string
  readonly manner: string
  readonly tags: readonly string[]
  readonly light: Neutrals
  readonly dark: Neutrals
  /** The hue of the backgrounds in degrees; without one, that of the brand. */
  readonly neutralHue?: number
  /** The degrees from the hue of the brand to that of the accent; 0 for the brand itself. */
  readonly accentTurn: number
  readonly radius: { readonly philosophy: string } & Readonly<
    Record<'base' | 'card' | 'control' | 'pill', number>
  >
  readonly type: Readonly<Record<'scale' | 'base_size' | 'display_size' | 'heading_weight', number>>
  readonly fonts: string
  readonly density: 'compact' | 'comfortable' | 'spacious'
  readonly gap: string
  readonly sectionPadding: string
  readonly shadows: ShadowStyle
  readonly motion: 'subtle' | 'moderate' | 'expressive'
  /** Where the brand color is strong, as a list in a sentence. */
  readonly loud: string
  /** Where the brand color must not be, as a list in a sentence. */
  readonly never: string
  readonly bestFor: readonly string[]
  readonly avoidFor: readonly string[]
}

/** The style of each character. */
export const CHARACTER_STYLES: Readonly<Record<Character, CharacterStyle>> = {
  calm: {
    adjectives: 'Calm and open',
    manner:
      'Surfaces are soft and borderless, space separates what belongs apart, and one action is filled.',
    tags: ['soft', 'quiet', 'rounded', 'minimal', 'spacious'],
    light: { background: 0.972, surface: 0.995, raised: 1, chroma: 0.007 },
    dark: { background: 0.185, surface: 0.225, raised: 0.27, chroma: 0.014 },
    accentTurn: 0,
    radius: { philosophy: 'rounded', base: 8, card: 16, control: 10, pill: 999 },
    type: { scale: 1.25, base_size: 17, display_size: 60, heading_weight: 600 },
    fonts: 'hanken',
    density: 'spacious',
    gap: '2rem',
    sectionPadding: '6rem',
    shadows: 'soft',
    motion: 'subtle',
    loud: 'the one main action and the selected item',
    never: 'large areas, headings and decoration',
    bestFor: ['health', 'finance', 'saas & internal tools'],
    avoidFor: ['operations & data'],
  },
  bold: {
    adjectives: 'Bold and direct',
    manner:
      'Headlines are heavy and tight, edges are thick and square, and one block of color leads the page.',
    tags: ['high-contrast', 'sharp', 'flat', 'expressive', 'marketing'],
    light: { background: 1, surface: 0.97, raised: 1, chroma: 0.004 },
    dark: { background: 0.145, surface: 0.195, raised: 0.245, chroma: 0.004 },
    accentTurn: 0,
    radius: { philosophy: 'sharp', base: 0, card: 0, control: 0, pill: 0 },
    type: { scale: 1.333, base_size: 17, display_size: 88, heading_weight: 800 },
    fonts: 'archivo',
    density: 'comfortable',
    gap: '1.5rem',
    sectionPadding: '7rem',
    shadows: 'none',
    motion: 'subtle',
    loud: 'the edge of the page, the main action, the current item and one full block per public page',
    never: 'thin lines, body text and more than one block in view',
    bestFor: ['commerce', 'events, travel, hospitality', 'social & media'],
    avoidFor: ['content & docs'],
  },
  warm: {
    adjectives: 'Warm and personal',
    manner:
      'Paper tones, round corners and a soft serif make it feel made by people; quotations are large.',
    tags: ['warm', 'friendly', 'rounded', 'serif', 'soft'],
    light: { background: 0.962, surface: 0.985, raised: 1, chroma: 0.016 },
    dark: { background: 0.19, surface: 0.232, raised: 0.28, chroma: 0.014 },
    neutralHue: 75,
    accentTurn: 0,
    radius: { philosophy: 'rounded', base: 12, card: 20, control: 14, pill: 999 },
    type: { scale: 1.25, base_size: 17, display_size: 64, heading_weight: 600 },
    fonts: 'fraunces-nunito',
    density: 'spacious',
    gap: '1.5rem',
    sectionPadding: '5rem',
    shadows: 'soft',
    motion: 'moderate',
    loud: 'the main action, numbers that matter and the mark of the brand',
    never: 'tables, form fields and text on paper tones',
    bestFor: ['events, travel, hospitality', 'commerce', 'people'],
    avoidFor: ['operations & data'],
  },
  technical: {
    adjectives: 'Technical and exact',
    manner:
      'Hairlines, small labels in mono and tight rows show many figures at once without noise.',
    tags: ['precise', 'dense', 'hairline', 'technical', 'flat'],
    light: { background: 0.976, surface: 0.994, raised: 1, chroma: 0.004 },
    dark: { background: 0.17, surface: 0.208, raised: 0.255, chroma: 0.01 },
    neutralHue: 250,
    accentTurn: 0,
    radius: { philosophy: 'sharp', base: 3, card: 4, control: 4, pill: 999 },
    type: { scale: 1.2, base_size: 16, display_size: 52, heading_weight: 600 },
    fonts: 'plex',
    density: 'compact',
    gap: '1rem',
    sectionPadding: '3rem',
    shadows: 'hairline',
    motion: 'subtle',
    loud: 'the main action, the current line and the series that matters in a chart',
    never: 'backgrounds, status and plain numbers',
    bestFor: ['operations & data', 'saas & internal tools', 'ai'],
    avoidFor: ['events, travel, hospitality'],
  },
  editorial: {
    adjectives: 'Editorial and composed',
    manner:
      'Type does the work: large serif headlines, rules instead of boxes, and one column that reads.',
    tags: ['editorial', 'serif', 'elegant', 'reading', 'spacious'],
    light: { background: 0.986, surface: 0.972, raised: 0.995, chroma: 0.006 },
    dark: { background: 0.175, surface: 0.215, raised: 0.26, chroma: 0.006 },
    neutralHue: 85,
    accentTurn: 0,
    radius: { philosophy: 'sharp', base: 0, card: 0, control: 2, pill: 999 },
    type: { scale: 1.333, base_size: 18, display_size: 84, heading_weight: 500 },
    fonts: 'newsreader-hanken',
    density: 'comfortable',
    gap: '2rem',
    sectionPadding: '7rem',
    shadows: 'none',
    motion: 'subtle',
    loud: 'the main action, the line below a link and one quotation',
    never: 'cards, badges and headlines',
    bestFor: ['content & docs', 'property & civic', 'education'],
    avoidFor: ['operations & data'],
  },
  playful: {
    adjectives: 'Playful and lively',
    manner:
      'Outlined shapes with a solid shadow, round buttons and a second color keep it light-hearted.',
    tags: ['playful', 'expressive', 'rounded', 'friendly', 'spacious'],
    light: { background: 0.976, surface: 1, raised: 1, chroma: 0.012 },
    dark: { background: 0.19, surface: 0.235, raised: 0.28, chroma: 0.022 },
    accentTurn: 150,
    radius: { philosophy: 'pill', base: 14, card: 22, control: 24, pill: 999 },
    type: { scale: 1.25, base_size: 17, display_size: 72, heading_weight: 600 },
    fonts: 'outfit-figtree',
    density: 'spacious',
    gap: '1.5rem',
    sectionPadding: '5rem',
    shadows: 'offset',
    motion: 'expressive',
    loud: 'buttons, the shadow of cards and the current item',
    never: 'long text, tables and error messages',
    bestFor: ['education', 'social & media', 'marketplace'],
    avoidFor: ['finance'],
  },
}
