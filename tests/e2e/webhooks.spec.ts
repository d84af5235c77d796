import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, expectAccessibleInBothModes, signInOnPage, test } from '#tests/e2e/support/journey.ts'

/** Only this journey tells another program of its organization. */
const person = 'owner@queencity.example'

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

/** The other program: what it was told, and what it answers. */
async function startReceiver() {
  const told: Received[] = []
  const answer = { status: 204 }
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString()
    told.push({ headers: Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)])), body })
    response.writeHead(answer.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { told, answer, url: `http://127.0.0.1:${port}/waybill`, stop: () => server.close() }
}

test('another program is told, signed; one that is gone turns its webhook off, and is told again later', async ({
  page,
}) => {
  const receiver = await startReceiver()
  try {
    await signInOnPage(page, person, '/settings/webhooks')
    await page
      .getByRole('button', { name: /^(Add|New) webhook/ })
      .first()
      .click()
    const form = page.getByRole('dialog').last()
    await form.getByRole('textbox', { name: /^Name/ }).fill('Warehouse')
    await form.getByRole('textbox', { name: /^Address/ }).fill(receiver.url)
    await form.getByText('Order placed', { exact: true }).click()
    await page.keyboard.press('Control+Enter')
    await page.getByRole('link', { name: 'Warehouse', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Warehouse' })
    await drawer.getByRole('button', { name: 'Make its secret' }).click()
    const secrets = page.getByRole('dialog', { name: 'Secret of Warehouse' })
    await secrets.getByRole('button', { name: 'Make its secret' }).click()
    const secret = (await secrets.getByLabel('The secret').textContent()) ?? ''
    await expectAccessibleInBothModes(page)
    await secrets.getByRole('button', { name: 'I have kept it' }).click()

    await drawer.getByRole('button', { name: 'Send a test' }).click()
    const delivery = page.getByRole('dialog', { name: 'Test' })
    await expect(delivery.getByText('Delivered', { exact: true })).toBeVisible()
    await expectAccessibleInBothModes(page)
    expect(receiver.told).toHaveLength(1)
    const [{ headers, body }] = receiver.told as [Received]
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })

    receiver.answer.status = 410
    await delivery.getByRole('button', { name: 'Send again' }).click()
    await expect(delivery.getByText('Failed', { exact: true })).toBeVisible()
    await delivery.getByRole('button', { name: 'To the endpoint' }).click()
    await expect(drawer.getByText(/^Turned off by itself/)).toBeVisible()

    receiver.answer.status = 204
    await drawer.getByRole('button', { name: 'Turn on' }).click()
    await expect(drawer.getByRole('button', { name: 'Turn off' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Deliveries' }).click()
    await page
      .getByRole('row', { name: /Test.*Failed/ })
      .getByRole('link')
      .click()
    await delivery.getByRole('button', { name: 'Send again' }).click()
    await expect(delivery.getByText('Delivered', { exact: true })).toBeVisible()
    expect(receiver.told).toHaveLength(3)
    expect(new Set(receiver.told.map((each) => each.headers['webhook-id'])).size).toBe(1)
  } finally {
    receiver.stop()
  }
})
