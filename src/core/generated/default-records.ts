// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The shells of the roles of archetypes. */
export const DEFAULT_SHELLS = {
  "primary": "sidebar-main",
  "public": "top-nav-footer",
  "small": "top-nav-main",
  "flow": "minimal-header"
} as const

/** The patterns for what a page needs. */
export const DEFAULT_PATTERNS = {
  "empty_page": {
    "pattern": "empty-state",
    "preset": "first-use"
  },
  "filters": {
    "pattern": "filter-bar",
    "preset": "standard"
  },
  "list": {
    "pattern": "data-table",
    "preset": "selectable"
  },
  "record_header": {
    "pattern": "detail-header",
    "preset": "compact"
  },
  "record": {
    "pattern": "description-list",
    "preset": "columns"
  },
  "introduction": {
    "pattern": "hero",
    "preset": "split"
  },
  "benefits": {
    "pattern": "features",
    "preset": "grid"
  },
  "sign_in": {
    "pattern": "auth-form",
    "preset": "login"
  }
} as const

/** The markup that shows which pattern a page has. */
export const PATTERN_MARKUP = [
  {
    "pattern": "auth-form",
    "selectors": [
      "input[type=password]"
    ],
    "min": 1,
    "certain": true
  },
  {
    "pattern": "data-table",
    "selectors": [
      "table",
      "[role=grid]"
    ],
    "min": 1,
    "certain": true
  },
  {
    "pattern": "description-list",
    "selectors": [
      "dl"
    ],
    "min": 1,
    "certain": true
  },
  {
    "pattern": "tabs-nav",
    "selectors": [
      "[role=tablist]"
    ],
    "min": 1,
    "certain": true
  },
  {
    "pattern": "breadcrumb-nav",
    "selectors": [
      "nav[aria-label=breadcrumb]"
    ],
    "min": 1,
    "certain": true
  },
  {
    "pattern": "file-uploader",
    "selectors": [
      "input[type=file]"
    ],
    "min": 1,
    "certain": false
  },
  {
    "pattern": "form-sections",
    "selectors": [
      "fieldset",
      "form"
    ],
    "min": 1,
    "certain": false
  },
  {
    "pattern": "faq-accordion",
    "selectors": [
      "details"
    ],
    "min": 3,
    "certain": false
  },
  {
    "pattern": "filter-bar",
    "selectors": [
      "search",
      "[role=search]",
      "input[type=search]"
    ],
    "min": 1,
    "certain": false
  },
  {
    "pattern": "article-body",
    "selectors": [
      "article"
    ],
    "min": 1,
    "certain": false
  },
  {
    "pattern": "card-grid",
    "selectors": [
      "article"
    ],
    "min": 3,
    "certain": false
  },
  {
    "pattern": "kpi-grid",
    "selectors": [
      "meter",
      "progress"
    ],
    "min": 2,
    "certain": false
  }
] as const

/** The blueprint that examples name. */
export const EXAMPLE_BLUEPRINT = "internal-admin" as const

/** The theme that examples name. */
export const EXAMPLE_THEME = "slate" as const
