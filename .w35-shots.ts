import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:9373'
const browser = await chromium.launch({
  executablePath: '/usr/lib/chromium/chromium-headless-shell',
  args: ['--no-sandbox'],
})
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme })
    const page = await context.newPage()
    const logs: string[] = []
    page.on('console', (m) => {
      if (m.type() === 'error') logs.push(m.text())
    })
    page.on('request', (r) => {
      if (!r.url().startsWith(base) && !r.url().startsWith('data:') && !r.url().startsWith('blob:'))
        logs.push('OUTSIDE ' + r.url())
    })
    const name = `${width}-${colorScheme}`
    await page.goto(`${base}/settings/api-tokens`)
    await page.getByLabel('Email').fill('owner@prairiesky.example')
    await page.getByLabel('Password', { exact: true }).fill('waybill-demo')
    await page.getByRole('button', { name: /sign in/i }).click()
    await page.getByRole('heading', { name: 'API tokens' }).first().waitFor()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/w35-docs/list0-${name}.png` })
    await page.getByRole('button', { name: 'New token' }).first().click()
    await page.getByRole('textbox', { name: /^Name/ }).fill(`Web shop ${name}`)
    await page.getByRole('checkbox', { name: /^Place orders/ }).check({ force: true })
    await page.getByRole('checkbox', { name: /^See orders/ }).check({ force: true })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/w35-docs/form-${name}.png` })
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.getByText(/^wbt_/).waitFor()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/w35-docs/made-${name}.png` })
    await page.getByRole('button', { name: 'I have kept it' }).click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/w35-docs/list-${name}.png` })
    await page.getByRole('link', { name: `Web shop ${name}`, exact: true }).click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/w35-docs/detail-${name}.png` })
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/w35-docs/ask-${name}.png` })
    await page.goto(`${base}/api/docs`)
    await page.waitForTimeout(3000)
    await page.screenshot({ path: `/tmp/w35-docs/docs-${name}.png` })
    console.log(name, JSON.stringify(logs))
    await context.close()
  }
await browser.close()
