/** Words that read as translated, or as another variety of English, and what to write instead. */
export interface DeniedPhrase {
  /** Matches the words, in any case. */
  readonly pattern: RegExp
  /** Completes the sentence "Write ...". */
  readonly instead: string
}

const deny = (pattern: string, instead: string): DeniedPhrase => ({
  pattern: new RegExp(pattern, 'gi'),
  instead,
})

const TIME_UNITS = 'second|minute|hour|day|night|week|month|quarter|year|time'

/** Things of which there is one for each of others: "one row a record". */
const COUNTED_NOUNS =
  'rows?|columns?|lines?|stops?|cards?|items?|sentences?|pairs?|figures?|checkbox(?:es)?|headings?|cells?|values?|entr(?:y|ies)|buttons?|links?|labels?|wash'

/**
 * Phrases of earlier records that readers stumbled over. A phrase that is also idiomatic has its
 * idiomatic uses as exceptions; a phrase that is only unusual is not listed.
 */
export const TRANSLATED_PHRASES: readonly DeniedPhrase[] = [
  deny(
    String.raw`(?<!\b(?:an?|bike|repair|work|display|wheel|truing|tool|storage|floor|night|music) )\bstands?\b(?! (?:for|out|in for|alone|up|down|by)\b|-)`,
    '"is", "is shown" or "comes"',
  ),
  deny(
    String.raw`\bwhom\b`,
    '"who", or name the person: "who it is for", "the person who deleted it"',
  ),
  deny(
    String.raw`(?<!\b(?:order|parcel|package|shipment|delivery|email|code)s? (?:is|are) )\bon (?:its|their) way\b`,
    '"loading" or "in progress"',
  ),
  deny(String.raw`\bgo(?:es)? away\b`, '"disappears" or "is removed"'),
  deny(
    String.raw`(?<!\b(?:you|to|we|they|on the|how (?:it|this)|let|ready|must|can|could|will|would|should|may|as it) )\bgo(?:es)?(?=[.;]|$| at once\b| too\b| with its\b)`,
    '"disappears", "is hidden" or "is removed"',
  ),
  deny(String.raw`\brests\b`, '"pauses" or "stays"'),
  deny(String.raw`\bdeeds?\b`, '"action"'),
  deny(
    String.raw`\b(?:one|two|three|four|five) (?:${COUNTED_NOUNS}) an? (?!(?:${TIME_UNITS})\b)\w+`,
    '"per": "one row per record"',
  ),
  deny(
    String.raw`\b(?:one|two|three|four|five) an? (?:row|line|screen|page|column)\b`,
    '"per": "two per row"',
  ),
  deny(
    String.raw`\ban? (?:select|tag|checkbox|card|row|switch|bar|radio|column) an? (?!(?:${TIME_UNITS})\b)\w+(?=[.,;:]|$)`,
    '"per": "one card per person"',
  ),
  deny(String.raw`\bper what\b`, '"by what" or "by which field"'),
  deny(
    String.raw`(?<!\b(?:decimal|in|two|three|four|several|many|some|other|change|swap|trade|for|these|those|their|its|different|of|and|or|public|nearby) )\bplaces\b(?! (?:the|an?|it|them|focus|its|each|every|all|orders?|on a map|in|to)\b)`,
    '"pages" or "sections"',
  ),
  deny(String.raw`\bbeside\b`, '"next to"'),
  deny(
    String.raw`\b(?:there(?:of|upon|from|in)|where(?:in|upon|of)|hence|hereby|herein|upon|shall|anew|amongst|whilst)\b`,
    'the everyday word: "of it", "in which", "so", "on", "must", "again", "among", "while"',
  ),
  deny(String.raw`\bso many \w+ at most\b`, '"a maximum of ... "'),
  deny(String.raw`\bmend(?:s|ed|ing)?\b`, '"fix" or "correct"'),
  deny(String.raw`\b(?:somebody|whoever|whomever)\b`, '"someone", "people" or "the person who"'),
  deny(String.raw`\brefused\b(?! to\b)`, '"rejected" or "denied"'),
  deny(
    String.raw`\b(?:rows?|records?) (?:is |are |was |were )?written\b|\bthose written\b|\bwritten and re(?:fus|ject)ed\b`,
    '"imported" or "saved"',
  ),
  deny(String.raw`\b(?:refunds?|imports?|exports?|archives?) asked\b`, '"requested"'),
  deny(String.raw`\b(?:is|are|was|were) asked for\b`, '"is required" or "was requested"'),
  deny(
    String.raw`\b(?:one|changes|outcome|status|address|owner) (?:is|are) (?:also )?told\b|\btold by\b`,
    '"is notified" or "is shown by"',
  ),
  deny(String.raw`\blies? (?:over|above|one level)\b`, '"covers" or "is above"'),
  deny(String.raw`\bpicks\b(?! up\b)`, '"selects" or "chooses"'),
  deny(String.raw`\b(?:unfolds?|folds|folded)\b`, '"expands", "collapses" or "collapsed"'),
  deny(
    String.raw`\bthe way in\b(?! (?:which|the|that)\b)`,
    'what it is, such as "the sign-in link"',
  ),
  deny(String.raw`\bround the ends?\b`, '"wrapping around"'),
  deny(String.raw`\bheld against\b`, '"compared with"'),
  deny(
    String.raw`(?<!\bthere )\b(?:is|are) no (?:administrators?|admins?|members?|owners?|targets?|stops?)\b`,
    '"is not a": "is not an administrator"',
  ),
  deny(String.raw`\bas the device (?:says|is set)\b`, '"same as the device" or "system setting"'),
  deny(String.raw`(?<!\bend )\bin sight\b`, '"visible"'),
  deny(String.raw`\bpassed over\b`, '"skipped"'),
  deny(String.raw`\bin the place of\b`, '"instead of" or "in place of"'),
  deny(String.raw`\bta(?:ke|kes|ken|king) up again\b`, '"resume"'),
  deny(String.raw`\bputs? (?:it|them) away\b`, '"dismisses" or "closes"'),
  deny(String.raw`\b(?:sign that it|(?:link|corner) sign\b)`, '"icon"'),
  deny(String.raw`\bsince when\b`, '"when" or "how long"'),
  deny(String.raw`\bhalf way\b`, '"halfway"'),
]

/** British spellings with their American counterparts. */
export const BRITISH_SPELLINGS: readonly DeniedPhrase[] = [
  deny(
    String.raw`\b(?:un|dis|multi)?(?:colo|favo|behavio|neighbo|harbo|hono|labo|flavo|humo|rumo)ur\w*`,
    '"-or-": color, favorite, behavior, neighbor',
  ),
  deny(
    String.raw`\b(?:re|un|de)?(?:organ|recogn|summar|custom|minim|maxim|priorit|normal|optim|capital|categor|author|synchron|initial|visual|apolog|personal|final|general|local|standard|util|emphas)is(?:e[sdr]?|ing|ations?|ational)\b`,
    '"-ize": organize, summarize, customize',
  ),
  deny(String.raw`\banalys(?:e[sd]?|ing)\b(?<!\banalyses)`, '"analyze"'),
  deny(
    String.raw`\b(?:centre[sd]?|metres?|litres?|theatres?|fibres?)\b`,
    '"-er": center, meter, liter',
  ),
  deny(String.raw`\b(?:licence|defence|offence)s?\b`, '"-se": license, defense'),
  deny(
    String.raw`\b(?:labelled|labelling|cancelled|cancelling|travelled|travelling|modelled|signalled)\b`,
    'one "l": labeled, canceled',
  ),
  deny(String.raw`\b(?:grey|programmes?|cheques?|tyres?|fulfil|enrol)\b`, 'the American word'),
]
