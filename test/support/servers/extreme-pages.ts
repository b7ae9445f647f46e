import { createPage, type Respond, sendHtml, withExtra, withScript } from './hostile-site.ts'

/** A text that would clear a terminal, reorder its line and give a command to a workflow. */
const HOSTILE_TEXT =
  'Or\u001b[2J\u001b]0;x\u0007d\u202eers\u2028\n::error file=a::x\n::stop-commands::y\r'

/** The text as an attribute and as text of HTML; `\u0000` is no character of HTML. */
const HOSTILE_HTML = HOSTILE_TEXT.replaceAll('\n', '&#10;').replaceAll('\r', '&#13;')

const sendBytes =
  (bytes: Buffer, headers: Readonly<Record<string, string>> = {}): Respond =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(bytes)

const PAGE = Buffer.from(createPage('Orders', '<p>Größe, 価格</p>'))

/** The header of a PNG file that claims to have 100,000 × 100,000 pixels. */
const createHugeImage = (): string => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(100_000, 0)
  size.writeUInt32BE(100_000, 4)
  const rest = Buffer.from('0802000000', 'hex')
  return `data:image/png;base64,${Buffer.concat([header, size, rest, Buffer.alloc(64)]).toString('base64')}`
}

/** Pages that are extreme in size, encoding or words. */
export const EXTREME_PAGES = {
  'has a hostile title': (response) => sendHtml(response, createPage(HOSTILE_HTML)),
  'has hostile names': withExtra(
    `<button aria-label="${HOSTILE_HTML}"></button><img src="a.png" id="${HOSTILE_HTML}">
     <a href="#" class="a::error::b ${HOSTILE_HTML}" style="font-size:8px">${HOSTILE_HTML}</a>
     <input placeholder="${HOSTILE_HTML}"><h4 style="color:#eee;background:#fff">${HOSTILE_HTML}</h4>`,
  ),
  'sets a hostile title later': withScript(
    `setInterval(() => { document.title = ${JSON.stringify(HOSTILE_TEXT)} + Math.random() }, 50)`,
  ),
  'throws hostile errors': withScript(
    `const text = ${JSON.stringify(HOSTILE_TEXT)}; console.error(text); setTimeout(() => { throw new Error(text) }); throw text`,
  ),
  'links to hostile addresses': withExtra(
    [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      '//[',
      '/%00%1b%5b2J',
      '/a%0a::error::b',
    ]
      .map((href) => `<a href="${href}">${HOSTILE_HTML}</a>`)
      .join(''),
  ),
  'is 5 million pixels tall': withExtra('<div style="height: 5000000px"></div>'),
  'is 5 million pixels wide': withExtra('<div style="width: 5000000px; height: 10px"></div>'),
  'has 60,000 elements': withExtra(`<ul>${'<li><a href="#">a</a></li>'.repeat(20_000)}</ul>`),
  'has 5,000 controls without a name': withExtra('<button></button>'.repeat(5_000)),
  'adds elements forever': withScript(
    'setInterval(() => { for (let i = 0; i < 200; i++) document.body.append(document.createElement("button")) }, 50)',
  ),
  'has 200,000 levels': withScript(
    'let at = document.body; for (let i = 0; i < 200000; i++) at = at.appendChild(document.createElement("b")); at.textContent = "x"',
  ),
  'has frames in frames': withExtra('<iframe src="?a"></iframe><iframe src="?b"></iframe>'),
  'has 200 frames': withExtra('<iframe srcdoc="<script>alert(1)</script>x"></iframe>'.repeat(200)),
  'has an enormous image': withExtra(
    `<img src="${createHugeImage()}" alt=""><img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1000000' height='1000000'/%3E">
     <canvas width="30000" height="30000"></canvas>`,
  ),
  'has a text of 5 million letters': withExtra(`<p>${'a'.repeat(5_000_000)}</p>`),
  'is not UTF-8': sendBytes(Buffer.concat([PAGE, Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0, 0xed])])),
  'is UTF-16 without a mark': sendBytes(Buffer.from(PAGE.toString(), 'utf16le')),
  'names an unknown encoding': sendBytes(PAGE, { 'content-type': 'text/html; charset=x-\u00ff' }),
  'says that it is compressed': sendBytes(PAGE, { 'content-encoding': 'gzip' }),
  'is empty': sendBytes(Buffer.alloc(0)),
  'is binary': sendBytes(Buffer.alloc(100_000, 0)),
  'is plain text': sendBytes(PAGE, { 'content-type': 'text/plain' }),
  'has a broken media type': sendBytes(PAGE, { 'content-type': ';;;' }),
  'has a header of 200 kB': sendBytes(PAGE, { 'x-long': 'a'.repeat(200_000) }),
  'sets 500 cookies': withScript(
    'for (let i = 0; i < 500; i++) document.cookie = i + "=" + "a".repeat(3000)',
  ),
  'fills the storage': withScript(
    'try { for (let i = 0; ; i++) localStorage.setItem(i, "a".repeat(100000)) } catch {}',
  ),
  'sends requests forever': withScript('setInterval(() => fetch("/hang?" + Math.random()), 5)'),
  'goes to another page': withScript('setTimeout(() => { location = "/help" }, 300)'),
  'goes to a blank page': withScript('location = "about:blank"'),
  'asks for everything': withScript(
    'Notification?.requestPermission?.(); navigator.geolocation?.getCurrentPosition(() => {}); navigator.mediaDevices?.getUserMedia?.({ video: true }).catch(() => {}); prompt("Name?"); confirm("Sure?"); document.documentElement.requestFullscreen?.().catch(() => {})',
  ),
  'prints itself forever': withScript('setInterval(() => print(), 100)'),
  'opens windows in a loop': withScript('for (let i = 0; i < 200; i++) open("/orders?" + i)'),
} as const satisfies Record<string, Respond>
