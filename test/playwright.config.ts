import { defineConfig } from 'playwright/test'
import { chromiumArgs, findChromium } from '../build/chromium.mjs'

// Set another port to run the tests of two checkouts at the same time.
const PORT = Number(process.env.SVC_TEST_PORT ?? 4273)

// Tests the output of `npm run build` with the server of `npm start`.
export default defineConfig({
  testDir: 'browser',
  outputDir: '../node_modules/.cache/browser-results',
  reporter: [['line'], ['json', { outputFile: '../node_modules/.cache/browser.json' }]],
  // A test with the tag "@full" runs only in `npm run test:full`.
  ...(process.env.SVC_FULL ? {} : { grepInvert: /@full/ }),
  workers: 2,
  // Generous, because a busy machine is slow, and the full run takes no samples.
  timeout: process.env.SVC_FULL ? 300_000 : 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Only the tests of the service worker allow it; elsewhere it would slow down the run.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${PORT}`,
    // Without a GPU process, which would only emulate one, pages take less CPU time.
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, '--disable-gpu'] },
  },
  webServer: {
    cwd: '..',
    command: 'node build/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/v1/health`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
