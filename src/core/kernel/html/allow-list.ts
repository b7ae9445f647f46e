import { splitWords } from '../text.ts'
import type { HtmlElement, HtmlFragment } from './parse.ts'

/** Markup that is not plain structure: it runs code, sets styles or loads a file. */
export interface DisallowedMarkup {
  readonly line: number
  readonly message: string
  readonly hint: string
}

const ALLOWED_ELEMENTS = new Set(
  splitWords(`
    a abbr address article aside audio b bdi bdo blockquote br button canvas caption cite code col
    colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer
    form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark menu meter
    nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select
    small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var video
    wbr
    svg circle clipPath defs desc ellipse g line linearGradient marker path pattern polygon polyline
    radialGradient rect stop text title tspan
  `),
)

const ALLOWED_ATTRIBUTES = new Set(
  splitWords(`
    class contenteditable dir draggable enterkeyhint hidden id inert inputmode lang popover role
    spellcheck tabindex title translate
    abbr accept action alt autocapitalize autocomplete checked cite cols colspan controls datetime
    default disabled download enctype for form formnovalidate headers height high href hreflang
    label list loading loop low max maxlength method min minlength multiple muted name novalidate
    open optimum pattern placeholder popovertarget popovertargetaction poster readonly rel required
    reversed rows rowspan scope selected size span src start step target type value width wrap
    clip-path cx cy d dominant-baseline dx dy fill fill-opacity fill-rule font-family font-size
    font-weight gradienttransform gradientunits marker-end marker-mid marker-start markerheight
    markerunits markerwidth offset opacity orient pathlength patternunits points preserveaspectratio
    r refx refy rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin
    stroke-opacity stroke-width text-anchor transform vector-effect viewbox x x1 x2 xmlns y y1 y2
  `),
)

/** Attributes for accessibility tools and scripts. */
const PREFIXED_ATTRIBUTE = /^(aria|data)-[a-z0-9-]+$/

/** Attributes whose value is a URL. */
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'poster', 'cite'])

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

/** Finds all markup that an example must not have. */
export const findDisallowedMarkup = ({ elements }: HtmlFragment): DisallowedMarkup[] =>
  elements.flatMap((element) => [...checkElement(element), ...checkAttributes(element)])

const checkElement = ({ name, line }: HtmlElement): DisallowedMarkup[] =>
  ALLOWED_ELEMENTS.has(name)
    ? []
    : [{ line, message: `There is a <${name}>.`, hint: PLAIN_MARKUP_HINT }]

const checkAttributes = ({ attributes, line }: HtmlElement): DisallowedMarkup[] =>
  [...attributes].flatMap(([name, value]) => {
    if (!ALLOWED_ATTRIBUTES.has(name) && !PREFIXED_ATTRIBUTE.test(name))
      return [{ line, message: `There is an attribute "${name}".`, hint: PLAIN_MARKUP_HINT }]
    if (/url\s*\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value) && !URL_ATTRIBUTES.has(name))
      return [{ line, message: `"${name}" loads a file.`, hint: 'Draw it in place.' }]
    if (!URL_ATTRIBUTES.has(name) || isSafeUrl(name, value)) return []
    return [{ line, message: `"${name}" runs a script.`, hint: 'Link to an address.' }]
  })

/** True if a URL is relative, has a scheme that cannot run code, or is an inline image. */
export function isSafeUrl(name: string, url: string): boolean {
  // Browsers ignore control characters and white space in the scheme of a URL.
  const plain = [...url].filter((character) => character > ' ').join('')
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1]?.toLowerCase()
  if (scheme === undefined || SAFE_SCHEMES.has(scheme)) return true
  return (name === 'src' || name === 'poster') && /^data:image\/[a-z+.-]+[;,]/i.test(plain)
}

const PLAIN_MARKUP_HINT =
  'Remove it: the app that shows the example has its own styles and scripts.'
