import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'
import { picture } from '#tests/api/uploads-support.ts'

const dispatcher = 'dispatcher@prairiesky.example'
const unable = 'Unable to preview content. The file may not be an image. Please download the file to view it'

/** Some megabytes, so that it takes a while and many messages. */
const large = picture(1_200)

async function openDocuments(page: Page): Promise<number> {
  const orderId = await arrangeOrder(await callerFor(dispatcher), { status: 'assigned' })
  await signIn(page, dispatcher, `/delivery-orders/${orderId}?tab=documents`)
  await expect(page.getByText('No media attached to this order')).toBeVisible()
  return orderId
}

function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Attach media' })
  return {
    dialog,
    choose: (name: string, mimeType: string, buffer: Buffer) =>
      dialog.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType, buffer }),
    submit: dialog.getByRole('button', { name: 'Submit' }),
  }
}

test('a picture is attached, stands in the list and the timeline, is shown, and comes back as it was', async ({
  page,
}) => {
  await openDocuments(page)
  await page.getByRole('button', { name: 'Attach media' }).click()
  const { dialog, choose, submit } = dialogOf(page)
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await choose('Front door of the clinic, second floor.png', 'image/png', large)
  await expect(dialog.getByText(/^Uploaded, /)).toBeVisible()
  await expect(dialog.getByLabel('File name')).toHaveValue('Front door of the clinic, second floor.png')
  await submit.click()
  await expect(page.getByText('File added')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const media = page.getByRole('list', { name: 'Media' })
  const name = media.getByRole('button', { name: 'Front door of the clinic,…', exact: true })
  await name.click()
  const viewer = page.getByRole('dialog', { name: /^Front door/ })
  const shown = viewer.getByRole('img')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200)
  const downloading = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Front door of the clinic, second floor.png')
  const saved = await readFile(await download.path())
  expect(hashOf(saved)).toBe(hashOf(large))
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Front door of the clinic')
})

test('text that claims to be a picture is kept as text and never drawn', async ({ page }) => {
  const orderId = await openDocuments(page)
  await page.getByRole('button', { name: 'Attach media' }).click()
  const { dialog, choose, submit } = dialogOf(page)
  await choose('photo.jpg', 'image/jpeg', Buffer.from('These are only words.'))
  await expect(dialog.getByText(/^Uploaded, /)).toBeVisible()
  await submit.click()
  await page.getByRole('list', { name: 'Media' }).getByRole('button', { name: 'photo.jpg', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'photo.jpg' }).getByText(unable, { exact: true })).toBeVisible()
  const { media } = await (
    await callerFor(dispatcher)
  ).call<{ media: { contentType: string }[] }>('GET', `/delivery-orders/${orderId}/media`)
  expect(media.map(({ contentType }) => contentType)).toEqual(['text/plain'])
})

test('a page that could run is not taken, whatever it calls itself', async ({ page }) => {
  await openDocuments(page)
  await page.getByRole('button', { name: 'Attach media' }).click()
  const { dialog, choose, submit } = dialogOf(page)
  await choose('photo.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'))
  await expect(dialog.getByText(/HTML and SVG files are not accepted/)).toBeVisible()
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
})

test.describe('without a network for a while', () => {
  // The page goes on asking for its order meanwhile.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('an upload that lost its network goes on where it stopped, and one that is cancelled leaves nothing', async ({
    page,
  }) => {
    const orderId = await openDocuments(page)
    const begun: number[] = []
    // Pieces grow with the line, so that their sizes are not known before.
    let carriedBytes = 0
    await page.routeWebSocket('**/api/uploads/socket', (socket) => {
      const server = socket.connectToServer()
      let pieces = 0
      socket.onMessage((message) => {
        pieces += typeof message === 'string' ? 0 : 1
        // The first connection carries three pieces and then no more: the network is gone.
        if (typeof message !== 'string' && begun.length === 1 && pieces <= 3) carriedBytes += message.length
        if (typeof message === 'string' || begun.length > 1 || pieces <= 3) server.send(message)
      })
      server.onMessage((message) => {
        const { type, receivedBytes } = JSON.parse(String(message))
        if (type === 'ready') begun.push(receivedBytes)
        socket.send(message)
      })
    })
    await page.getByRole('button', { name: 'Attach media' }).click()
    const { dialog, choose, submit } = dialogOf(page)
    await choose('Long way.png', 'image/png', large)
    await expect(dialog.getByText(/^[1-9]\d* kB of /)).toBeVisible()
    await expect
      .poll(() => dialog.getByText(/^[1-9]\d* kB of /).textContent())
      .toContain(`${Math.round(carriedBytes / 1_000)} kB`)
    await page.context().setOffline(true)
    await expect(dialog.getByText(/Connection lost\./)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await page.context().setOffline(false)
    await expect(dialog.getByText(/^Uploaded, /)).toBeVisible()
    expect(begun).toEqual([0, carriedBytes])
    expect(carriedBytes).toBeGreaterThan(0)
    await submit.click()
    await expect(page.getByText('File added')).toBeVisible()
    const media = page.getByRole('list', { name: 'Media' })
    await expect(media.getByRole('listitem')).toHaveCount(1)

    begun.length = 0
    await page.getByRole('button', { name: 'Attach media' }).click()
    await choose('Wrong one.png', 'image/png', large)
    await expect(dialog.getByText(/^[1-9]\d* kB of /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(dialog.getByText('Choose a file', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    const caller = await callerFor(dispatcher)
    const list = await caller.call<{ media: unknown[] }>('GET', `/delivery-orders/${orderId}/media`)
    expect(list.media).toHaveLength(1)
  })
})

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
