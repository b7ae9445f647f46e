import { defineConfig } from 'playwright/test'
import { chromiumArgs, findChromium } from '../build/chromium.mjs'

// Another number lets two checkouts run side by side.
const PORT = Number(process.env.SVC_TEST_PORT ?? 4273)

// Runs on what `npm run build` made, served as `npm start` serves it.
export default defineConfig({
  testDir: 'browser',
  outputDir: '../node_modules/.cache/browser-results',
  reporter: [['line'], ['json', { outputFile: '../node_modules/.cache/browser.json' }]],
  workers: 2,
  timeout: 30_000,
  use: {
    // What a worker answers or keeps is asked where it is meant; elsewhere it would only take time.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    cwd: '..',
    command: 'node build/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/v1/health`,
    reuseExistingServer: false,
  },
})
