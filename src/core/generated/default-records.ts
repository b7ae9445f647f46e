// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/** The shells of the roles of archetypes. */
export const DEFAULT_SHELLS = {
  "primary": "sidebar-main",
  "public": "top-nav-footer"
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

/** The blueprint that examples name. */
export const EXAMPLE_BLUEPRINT = "internal-admin" as const

/** The theme that examples name. */
export const EXAMPLE_THEME = "slate" as const
