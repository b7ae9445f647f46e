import type { PageKind } from '../essence/model/label-vocabulary.ts'

/** The words and routes that show a kind, the most certain kind first. English and German. */
const SIGNS: readonly (readonly [PageKind, words: RegExp, route: RegExp])[] = [
  [
    'system',
    /\b(?:404|500|not found|error page|maintenance page|offline page|fehlerseite|wartungsseite)\b/i,
    /^\/(?:404|500|offline|maintenance)\b/,
  ],
  [
    'document',
    /\b(?:terms of|privacy policy|imprint|documentation|help article|blog post|article|changelog|release notes|impressum|datenschutz|agb|hilfeartikel|dokumentation)\b/i,
    /^\/(?:docs|help|blog|legal|terms|privacy|imprint|impressum|changelog)\b/,
  ],
  [
    'flow',
    /\b(?:set ?-?up|check ?out|book (?:an?|the|your)|booking (?:form|page|flow)|sign up|register|onboarding|wizard|step by step|put (?:\S+ ){0,4}together|go through|choose (?:an?|your)|report (?:a|the) |apply for|place an order|buchen|einrichten|einrichtung|bestellvorgang|registrier\w*|zusammenstellen|zur kasse|melden|pas à pas|étape par étape|réserver|signaler|s'inscrire|paso a paso|reservar|registrarse|stap voor stap)\b/i,
    /^\/(?:start|setup|set-up|checkout|book|booking|apply|register|signup|sign-up|onboarding|buchen|melden|bestellen)(?:\/|$)/,
  ],
  [
    'public',
    /\b(?:public|home ?page|landing|marketing|pricing|shop ?front|visitors|startseite|öffentlich\w*|besucher\w*|preise|schaufenster|accueil|tarifs|página de inicio|precios)\b/i,
    /^\/(?:pricing|about|features|preise|ueber-uns)\b/,
  ],
]

/** Guesses the kind of a page from its head, the part of a brief before the colon, and its route. */
export function guessPageKind(
  head: string,
  route: string,
  text: string,
  otherwise: PageKind = 'app',
): PageKind {
  const byHead = SIGNS.find(([, words]) => words.test(head))
  const byRoute = SIGNS.find(([, , path]) => path.test(route))
  const byText = SIGNS.find(([, words]) => words.test(text.slice(0, TEXT_LENGTH)))
  return (byHead ?? byRoute ?? byText)?.[0] ?? otherwise
}

/** The words of a page that show its kind are near its beginning. */
const TEXT_LENGTH = 80

const OUTSIDERS =
  /\b(?:tenants?|customers?|visitors?|guests?|buyers?|citizens?|subscribers?|parents|mieter\w*|kund(?:en|innen|in|e)|gäste?|bürger\w*|eltern)\b/i

/** True if anyone may open a page: its kind is public, or it is a flow for people outside. */
export const isOpenToAnyone = (kind: PageKind, head: string, hasPublicPages: boolean): boolean =>
  kind === 'public' ||
  kind === 'document' ||
  (kind === 'flow' && (hasPublicPages || OUTSIDERS.test(head)))
