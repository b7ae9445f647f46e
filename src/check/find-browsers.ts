import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

/** Where installed browsers are looked for. */
export interface BrowserSearch {
  /** The folders of `PATH` whose programs may be run. */
  readonly folders: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform?: NodeJS.Platform
}

// A headless shell opens pages about ten times faster than a full browser.
const PROGRAMS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

/**
 * Lists the paths of the browsers of this computer: in the folders of `PATH`, of Playwright in any
 * version, and where installers put them. Those that open pages fastest come first.
 */
export function findBrowsers({
  folders,
  env,
  platform = process.platform,
}: BrowserSearch): string[] {
  const suffix = platform === 'win32' ? '.exe' : ''
  const programs = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  return [
    ...programs,
    ...listPlaywrightBrowsers(env, platform),
    ...listInstalledBrowsers(env, platform),
  ].filter((path) => existsSync(path))
}

/** The path of the program below a folder of Playwright, by platform. */
const PLAYWRIGHT_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  linux: [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
  ],
  darwin: [
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-mac/headless_shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-win/headless_shell.exe',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ],
}

/** Lists the browsers that a Playwright of any version has downloaded, the newest ones first. */
function listPlaywrightBrowsers(env: BrowserSearch['env'], platform: NodeJS.Platform): string[] {
  const folder = getPlaywrightFolder(env, platform)
  if (folder === undefined || !existsSync(folder)) return []
  const getRevision = (name: string): number => Number(name.slice(name.lastIndexOf('-') + 1))
  const names = readdirSync(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .toSorted(
      (a, b) =>
        Number(b.includes('shell')) - Number(a.includes('shell')) ||
        getRevision(b) - getRevision(a),
    )
  return names.flatMap((name) =>
    (PLAYWRIGHT_PROGRAMS[platform] ?? []).map((program) => join(folder, name, program)),
  )
}

function getPlaywrightFolder(
  { PLAYWRIGHT_BROWSERS_PATH, HOME, LOCALAPPDATA, XDG_CACHE_HOME }: BrowserSearch['env'],
  platform: NodeJS.Platform,
): string | undefined {
  if (PLAYWRIGHT_BROWSERS_PATH && isAbsolute(PLAYWRIGHT_BROWSERS_PATH))
    return PLAYWRIGHT_BROWSERS_PATH
  if (platform === 'win32') return LOCALAPPDATA && join(LOCALAPPDATA, 'ms-playwright')
  if (platform === 'darwin') return HOME && join(HOME, 'Library/Caches/ms-playwright')
  if (XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, 'ms-playwright')
  return HOME && join(HOME, '.cache/ms-playwright')
}

/** The places below a folder of programs where installers put browsers, by platform. */
const INSTALLED: Readonly<Record<string, readonly string[]>> = {
  linux: ['opt/google/chrome/chrome', 'opt/microsoft/msedge/msedge', 'snap/bin/chromium'],
  darwin: [
    'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'Google/Chrome/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
    'Chromium/Application/chrome.exe',
  ],
}

function listInstalledBrowsers(env: BrowserSearch['env'], platform: NodeJS.Platform): string[] {
  const roots =
    platform === 'win32'
      ? [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      : ['/', env.HOME]
  return (INSTALLED[platform] ?? []).flatMap((path) =>
    roots.flatMap((root) => (root ? [join(root, path)] : [])),
  )
}
