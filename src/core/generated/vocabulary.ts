// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The values that each field is known to take, with their meaning. */
export const DNA_VALUES = {
  "spacing.scale": [
    {
      "value": "linear",
      "meaning": "Each step is one unit more than the last.",
      "numbers": {
        "steps": [
          1,
          2,
          3,
          4,
          5,
          6,
          7,
          8
        ]
      }
    },
    {
      "value": "geometric",
      "meaning": "Each step is twice the last.",
      "numbers": {
        "steps": [
          1,
          2,
          4,
          8,
          16,
          32
        ]
      }
    },
    {
      "value": "fibonacci",
      "meaning": "Each step is the sum of the two before it.",
      "numbers": {
        "steps": [
          1,
          2,
          3,
          5,
          8,
          13,
          21
        ]
      }
    }
  ],
  "spacing.density": [
    {
      "value": "compact",
      "meaning": "Controls 2 rem high, rows 2.25 rem.",
      "numbers": {
        "control_rem": 2,
        "row_rem": 2.25
      }
    },
    {
      "value": "comfortable",
      "meaning": "Controls 2.5 rem high, rows 3 rem.",
      "numbers": {
        "control_rem": 2.5,
        "row_rem": 3
      }
    },
    {
      "value": "spacious",
      "meaning": "Controls 3 rem high, rows 3.75 rem.",
      "numbers": {
        "control_rem": 3,
        "row_rem": 3.75
      }
    }
  ],
  "spacing.content_gap": [
    {
      "value": "0.75rem",
      "meaning": "Blocks stand close: for screens that are scanned.",
      "numbers": {
        "rem": 0.75
      }
    },
    {
      "value": "1rem",
      "meaning": "Blocks stand one line of text apart.",
      "numbers": {
        "rem": 1
      }
    },
    {
      "value": "1.5rem",
      "meaning": "Blocks stand clearly apart.",
      "numbers": {
        "rem": 1.5
      }
    },
    {
      "value": "2rem",
      "meaning": "Blocks stand far apart: for screens that are read.",
      "numbers": {
        "rem": 2
      }
    }
  ],
  "typography.scale": [
    {
      "value": "1.125",
      "meaning": "Major second: sizes hardly differ, weight and space tell headings apart.",
      "numbers": {
        "ratio": 1.125
      }
    },
    {
      "value": "1.2",
      "meaning": "Minor third: clear steps that still fit dense screens.",
      "numbers": {
        "ratio": 1.2
      }
    },
    {
      "value": "1.25",
      "meaning": "Major third: an even scale for apps and articles alike.",
      "numbers": {
        "ratio": 1.25
      }
    },
    {
      "value": "1.333",
      "meaning": "Perfect fourth: large headings for pages with few of them.",
      "numbers": {
        "ratio": 1.333
      }
    }
  ],
  "color.palette": [
    {
      "value": "clean",
      "meaning": "The colours of the theme clean."
    },
    {
      "value": "slate",
      "meaning": "The colours of the theme slate."
    },
    {
      "value": "graphite",
      "meaning": "The colours of the theme graphite."
    },
    {
      "value": "paper",
      "meaning": "The colours of the theme paper."
    },
    {
      "value": "mono",
      "meaning": "The colours of the theme mono."
    },
    {
      "value": "hearth",
      "meaning": "The colours of the theme hearth."
    }
  ],
  "color.cvd_preference": [
    {
      "value": "none",
      "meaning": "No colour vision deficiency is designed for in particular."
    },
    {
      "value": "auto",
      "meaning": "Left to the theme."
    },
    {
      "value": "status-shape",
      "meaning": "Every status has a shape or a word too; colour alone tells none apart."
    },
    {
      "value": "deuteranopia",
      "meaning": "No green cones: red and green are never the only difference."
    },
    {
      "value": "protanopia",
      "meaning": "No red cones: red and green are never the only difference, and red looks dark."
    },
    {
      "value": "tritanopia",
      "meaning": "No blue cones: blue and green, yellow and violet are never the only difference."
    },
    {
      "value": "achromatopsia",
      "meaning": "No colour at all: lightness, shape and words carry every difference."
    }
  ],
  "radius.philosophy": [
    {
      "value": "sharp",
      "meaning": "Corners are square or nearly so.",
      "numbers": {
        "min_px": 0,
        "max_px": 4
      }
    },
    {
      "value": "rounded",
      "meaning": "Corners are softened and still corners.",
      "numbers": {
        "min_px": 4,
        "max_px": 16
      }
    },
    {
      "value": "pill",
      "meaning": "The ends of controls are half circles; cards have the base radius.",
      "numbers": {
        "control_px": 999
      }
    }
  ],
  "elevation.system": [
    {
      "value": "levels",
      "meaning": "Layers are told apart by the theme's shadows, numbered 0 to 4.",
      "numbers": {
        "highest": 4,
        "border_px": 0
      }
    },
    {
      "value": "borders",
      "meaning": "Layers are told apart by hairlines; only overlays cast a shadow.",
      "numbers": {
        "highest": 0,
        "border_px": 1
      }
    },
    {
      "value": "flat",
      "meaning": "Layers are told apart by the colour of their surface alone.",
      "numbers": {
        "highest": 0,
        "border_px": 0
      }
    }
  ],
  "motion.preference": [
    {
      "value": "none",
      "meaning": "Nothing moves.",
      "numbers": {
        "travel_px": 0
      }
    },
    {
      "value": "subtle",
      "meaning": "Things fade, and travel at most 8 px.",
      "numbers": {
        "travel_px": 8
      }
    },
    {
      "value": "moderate",
      "meaning": "Things slide into place, and travel at most 24 px.",
      "numbers": {
        "travel_px": 24
      }
    },
    {
      "value": "expressive",
      "meaning": "Movement tells where things come from, and travels at most 64 px.",
      "numbers": {
        "travel_px": 64
      }
    }
  ],
  "meta.target": [
    {
      "value": "react-vite",
      "meaning": "React, built with Vite."
    },
    {
      "value": "next",
      "meaning": "React on Next.js, with its app router."
    },
    {
      "value": "vue-vite",
      "meaning": "Vue, built with Vite."
    },
    {
      "value": "sveltekit",
      "meaning": "Svelte on SvelteKit."
    },
    {
      "value": "astro",
      "meaning": "Astro, with islands where a page needs script."
    },
    {
      "value": "html",
      "meaning": "Plain HTML, CSS and script modules, with no build step."
    }
  ]
} as const
