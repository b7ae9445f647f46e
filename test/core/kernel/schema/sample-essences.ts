/** The smallest essence there is: required fields only. */
const minimalEssence = {
  version: '4.0.0',
  dna: {
    theme: { id: 'harbour', mode: 'light' },
    spacing: { base_unit: 4, scale: 'linear', density: 'comfortable', content_gap: '4' },
    typography: { scale: 'modular', heading_weight: 600, body_weight: 400 },
    color: { palette: 'semantic', accent_count: 1, cvd_preference: 'none' },
    radius: { philosophy: 'rounded', base: 8 },
    elevation: { system: 'layered', max_levels: 3 },
    motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
    accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
    personality: ['calm'],
  },
  blueprint: {
    sections: [
      {
        id: 'orders',
        role: 'primary',
        shell: 'sidebar',
        features: [],
        description: 'Orders and their state.',
        pages: [{ id: 'list', layout: ['data-table'] }],
      },
    ],
    features: [],
  },
  meta: {
    archetype: 'order-admin',
    target: 'react',
    platform: { type: 'spa', routing: 'history' },
    guard: { mode: 'guided', dna_enforcement: 'error', blueprint_enforcement: 'warn' },
  },
}

/** Every form of a layout item, in one page after the other. */
const essenceWithLayouts = {
  ...minimalEssence,
  blueprint: {
    ...minimalEssence.blueprint,
    sections: minimalEssence.blueprint.sections.map((section) => ({
      ...section,
      pages: [
        { id: 'plain', layout: ['hero', 'footer'] },
        { id: 'presets', layout: [{ pattern: 'hero', preset: 'split', as: 'intro' }] },
        {
          id: 'columns',
          layout: [{ cols: ['chart', { pattern: 'kpi' }], at: 'md', span: { kpi: 2 } }],
        },
        {
          id: 'shell',
          shell_override: null,
          layout: [{ cols: ['a', 'b'], responsive: 'container' }],
        },
      ],
    })),
  },
}

/** A command palette, and hotkeys beside it. */
const essenceWithKeys = {
  ...minimalEssence,
  meta: {
    ...minimalEssence.meta,
    navigation: {
      command_palette: { trigger: 'mod+k', commands: [{ id: 'new', label: 'New order' }] },
      hotkeys: [{ key: 'g o', label: 'Orders', semantics: { chord_window_ms: 800 } }],
    },
  },
}

/** Small valid essences; each is about one part of the schema. */
export const ESSENCES: readonly object[] = [minimalEssence, essenceWithLayouts, essenceWithKeys]
