import type { ContentType } from '../content/type.ts'
import { CHARTS, COLORS, MODES } from '../theme/palette.ts'

/** The keys that an author may write, by the path of the object that holds them. */
export type AuthoredKeys = Readonly<Record<string, readonly string[]>>

const list = (words: string): readonly string[] => words.split(' ')

/** The keys of every type, around the one that groups the records of a type. */
const common = (...group: string[]): readonly string[] => [
  ...list('$schema id version name description'),
  ...group,
  ...list('tags synonyms created updated'),
]

const ACCESSIBILITY = list('role aria-label keyboard announcements focus_management')

const CODE = list('imports example')

const SCREENS = list('mobile tablet desktop')

const STATE_NAMES = list('loading empty error success disabled permission offline')

const STATE = list('when shows pattern')

const WIDTH = list('layout columns hide_components horizontal_scroll alternate_pattern_id notes')

const IO = list('consumes produces actions')

const PALETTE = [...COLORS, ...CHARTS]

/** What the official records of each type may say; an object without a row here is free. */
export const AUTHORED_KEYS: { readonly [T in ContentType]: AuthoredKeys } = {
  patterns: {
    '': [
      ...common('category'),
      ...list('components default_preset presets states responsive accessibility'),
      ...list('interactions io use_when avoid_when uses visual_brief contained motion_note'),
    ],
    'presets.*': list('description layout states responsive accessibility io code'),
    'presets.*.layout': list('layout slots'),
    'presets.*.states': STATE_NAMES,
    'presets.*.states.*': STATE,
    'presets.*.responsive': SCREENS,
    'presets.*.responsive.*': WIDTH,
    'presets.*.accessibility': ACCESSIBILITY,
    'presets.*.io': IO,
    'presets.*.code': CODE,
    states: STATE_NAMES,
    'states.*': STATE,
    responsive: SCREENS,
    'responsive.*': WIDTH,
    accessibility: ACCESSIBILITY,
    io: IO,
  },
  themes: {
    '': [
      ...common(),
      ...list('personality modes default_mode shapes seed palette typography radius spatial'),
      ...list('elevation motion effects decorator_definitions status_shape best_for avoid_for'),
      'pattern_preferences',
    ],
    seed: [...new Set([...list('primary secondary accent background'), ...PALETTE])],
    palette: PALETTE,
    'palette.*': MODES,
    typography: list('display body mono scale base_size heading_weight body_weight'),
    radius: list('philosophy base card control pill'),
    spatial: list('density base_unit content_gap section_padding'),
    elevation: ['levels'],
    'elevation.levels': MODES,
    motion: list('preference durations easings reduce_motion'),
    'motion.durations': list('instant fast base slow deliberate'),
    'motion.easings': list('standard enter exit'),
    effects: ['overlay_opacity'],
    'decorator_definitions.*': list('description intent suggested_properties usage'),
    pattern_preferences: list('prefer avoid default_presets'),
  },
  blueprints: {
    '': [
      ...common('domain'),
      ...list('compose theme suggested_themes routes features personality voice'),
      ...list('navigation seo_hints blueprint_portfolio overrides design_constraints'),
    ],
    'routes.*': list('archetype page shell'),
    voice: list('tone cta_verbs avoid empty_states errors loading'),
    navigation: list('command_palette hotkeys hotkey_semantics'),
    seo_hints: list('schema_org meta_priorities'),
    'blueprint_portfolio.artifact': list('status showcase'),
    overrides: list('features_add features_remove pages_remove pages'),
    design_constraints: list('mode typography borders corners shadows effects'),
  },
  archetypes: {
    '': [
      ...common('role'),
      ...list('features pages page_briefs navigation_items directives suggested_theme'),
    ],
    'pages.*': list('id name path shell layout states directives'),
    'pages.*.layout.*': list('pattern preset as cols at span'),
    'pages.*.states': list('loading empty error permission'),
    suggested_theme: ['ids'],
  },
  shells: {
    '': [
      ...common(),
      ...list('layout regions grid scroll_owner skip_target guidance best_for avoid_for code'),
    ],
    'regions.*': list('id element landmark_label size sticky scroll collapse patterns'),
    'regions.*.collapse': list('below to'),
    grid: SCREENS,
    guidance: list('spacing navigation overflow keyboard'),
    code: CODE,
  },
}
