// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { DefinitionDoc } from '../kernel/schema/types.ts'

/** The documentation of the document, one line per field. */
export const ESSENCE_DOCS: readonly DefinitionDoc[] = [
  {
    "definition": "document",
    "description": "What an app looks like, contains and enforces. People and agents write it; the pack routes compile it into instructions for coding agents.",
    "fields": [
      {
        "name": "$schema",
        "required": false,
        "rule": "string",
        "description": "Address or path of this schema, with which an editor completes and checks the document."
      },
      {
        "name": "version",
        "required": true,
        "rule": "always \"4.0.0\"",
        "description": "Version of this document format, not of the app."
      },
      {
        "name": "dna",
        "required": true,
        "rule": "dna (object)",
        "description": "Design decisions for the whole app. Sections and pages may override density and mode, nothing else."
      },
      {
        "name": "blueprint",
        "required": true,
        "rule": "blueprint (object)",
        "description": "What the app consists of: sections with their pages, features and routes."
      },
      {
        "name": "meta",
        "required": true,
        "rule": "meta (object)",
        "description": "Facts about the project: origin, target, platform, enforcement, search engines, navigation."
      },
      {
        "name": "_impression",
        "required": false,
        "rule": "impression (object)",
        "description": "First intentions, in loose words. They inform the work and bind nobody."
      }
    ]
  },
  {
    "definition": "dna",
    "description": "Design decisions for the whole app. Sections and pages may override density and mode, nothing else.",
    "fields": [
      {
        "name": "theme",
        "required": true,
        "rule": "theme (object)",
        "description": "The theme in force. It supplies what the DNA cannot say: colours, font families, easings, decorators."
      },
      {
        "name": "spacing",
        "required": true,
        "rule": "spacing (object)",
        "description": "Distances: the smallest step, how steps grow, and how tightly screens are packed."
      },
      {
        "name": "typography",
        "required": true,
        "rule": "typography (object)",
        "description": "Text sizes and weights. Font families come from the theme."
      },
      {
        "name": "color",
        "required": true,
        "rule": "color (object)",
        "description": "How colour is used. The colours themselves come from the theme."
      },
      {
        "name": "radius",
        "required": true,
        "rule": "radius (object)",
        "description": "How corners are rounded."
      },
      {
        "name": "elevation",
        "required": true,
        "rule": "elevation (object)",
        "description": "How layers are told apart."
      },
      {
        "name": "motion",
        "required": true,
        "rule": "motion (object)",
        "description": "How much moves, and how fast."
      },
      {
        "name": "accessibility",
        "required": true,
        "rule": "accessibility (object)",
        "description": "What every page must meet."
      },
      {
        "name": "personality",
        "required": true,
        "rule": "list of strings, at least 1 item",
        "description": "Adjectives for the character of the product; they steer tone and emphasis. At least one."
      },
      {
        "name": "constraints",
        "required": false,
        "rule": "constraints (object)",
        "description": "Limits on top of the theme, each a short rule in words. Leave out what is not limited."
      }
    ]
  },
  {
    "definition": "theme",
    "description": "The theme in force. It supplies what the DNA cannot say: colours, font families, easings, decorators.",
    "fields": [
      {
        "name": "id",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Id of a theme record."
      },
      {
        "name": "mode",
        "required": true,
        "rule": "one of \"light\", \"dark\", \"auto\"",
        "description": "`light` or `dark` fixes the colour mode; `auto` follows the system setting, so both are built."
      },
      {
        "name": "shape",
        "required": false,
        "rule": "one of \"sharp\", \"rounded\", \"pill\"",
        "description": "Corner shape, one that the theme offers. Absent: no shape is asked for and the theme decides."
      }
    ]
  },
  {
    "definition": "spacing",
    "description": "Distances: the smallest step, how steps grow, and how tightly screens are packed.",
    "fields": [
      {
        "name": "base_unit",
        "required": true,
        "rule": "number, at least 1",
        "description": "Smallest step in CSS pixels; spacing values are multiples of it."
      },
      {
        "name": "scale",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "How steps grow: `linear` is 1, 2, 3, 4 times the unit, `geometric` 1, 2, 4, 8, `fibonacci` 1, 2, 3, 5."
      },
      {
        "name": "density",
        "required": true,
        "rule": "one of \"compact\", \"comfortable\", \"spacious\"",
        "description": "Heights of controls and rows: `compact` 2 and 2.25 rem, `comfortable` 2.5 and 3, `spacious` 3 and 3.75."
      },
      {
        "name": "content_gap",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Space between the blocks of a page, as a CSS length."
      }
    ]
  },
  {
    "definition": "typography",
    "description": "Text sizes and weights. Font families come from the theme.",
    "fields": [
      {
        "name": "scale",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Ratio of each text size to the next smaller one, written as text."
      },
      {
        "name": "heading_weight",
        "required": true,
        "rule": "number 100 to 900",
        "description": "Font weight of headings, 100 (thin) to 900 (black)."
      },
      {
        "name": "body_weight",
        "required": true,
        "rule": "number 100 to 900",
        "description": "Font weight of running text, 100 (thin) to 900 (black)."
      }
    ]
  },
  {
    "definition": "color",
    "description": "How colour is used. The colours themselves come from the theme.",
    "fields": [
      {
        "name": "palette",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Palette to draw from, as a rule the id of the theme."
      },
      {
        "name": "accent_count",
        "required": true,
        "rule": "number, at least 0",
        "description": "How many accent colours may appear; 0 removes the accent."
      },
      {
        "name": "cvd_preference",
        "required": true,
        "rule": "string",
        "description": "Colour vision to design for: a deficiency, `auto` (leaves it to the theme), `status-shape` (status has a shape too) or `none`."
      }
    ]
  },
  {
    "definition": "radius",
    "description": "How corners are rounded.",
    "fields": [
      {
        "name": "philosophy",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "The idea behind the corners: `sharp` is square or nearly so, `rounded` softened, `pill` fully round."
      },
      {
        "name": "base",
        "required": true,
        "rule": "number, at least 0",
        "description": "Base corner radius in CSS pixels; 0 is square."
      }
    ]
  },
  {
    "definition": "elevation",
    "description": "How layers are told apart.",
    "fields": [
      {
        "name": "system",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Means used: `levels` are the theme's numbered shadows, `borders` are hairlines, `flat` is neither."
      },
      {
        "name": "max_levels",
        "required": true,
        "rule": "number, at least 0",
        "description": "Highest shadow level in use; those above it are not offered, 0 means no shadow."
      }
    ]
  },
  {
    "definition": "motion",
    "description": "How much moves, and how fast.",
    "fields": [
      {
        "name": "preference",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "How much moves: `none`, `subtle`, `moderate` or `expressive`."
      },
      {
        "name": "duration_scale",
        "required": true,
        "rule": "number, at least 0",
        "description": "Multiplies the theme's durations: 0.5 halves them, 0 removes animation."
      },
      {
        "name": "reduce_motion",
        "required": true,
        "rule": "boolean",
        "description": "True: movement that carries no meaning stops when the user asks the system for less motion."
      }
    ]
  },
  {
    "definition": "accessibility",
    "description": "What every page must meet.",
    "fields": [
      {
        "name": "wcag_level",
        "required": true,
        "rule": "one of \"none\", \"A\", \"AA\", \"AAA\"",
        "description": "WCAG level that contrast and behaviour are held to; `none` sets no target."
      },
      {
        "name": "focus_visible",
        "required": true,
        "rule": "boolean",
        "description": "True: the focused element always shows a visible indicator."
      },
      {
        "name": "skip_nav",
        "required": true,
        "rule": "boolean",
        "description": "True: each page begins with a link that skips to its main content."
      }
    ]
  },
  {
    "definition": "constraints",
    "description": "Limits on top of the theme, each a short rule in words. Leave out what is not limited.",
    "fields": [
      {
        "name": "mode",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Rule about colour modes."
      },
      {
        "name": "typography",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Rule about fonts and figures."
      },
      {
        "name": "borders",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Rule about borders and dividing lines."
      },
      {
        "name": "corners",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Rule about corners."
      },
      {
        "name": "shadows",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Rule about shadows."
      },
      {
        "name": "effects",
        "required": false,
        "rule": "map of strings",
        "description": "Rules about further effects: the name of each, and what is allowed of it."
      }
    ]
  },
  {
    "definition": "blueprint",
    "description": "What the app consists of: sections with their pages, features and routes.",
    "fields": [
      {
        "name": "shell",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Shell that the scaffold sets up. Pages use their section's. Absent: the first primary section's, else the first section's."
      },
      {
        "name": "sections",
        "required": true,
        "rule": "list of section (object), at least 1 item",
        "description": "Groups of pages with one shell, one role and common rules. At least one."
      },
      {
        "name": "features",
        "required": true,
        "rule": "list of strings",
        "description": "Capabilities of the whole app, in kebab-case. May be empty."
      },
      {
        "name": "routes",
        "required": false,
        "rule": "map of route (object)",
        "description": "The page shown at each route path. Several paths may lead to one page."
      },
      {
        "name": "icon_style",
        "required": false,
        "rule": "string",
        "description": "Style of icons throughout the app."
      },
      {
        "name": "avatar_style",
        "required": false,
        "rule": "string",
        "description": "Style of avatars throughout the app."
      }
    ]
  },
  {
    "definition": "route",
    "description": "Where a route path leads.",
    "fields": [
      {
        "name": "section",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Id of the section that holds the page."
      },
      {
        "name": "page",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Id of the page within that section."
      }
    ]
  },
  {
    "definition": "section",
    "description": "A group of pages with one purpose and one shell.",
    "fields": [
      {
        "name": "id",
        "required": true,
        "rule": "string, matches ^[a-z][a-z0-9-]*$",
        "description": "Unique among sections: lower-case letters, digits and hyphens, starting with a letter."
      },
      {
        "name": "role",
        "required": true,
        "rule": "one of \"primary\", \"gateway\", \"public\", \"auxiliary\"",
        "description": "`primary`: the product itself; `gateway`: signing in and up; `public`: open to anyone; `auxiliary`: support."
      },
      {
        "name": "shell",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Id of the shell that frames the pages of the section."
      },
      {
        "name": "features",
        "required": true,
        "rule": "list of strings",
        "description": "Capabilities that this section provides, in kebab-case. May be empty."
      },
      {
        "name": "description",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "One or two sentences: what people do here and what they need to see."
      },
      {
        "name": "pages",
        "required": true,
        "rule": "list of page (object), at least 1 item",
        "description": "Pages of the section. At least one."
      },
      {
        "name": "dna_overrides",
        "required": false,
        "rule": "dnaOverrides (object)",
        "description": "Density and mode for the section, where they differ from the DNA."
      },
      {
        "name": "navigation_items",
        "required": false,
        "rule": "list of navigationItem (object)",
        "description": "Items that the shell's primary navigation shows for this section."
      },
      {
        "name": "directives",
        "required": false,
        "rule": "list of strings, each at least 1 character",
        "description": "Short imperative rules for implementing any page of the section."
      }
    ]
  },
  {
    "definition": "page",
    "description": "One screen and what it is composed of.",
    "fields": [
      {
        "name": "id",
        "required": true,
        "rule": "string, matches ^[a-z][a-z0-9-]*$",
        "description": "Unique in its section: lower-case letters, digits and hyphens, starting with a letter."
      },
      {
        "name": "route",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Path of the page; `:name` marks a parameter. Absent: from the route map, else derived from the id."
      },
      {
        "name": "shell_override",
        "required": false,
        "rule": "string or null, at least 1 character",
        "description": "Shell for this page in place of the section's. Null or absent: the section's."
      },
      {
        "name": "layout",
        "required": true,
        "rule": "list of layoutItem, at least 1 item",
        "description": "What the page shows, from top to bottom. At least one item."
      },
      {
        "name": "default_layout",
        "required": false,
        "rule": "list of layoutItem",
        "description": "Layout that the archetype suggested, kept to trace its origin. Never compiled: edit `layout`."
      },
      {
        "name": "dna_overrides",
        "required": false,
        "rule": "dnaOverrides (object)",
        "description": "Density and mode for the page, where they differ from the section."
      },
      {
        "name": "surface",
        "required": false,
        "rule": "string",
        "description": "What the page is drawn on, as a rule a colour token of the theme."
      },
      {
        "name": "directives",
        "required": false,
        "rule": "list of strings, each at least 1 character",
        "description": "Imperative rules for this route. Begin with its purpose: who does what here."
      }
    ]
  },
  {
    "definition": "dnaOverrides",
    "description": "Values in place of the inherited ones: a page's win over its section's, a section's over the DNA.",
    "fields": [
      {
        "name": "density",
        "required": false,
        "rule": "one of \"compact\", \"comfortable\", \"spacious\"",
        "description": "Density in force. Absent: inherited."
      },
      {
        "name": "mode",
        "required": false,
        "rule": "one of \"light\", \"dark\", \"auto\"",
        "description": "Colour mode in force. Absent: inherited."
      }
    ]
  },
  {
    "definition": "navigationItem",
    "description": "One item of the primary navigation.",
    "fields": [
      {
        "name": "label",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Text of the item."
      },
      {
        "name": "route",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Path that the item leads to."
      },
      {
        "name": "icon",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Icon identifier, typically a kebab-case icon name."
      },
      {
        "name": "hotkey",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Key string of a hotkey declared in `meta.navigation.hotkeys`."
      },
      {
        "name": "active_match",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Path prefix or regular expression that makes the item active. Absent: exact match of `route`."
      },
      {
        "name": "badge",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Short label beside the text."
      }
    ]
  },
  {
    "definition": "patternReference",
    "description": "One instance of a pattern.",
    "fields": [
      {
        "name": "pattern",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Id of a pattern record."
      },
      {
        "name": "preset",
        "required": false,
        "rule": "string",
        "description": "Variant of the pattern. Absent: the theme's preference, else the pattern's default."
      },
      {
        "name": "as",
        "required": false,
        "rule": "string",
        "description": "Alias of the instance, unique on the page. Spans and data wiring refer to it."
      }
    ]
  },
  {
    "definition": "columnLayout",
    "description": "Patterns side by side, which stack where there is no room.",
    "fields": [
      {
        "name": "cols",
        "required": true,
        "rule": "list of columnEntry, at least 2 items",
        "description": "Columns in reading order. At least two."
      },
      {
        "name": "at",
        "required": false,
        "rule": "one of \"sm\", \"md\", \"lg\", \"xl\", \"2xl\"",
        "description": "Width from which columns stand side by side: 640, 768, 1024, 1280 or 1536 px. Below it they stack."
      },
      {
        "name": "span",
        "required": false,
        "rule": "map of numbers, each at least 1",
        "description": "Relative width of columns, each named by its alias or pattern id."
      },
      {
        "name": "breakpoints",
        "required": false,
        "rule": "list of breakpoint (object)",
        "description": "How many columns there are from each width on, narrowest first."
      },
      {
        "name": "responsive",
        "required": false,
        "rule": "one of \"viewport\", \"container\"",
        "description": "What widths are measured on: `viewport` is the window, `container` the room this layout has."
      }
    ]
  },
  {
    "definition": "breakpoint",
    "description": "A number of columns from one width on.",
    "fields": [
      {
        "name": "at",
        "required": true,
        "rule": "string",
        "description": "Name of the width: one that `at` of the column layout takes. Another name is kept as written."
      },
      {
        "name": "cols",
        "required": true,
        "rule": "number",
        "description": "Number of columns from this width on; write a whole number of at least 1."
      }
    ]
  },
  {
    "definition": "meta",
    "description": "Facts about the project: origin, target, platform, enforcement, search engines, navigation.",
    "fields": [
      {
        "name": "archetype",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Id of the archetype that the app grew from."
      },
      {
        "name": "target",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Framework and build tool that the code is written for."
      },
      {
        "name": "platform",
        "required": true,
        "rule": "platform (object)",
        "description": "Where the app runs and how it addresses its pages."
      },
      {
        "name": "guard",
        "required": true,
        "rule": "guard (object)",
        "description": "How firmly the document binds those who implement it, by layer. `off` still reports, as information."
      },
      {
        "name": "seo",
        "required": false,
        "rule": "seo (object)",
        "description": "What search engines and link previews are told."
      },
      {
        "name": "navigation",
        "required": false,
        "rule": "navigation (object)",
        "description": "Keyboard access to the app."
      }
    ]
  },
  {
    "definition": "platform",
    "description": "Where the app runs and how it addresses its pages.",
    "fields": [
      {
        "name": "type",
        "required": true,
        "rule": "one of \"spa\", \"ssr\", \"static\"",
        "description": "Where pages are rendered: `spa` in the browser, `ssr` on a server for each request, `static` at build time."
      },
      {
        "name": "routing",
        "required": true,
        "rule": "one of \"hash\", \"history\", \"pathname\"",
        "description": "Where the route lives: `hash` after #, `history` in the path by script, `pathname` in the path of a document."
      }
    ]
  },
  {
    "definition": "guard",
    "description": "How firmly the document binds those who implement it, by layer. `off` still reports, as information.",
    "fields": [
      {
        "name": "mode",
        "required": true,
        "rule": "one of \"creative\", \"guided\", \"strict\"",
        "description": "`creative`: a starting point to depart from; `guided`: a plan to follow; `strict`: binding to the letter."
      },
      {
        "name": "dna_enforcement",
        "required": true,
        "rule": "one of \"error\", \"warn\", \"off\"",
        "description": "Severity of a breach of theme, mode, shape or contrast."
      },
      {
        "name": "blueprint_enforcement",
        "required": true,
        "rule": "one of \"warn\", \"off\"",
        "description": "Severity of a breach of sections, pages, routes, patterns or shells; never an error."
      },
      {
        "name": "interactions_enforcement",
        "required": false,
        "rule": "one of \"error\", \"warn\", \"off\"",
        "description": "Severity for navigation, hotkeys and palette. Absent: by `mode`, creative `off`, guided `warn`, strict `error`."
      }
    ]
  },
  {
    "definition": "seo",
    "description": "What search engines and link previews are told.",
    "fields": [
      {
        "name": "schema_org",
        "required": false,
        "rule": "list of strings, each at least 1 character",
        "description": "schema.org types that pages declare, most important first."
      },
      {
        "name": "meta_priorities",
        "required": false,
        "rule": "list of strings, each at least 1 character",
        "description": "Head elements to get right, most important first."
      }
    ]
  },
  {
    "definition": "navigation",
    "description": "Keyboard access to the app.",
    "fields": [
      {
        "name": "hotkeys",
        "required": false,
        "rule": "list of hotkey (object)",
        "description": "Hotkeys of the app. Each key string appears once."
      },
      {
        "name": "command_palette",
        "required": false,
        "rule": "boolean or commandPalette (object)",
        "description": "`true`: a palette of the declared routes; an object: a palette exactly so; `false` or absent: none."
      },
      {
        "name": "hotkey_semantics",
        "required": false,
        "rule": "hotkeySemantics (object)",
        "description": "How hotkeys behave, unless a hotkey's own `semantics` says otherwise."
      }
    ]
  },
  {
    "definition": "hotkey",
    "description": "A key, or a sequence of keys, that goes somewhere or does something.",
    "fields": [
      {
        "name": "key",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "One key, keys held together joined by `+`, or a sequence separated by spaces. Cmd means Ctrl outside the Mac."
      },
      {
        "name": "label",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "What it does, as shown to people."
      },
      {
        "name": "route",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Path that it leads to. Give this or `action`."
      },
      {
        "name": "action",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Name of the action that it runs. Give this or `route`."
      },
      {
        "name": "semantics",
        "required": false,
        "rule": "hotkeySemantics (object)",
        "description": "Behaviour of this hotkey; each field given here wins over the global one."
      }
    ]
  },
  {
    "definition": "commandPalette",
    "description": "Contract of the command palette. An implementation follows it exactly.",
    "fields": [
      {
        "name": "trigger",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Shortcut that opens the palette. A Cmd form means Cmd on a Mac and Ctrl elsewhere."
      },
      {
        "name": "placeholder",
        "required": false,
        "rule": "string",
        "description": "Placeholder of the search input."
      },
      {
        "name": "width",
        "required": false,
        "rule": "string",
        "description": "Width as a CSS length."
      },
      {
        "name": "styling",
        "required": false,
        "rule": "one of \"modal\", \"sheet\", \"inline\", \"fullscreen\"",
        "description": "`modal`: centred dialog; `sheet`: slide-over; `inline`: dropdown; `fullscreen`: fills the window."
      },
      {
        "name": "commands",
        "required": false,
        "rule": "list of command (object)",
        "description": "Commands in order. Absent: a minimal list may be derived from the declared routes; empty: none."
      }
    ]
  },
  {
    "definition": "command",
    "description": "One command of the palette.",
    "fields": [
      {
        "name": "id",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Unique among commands."
      },
      {
        "name": "label",
        "required": true,
        "rule": "string, at least 1 character",
        "description": "Text that people read and search."
      },
      {
        "name": "section",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Heading that the command is listed under."
      },
      {
        "name": "hotkey",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Key string of a hotkey declared in `meta.navigation.hotkeys`, shown beside the label."
      },
      {
        "name": "action",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Name of the action that it runs. Give this or `route`."
      },
      {
        "name": "route",
        "required": false,
        "rule": "string, at least 1 character",
        "description": "Path that it leads to. Give this or `action`."
      }
    ]
  },
  {
    "definition": "hotkeySemantics",
    "description": "How key presses are matched. Leave out what is as usual.",
    "fields": [
      {
        "name": "chord_window_ms",
        "required": false,
        "rule": "integer 100 to 5000",
        "description": "Longest time between the keys of a sequence, in milliseconds, before it starts anew."
      },
      {
        "name": "input_guard",
        "required": false,
        "rule": "boolean",
        "default": "true",
        "description": "True: hotkeys do not fire while focus is in an editable element."
      },
      {
        "name": "modifier_suppression",
        "required": false,
        "rule": "boolean",
        "default": "true",
        "description": "True: hotkeys do not fire while Meta, Ctrl or Alt is held, unless the key string names it."
      },
      {
        "name": "match_case",
        "required": false,
        "rule": "boolean",
        "default": "false",
        "description": "True: keys match by case. False: an upper-case letter implies Shift."
      },
      {
        "name": "show_chord_indicator",
        "required": false,
        "rule": "boolean",
        "default": "true",
        "description": "True: a corner badge shows while the first key of a sequence is armed. False: tracking is silent."
      }
    ]
  },
  {
    "definition": "impression",
    "description": "First intentions, in loose words. They inform the work and bind nobody.",
    "fields": [
      {
        "name": "vibe",
        "required": false,
        "rule": "list of strings",
        "description": "Words for the feeling aimed at."
      },
      {
        "name": "references",
        "required": false,
        "rule": "list of strings",
        "description": "Things to look at: products, places, printed matter."
      },
      {
        "name": "density_intent",
        "required": false,
        "rule": "string",
        "description": "How full screens are meant to feel."
      },
      {
        "name": "layout_intent",
        "required": false,
        "rule": "string",
        "description": "How screens are meant to be arranged."
      },
      {
        "name": "novel_elements",
        "required": false,
        "rule": "list of strings",
        "description": "What is meant to be unlike other products."
      }
    ]
  }
]
