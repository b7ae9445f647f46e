import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { findMatches, listProse, type RecordText, type TextMatch } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

/** Brand names that are not words, in any case. */
const BRAND_NAMES = `
  svc, google, gmail, youtube, microsoft, onedrive, sharepoint, linkedin, facebook, instagram,
  whatsapp, tiktok, twitter, reddit, snapchat, pinterest, github, gitlab, bitbucket, atlassian,
  jira, trello, asana, clickup, figma, airtable, evernote, dropbox, salesforce, hubspot,
  zendesk, mailchimp, twilio, shopify, paypal, klarna, ebay, etsy, airbnb, uber, spotify,
  netflix, openai, chatgpt, anthropic, huggingface, midjourney, vercel, netlify, cloudflare,
  heroku, supabase, firebase, azure, kubernetes, datadog, grafana, mixpanel, tailwind, shadcn,
  next.js, vue.js, radix ui, webflow, squarespace, wordpress, woocommerce, contentful,
  docusaurus, iphone, ipad, macos, photoshop, powerpoint, docusign, zapier, calendly, duolingo
`

/** Brand names that are also words, so they count only capitalized inside a sentence. */
const AMBIGUOUS_BRAND_NAMES = `
  Slack, Notion, Linear, Stripe, Square, Zoom, Discord, Intercom, Amazon, Apple, Adobe, Meta,
  Segment, Amplitude, Basecamp, Sentry, Excel, Perplexity, Substack, Canva, Miro, Loom, React,
  Angular, Svelte, Vue, Bootstrap, Android, Windows, Chrome, Safari, Firefox, Claude, Gemini,
  Cursor, Oracle, Okta, Plaid, Outlook, Material Design
`

/** Turns a comma-separated list of names into the alternatives of a regular expression. */
const toAlternation = (names: string): string =>
  names
    .trim()
    .split(/,\s+/)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')

const BRAND_PATTERN = new RegExp(`\\b(?:${toAlternation(BRAND_NAMES)})\\b`, 'gi')

const AMBIGUOUS_BRAND_PATTERN = new RegExp(
  `(?<=[\\p{Ll}\\d,;)] )(?:${toAlternation(AMBIGUOUS_BRAND_NAMES)})\\b`,
  'gu',
)

/** Finds the products, vendors and services that texts name. */
const findBrands = (texts: readonly RecordText[]): TextMatch[] => [
  ...findMatches(texts, BRAND_PATTERN),
  ...findMatches(texts, AMBIGUOUS_BRAND_PATTERN),
]

/** Forbids brand names in prose. */
export const brandsRule: RecordRule = {
  id: 'G6',
  requirement: 'Prose does not name products, vendors or this service.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check: (record) =>
    findBrands(listProse(record)).map(({ pointer, match }) => ({
      pointer,
      message: `"${match}" is a brand name.`,
      hint: 'Describe what it does instead.',
    })),
}
