import { type Match, matchesIn, type Text } from './prose.ts'

/** Names that mean nothing else, in whatever case. */
const NAMES = [
  ...['svc', 'google', 'gmail', 'youtube', 'microsoft', 'onedrive', 'sharepoint', 'linkedin'],
  ...['facebook', 'instagram', 'whatsapp', 'tiktok', 'twitter', 'reddit', 'snapchat', 'pinterest'],
  ...['github', 'gitlab', 'bitbucket', 'atlassian', 'jira', 'trello', 'asana', 'clickup', 'figma'],
  ...['airtable', 'evernote', 'dropbox', 'salesforce', 'hubspot', 'zendesk', 'mailchimp', 'twilio'],
  ...['shopify', 'paypal', 'klarna', 'ebay', 'etsy', 'airbnb', 'uber', 'spotify', 'netflix'],
  ...['openai', 'chatgpt', 'anthropic', 'huggingface', 'midjourney'],
  ...['vercel', 'netlify', 'cloudflare', 'heroku', 'supabase', 'firebase', 'azure', 'kubernetes'],
  ...['datadog', 'grafana', 'mixpanel', 'tailwind', 'shadcn', 'next.js', 'vue.js', 'radix ui'],
  ...['webflow', 'squarespace', 'wordpress', 'woocommerce', 'contentful', 'docusaurus', 'iphone'],
  ...['ipad', 'macos', 'photoshop', 'powerpoint', 'docusign', 'zapier', 'calendly', 'duolingo'],
]

/** Names that are words too: brands only with a capital inside a sentence. */
const WORDS = [
  ...['Slack', 'Notion', 'Linear', 'Stripe', 'Square', 'Zoom', 'Discord', 'Intercom', 'Amazon'],
  ...[
    'Apple',
    'Adobe',
    'Meta',
    'Segment',
    'Amplitude',
    'Basecamp',
    'Sentry',
    'Excel',
    'Perplexity',
  ],
  ...['Substack', 'Canva', 'Miro', 'Loom', 'React', 'Angular', 'Svelte', 'Vue'],
  ...['Bootstrap', 'Android', 'Windows', 'Chrome', 'Safari', 'Firefox', 'Claude', 'Gemini'],
  ...['Cursor', 'Oracle', 'Okta', 'Plaid', 'Outlook', 'Material Design'],
]

const anyOf = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('.', '\\.')).join('|')

const NAME = new RegExp(`\\b(?:${anyOf(NAMES)})\\b`, 'gi')

const WORD = new RegExp(`(?<=[\\p{Ll}\\d,;)] )(?:${anyOf(WORDS)})\\b`, 'gu')

/** Every product, vendor or service that some texts name. */
export const brandsIn = (texts: readonly Text[]): Match[] => [
  ...matchesIn(texts, NAME),
  ...matchesIn(texts, WORD),
]
