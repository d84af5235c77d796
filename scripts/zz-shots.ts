import { chromium } from 'playwright'
const url = 'http://127.0.0.1:18411'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const answer = await fetch(`${url}/auth/login`, {
  method: 'POST',
  redirect: 'manual',
  body: new URLSearchParams({ email: 'owner@prairiesky.example', password: 'waybill-demo', redirect_uri: `${url}/cb` }),
})
const t = new URL(answer.headers.get('location')!)
console.log(answer.status)
for (const [w, h] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const scheme of ['light', 'dark'] as const) {
    const ctx = await browser.newContext({
      viewport: { width: w, height: h },
      colorScheme: scheme,
      hasTouch: w === 390,
      isMobile: w === 390,
      locale: 'en-CA',
      timezoneId: 'America/Regina',
    })
    const page = await ctx.newPage()
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning') console.log(w, scheme, m.text().slice(0, 160))
    })
    await page.goto(`${url}/login`)
    if (!/auth\/login/.test(page.url())) {
      const b = page.getByRole('button', { name: /sign in/i }).first()
      if (await b.count()) await b.click()
    }
    await page.getByLabel(/e-?mail/i).fill('owner@prairiesky.example')
    await page
      .getByLabel(/password/i)
      .first()
      .fill('waybill-demo')
    await page.getByRole('button', { name: /sign in|log in/i }).click()
    await page.waitForURL(/home|dispatch|order/)
    const shot = async (name: string, address: string, ready: () => Promise<unknown>) => {
      await page.goto(url + address)
      await ready()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png` })
    }
    const text = (s: string | RegExp) => () => page.getByText(s).first().waitFor()
    await shot('vehicles', '/settings/vehicles', text(/vehicles$/))
    await shot('vehicle-new', '/settings/vehicles/new', async () => page.getByLabel(/^Name/).waitFor())
    const id = await page.evaluate(async () => {
      const a = [...document.querySelectorAll('a[href*="/settings/vehicles/"]')]
        .map((x) => x.getAttribute('href'))
        .find((x) => /\d+(\?|$)/.test(x ?? ''))
      return a
    })
    if (id) await shot('vehicle', id, async () => page.getByRole('dialog').waitFor())
    await shot('locations', '/locations', text(/locations$/))
    await shot('location-1', '/locations?q=zzzz', text(/match/))
    await ctx.close()
  }
await browser.close()
