// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The objects of the document: properties in their order, each with what it holds. */
export const ESSENCE_SHAPE = {
  "document": {
    "$schema": null,
    "version": null,
    "dna": {
      "one": "dna"
    },
    "blueprint": {
      "one": "blueprint"
    },
    "meta": {
      "one": "meta"
    },
    "_impression": {
      "one": "impression"
    }
  },
  "dna": {
    "theme": {
      "one": "theme"
    },
    "spacing": {
      "one": "spacing"
    },
    "typography": {
      "one": "typography"
    },
    "color": {
      "one": "color"
    },
    "radius": {
      "one": "radius"
    },
    "elevation": {
      "one": "elevation"
    },
    "motion": {
      "one": "motion"
    },
    "accessibility": {
      "one": "accessibility"
    },
    "personality": null,
    "constraints": {
      "one": "constraints"
    }
  },
  "theme": {
    "id": null,
    "mode": null,
    "shape": null
  },
  "spacing": {
    "base_unit": null,
    "scale": null,
    "density": null,
    "content_gap": null
  },
  "typography": {
    "scale": null,
    "heading_weight": null,
    "body_weight": null
  },
  "color": {
    "palette": null,
    "accent_count": null,
    "cvd_preference": null
  },
  "radius": {
    "philosophy": null,
    "base": null
  },
  "elevation": {
    "system": null,
    "max_levels": null
  },
  "motion": {
    "preference": null,
    "duration_scale": null,
    "reduce_motion": null
  },
  "accessibility": {
    "wcag_level": null,
    "focus_visible": null,
    "skip_nav": null
  },
  "constraints": {
    "mode": null,
    "typography": null,
    "borders": null,
    "corners": null,
    "shadows": null,
    "effects": null
  },
  "blueprint": {
    "shell": null,
    "sections": {
      "list": "section"
    },
    "features": null,
    "routes": {
      "map": "route"
    },
    "icon_style": null,
    "avatar_style": null
  },
  "route": {
    "section": null,
    "page": null
  },
  "section": {
    "id": null,
    "role": null,
    "shell": null,
    "features": null,
    "description": null,
    "pages": {
      "list": "page"
    },
    "dna_overrides": {
      "one": "dnaOverrides"
    },
    "navigation_items": {
      "list": "navigationItem"
    },
    "directives": null
  },
  "page": {
    "id": null,
    "route": null,
    "shell_override": null,
    "layout": {
      "list": "layoutItem"
    },
    "default_layout": {
      "list": "layoutItem"
    },
    "dna_overrides": {
      "one": "dnaOverrides"
    },
    "surface": null,
    "directives": null
  },
  "dnaOverrides": {
    "density": null,
    "mode": null
  },
  "navigationItem": {
    "label": null,
    "route": null,
    "icon": null,
    "hotkey": null,
    "active_match": null,
    "badge": null
  },
  "patternReference": {
    "pattern": null,
    "preset": null,
    "as": null
  },
  "columnLayout": {
    "cols": {
      "list": "columnEntry"
    },
    "at": null,
    "span": null,
    "breakpoints": {
      "list": "breakpoint"
    },
    "responsive": null
  },
  "breakpoint": {
    "at": null,
    "cols": null
  },
  "meta": {
    "archetype": null,
    "target": null,
    "platform": {
      "one": "platform"
    },
    "guard": {
      "one": "guard"
    },
    "seo": {
      "one": "seo"
    },
    "navigation": {
      "one": "navigation"
    }
  },
  "platform": {
    "type": null,
    "routing": null
  },
  "guard": {
    "mode": null,
    "dna_enforcement": null,
    "blueprint_enforcement": null,
    "interactions_enforcement": null
  },
  "seo": {
    "schema_org": null,
    "meta_priorities": null
  },
  "navigation": {
    "hotkeys": {
      "list": "hotkey"
    },
    "command_palette": {
      "one": "commandPalette"
    },
    "hotkey_semantics": {
      "one": "hotkeySemantics"
    }
  },
  "hotkey": {
    "key": null,
    "label": null,
    "route": null,
    "action": null,
    "semantics": {
      "one": "hotkeySemantics"
    }
  },
  "commandPalette": {
    "trigger": null,
    "placeholder": null,
    "width": null,
    "styling": null,
    "commands": {
      "list": "command"
    }
  },
  "command": {
    "id": null,
    "label": null,
    "section": null,
    "hotkey": null,
    "action": null,
    "route": null
  },
  "hotkeySemantics": {
    "chord_window_ms": null,
    "input_guard": null,
    "modifier_suppression": null,
    "match_case": null,
    "show_chord_indicator": null
  },
  "impression": {
    "vibe": null,
    "references": null,
    "density_intent": null,
    "layout_intent": null,
    "novel_elements": null
  }
} as const
