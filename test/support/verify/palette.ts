/** A style sheet with enough tokens for a palette. */
export const PALETTE = `:root {
  --color-background: #ffffff;
  --color-surface: #f4f4f5;
  --color-text: #18181b;
  --color-muted: #52525b;
  --color-border: #d4d4d8;
  --color-primary: #1d4ed8;
  --color-danger: #b91c1c;
  --color-success: #15803d;
  --color-focus: #7c3aed;
  --radius-sm: 4px;
  --radius-md: 8px;
  --radius-lg: 16px;
}
`
