import type { ContentType } from '../content/content-types.ts'
import { SCREEN_SIZES } from '../kernel/breakpoints.ts'
import { isObject, type JsonObject } from '../kernel/json/value.ts'
import { splitWords } from '../kernel/text.ts'
import { CHART_COLORS, GLOW_COLORS, MODES, PALETTE_COLORS } from '../theme/palette.ts'

/** The keys that an object may have, by the path of the object. */
type KeysByPath = Readonly<Record<string, readonly string[]>>

/** Returns the keys of every type, around the key that classifies records of one type. */
const withCommonKeys = (...classifier: string[]): readonly string[] => [
  ...splitWords('$schema id version name description'),
  ...classifier,
  ...splitWords('tags synonyms created updated'),
]

const ACCESSIBILITY_KEYS = splitWords('role aria-label keyboard announcements focus_management')

const COPY_KEYS = splitWords('success empty error confirm actions')

const CODE_KEYS = splitWords('imports example')

/** The states that a pattern or preset may describe. */
export const STATE_NAMES = splitWords('loading empty error success disabled permission offline')

const STATE_KEYS = splitWords('when shows pattern')

const RESPONSIVE_KEYS = splitWords(
  'layout columns hide_components horizontal_scroll alternate_pattern_id notes',
)

const IO_KEYS = splitWords('consumes produces actions keeps_in_url keeps_input')

/** The keys of `placement`, which `getPlacement` reads. */
const PLACEMENT_KEYS = splitWords('around_heading shows_heading names_product page_kind replaces')

const PALETTE_KEYS = [...PALETTE_COLORS, ...CHART_COLORS]

/** The allowed keys of official records, in order. An object without a row may have any key. */
export const AUTHORED_KEYS: { readonly [T in ContentType]: KeysByPath } = {
  patterns: {
    '': [
      ...withCommonKeys('category'),
      ...splitWords(
        'components default_preset always craft presets states responsive accessibility',
      ),
      ...splitWords('copy interactions io use_when avoid_when uses placement visual_brief'),
      ...splitWords('contained motion_note sources'),
    ],
    placement: PLACEMENT_KEYS,
    'craft.*': splitWords('about move reason example'),
    'presets.*': splitWords('description layout states responsive accessibility copy io code'),
    'presets.*.layout': splitWords('layout slots'),
    'presets.*.layout.slots.*': splitWords('text element data limit'),
    'presets.*.layout.slots.*.limit': splitWords('words items'),
    'presets.*.copy': COPY_KEYS,
    copy: COPY_KEYS,
    visual_brief: splitWords('hierarchy alignment emphasis overflow'),
    'sources.*': splitWords('claim title url'),
    'presets.*.states': STATE_NAMES,
    'presets.*.states.*': STATE_KEYS,
    'presets.*.responsive': SCREEN_SIZES,
    'presets.*.responsive.*': RESPONSIVE_KEYS,
    'presets.*.accessibility': ACCESSIBILITY_KEYS,
    'presets.*.io': IO_KEYS,
    'presets.*.code': CODE_KEYS,
    states: STATE_NAMES,
    'states.*': STATE_KEYS,
    responsive: SCREEN_SIZES,
    'responsive.*': RESPONSIVE_KEYS,
    accessibility: ACCESSIBILITY_KEYS,
    io: IO_KEYS,
  },
  themes: {
    '': [
      ...withCommonKeys(),
      ...splitWords('personality emphasis modes default_mode shapes seed palette equal_on_purpose'),
      ...splitWords('typography fonts radius spatial'),
      ...splitWords(
        'elevation motion effects decorator_definitions status_shape best_for avoid_for',
      ),
      // The style sheet that the theme was imported from.
      ...splitWords('pattern_preferences source'),
    ],
    emphasis: splitWords('loud never'),
    seed: [...new Set([...splitWords('primary secondary accent background'), ...PALETTE_KEYS])],
    palette: [...PALETTE_KEYS, ...GLOW_COLORS],
    'palette.*': MODES,
    typography: splitWords(
      'display body mono scale base_size display_size heading_weight body_weight',
    ),
    radius: splitWords('philosophy base card control pill'),
    spatial: splitWords('density base_unit content_gap section_padding'),
    elevation: ['levels'],
    'elevation.levels': MODES,
    motion: splitWords('preference durations easings reduce_motion'),
    'motion.durations': splitWords('instant fast base slow deliberate'),
    'motion.easings': splitWords('standard enter exit'),
    effects: ['overlay_opacity'],
    'decorator_definitions.*': splitWords('description intent suggested_properties targets usage'),
    pattern_preferences: splitWords('prefer avoid default_presets'),
  },
  blueprints: {
    '': [
      ...withCommonKeys('domain'),
      ...splitWords('compose theme suggested_themes routes features personality voice'),
      ...splitWords(
        'sample_world locale navigation seo_hints blueprint_portfolio overrides design_constraints',
      ),
    ],
    'routes.*': splitWords('archetype page shell'),
    locale: splitWords('language currency units'),
    voice: splitWords('tone cta_verbs avoid empty_states errors loading'),
    navigation: splitWords('command_palette hotkeys hotkey_semantics'),
    seo_hints: splitWords('schema_org meta_priorities'),
    'blueprint_portfolio.artifact': splitWords('status showcase'),
    overrides: splitWords('features_add features_remove pages_remove pages shell_patterns'),
    design_constraints: splitWords('mode typography borders corners shadows effects'),
  },
  archetypes: {
    '': [
      ...withCommonKeys('role', 'kind', 'provides'),
      ...splitWords('features pages page_briefs navigation_items directives suggested_theme'),
    ],
    'pages.*': [
      ...splitWords('id name path shell kind layout purpose notice jobs decisions sample wiring'),
      ...splitWords('reads keeps_in_url fails_apart needs states directives features seo'),
    ],
    'pages.*.layout.*': splitWords('pattern preset as sample cols at span'),
    'pages.*.layout.*.cols.*': splitWords('pattern preset as sample'),
    'navigation_items.*': splitWords('label group route icon hotkey active_match badge'),
    'pages.*.notice': splitWords('first second quiet'),
    'pages.*.jobs.*': splitWords('label control key action'),
    'pages.*.wiring.*': splitWords('from to'),
    'pages.*.reads.*': splitWords('part from'),
    'pages.*.states': splitWords('loading empty error permission'),
    suggested_theme: ['ids'],
  },
  shells: {
    '': [
      ...withCommonKeys(),
      ...splitWords(
        'roles layout measure page_kind regions grid scroll_owner skip_target guidance best_for avoid_for code',
      ),
    ],
    'regions.*': splitWords('id element landmark_label size sticky scroll collapse patterns'),
    'regions.*.patterns.*': splitWords('pattern preset when short'),
    'regions.*.collapse': splitWords('below to'),
    grid: SCREEN_SIZES,
    guidance: splitWords('spacing navigation overflow keyboard'),
    code: CODE_KEYS,
  },
}

/** Formats an authored record: known keys in order, indented by two spaces. */
export const formatRecord = (type: ContentType, authored: JsonObject): string =>
  `${JSON.stringify(sortKeys(authored, AUTHORED_KEYS[type], ''), null, 2)}\n`

/** Sorts known keys in the order of their list and keeps the order of the others after them. */
function sortKeys(value: unknown, keys: KeysByPath, path: string): unknown {
  const sortChild = (key: string, child: unknown): unknown =>
    sortKeys(child, keys, getChildPath(keys, path, key))
  if (Array.isArray(value)) return value.map((item) => sortChild('*', item))
  if (!isObject(value)) return value
  const known = (keys[path] ?? []).filter((key) => Object.hasOwn(value, key))
  const others = Object.keys(value).filter((key) => !known.includes(key))
  return Object.fromEntries([...known, ...others].map((key) => [key, sortChild(key, value[key])]))
}

/** Returns the path of a key, or the path with `*` if the key has no row of its own. */
function getChildPath(keys: KeysByPath, path: string, key: string): string {
  const [own, any] = [key, '*'].map((name) => (path === '' ? name : `${path}.${name}`)) as [
    string,
    string,
  ]
  const isKnown = Object.keys(keys).some((row) => row === own || row.startsWith(`${own}.`))
  return isKnown ? own : any
}
