import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heicRefusal, executableKind } from '#domain/files/accepted-files.ts'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { serveUploads } from '#tests/components/serve-uploads.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const assigned = orderThatIs('assigned')
const completed = orderThatIs('completed')
const cancelled = orderThatIs('cancelled')

const media = () => page.getByRole('list', { name: 'Media', exact: true })
const attach = () => page.getByRole('button', { name: 'Attach media' })
const dialog = () => page.getByRole('dialog', { name: 'Attach media' })
const submit = () => dialog().getByRole('button', { name: 'Submit' })
const unable = 'Unable to preview content. The file may not be an image. Please download the file to view it'

/** A file of an order, and its bytes where they are not those of a small picture. */
type OrderFile = Partial<DeliveryOrderMedia> & { readonly content?: Blob }

/** Opens the documents and media of an order that has these files and no other. */
async function openMedia(
  order: (mock: MockWorld) => { readonly id: number },
  files: readonly OrderFile[] = [],
  options: MockWorldOptions = {},
) {
  let id = 0
  const opened = await openWorld((mock) => {
    id = order(mock).id
    const found = mock.world.orders.find(({ view }) => view.id === id)
    if (found === undefined) throw new Error('The world has no such order')
    // Before the page opens: its small pictures fetch them at once.
    for (const [index, { content }] of files.entries()) if (content) mock.uploads.contents.set(700 + index, content)
    found.media = files.map(({ content: _content, ...file }, index) => ({
      id: 700 + index,
      name: `File ${index}.png`,
      url: `/delivery-orders/${id}/media/${700 + index}`,
      contentType: 'image/png',
      sizeBytes: 248,
      createdAt: mock.world.now,
      attachedByName: 'Ravi Patel',
      stop: null,
      ...file,
    }))
    return `${paths.order(id)}?tab=documents`
  }, options)
  await expect.element(page.getByRole('list', { name: 'Documents' })).toBeVisible()
  return { ...opened, id, served: serveUploads(opened.mock.uploads) }
}

/** Once the dialog has faded in: colours of half a dialog are nobody's choice. */
async function expectAccessible(): Promise<void> {
  await expect.poll(() => document.querySelector('.bp6-dialog-container[class*="-active"]')).toBeNull()
  expect(await axeViolations()).toEqual([])
}

function bytes(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => index % 251)
}

async function choose(name: string, length = 40_000): Promise<void> {
  const file = new File([bytes(length)], name, { type: 'image/png' })
  await userEvent.upload(dialog().getByLabelText('File', { exact: true }), file)
}

describe('the list', () => {
  it('names the papers first, exactly, then the files, with long names cut', async () => {
    const long = 'Front door of the clinic, second floor.png'
    await openMedia(completed, [{ name: long }, { name: 'Short.png' }])
    const documents = page.getByRole('list', { name: 'Documents' })
    for (const name of ['Completion Receipt.pdf', 'Dropoff Receipt.pdf', 'Shipping Label.pdf']) {
      await expect.element(documents.getByRole('button', { name, exact: true })).toBeVisible()
    }
    const cut = media().getByRole('button', { name: 'Front door of the clinic,…', exact: true })
    await expect.element(cut).toHaveAttribute('title', long)
    await expect.element(media().getByRole('button', { name: 'Short.png', exact: true })).toBeVisible()
    await expect
      .element(
        media()
          .getByText(/^Ravi Patel, /)
          .first(),
      )
      .toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says when nothing is attached', async () => {
    await openMedia(assigned)
    await expect.element(page.getByText('No media attached', { exact: true })).toBeVisible()
    await expect.element(page.getByText('No media attached to this order')).toBeVisible()
  })

  it('leaves no file to a cancelled order, and says why', async () => {
    await openMedia(cancelled)
    await expect.element(attach()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(attach()).toHaveAccessibleDescription('The order is cancelled and takes no files')
  })

  it('lets a viewer look and not attach', async () => {
    await openMedia(completed, [{}], { role: 'viewer' })
    await expect.element(attach()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(media().getByRole('button', { name: 'File 0.png', exact: true })).toBeVisible()
  })
})

describe('the viewer', () => {
  it('shows the picture, and leads from one to the next', async () => {
    await openMedia(completed, [{}, {}, { contentType: 'application/pdf', name: 'Paper.pdf' }])
    await media().getByRole('button', { name: 'File 0.png', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: 'File 0.png' })
    await expect.element(viewer.getByRole('img', { name: 'File 0.png' })).toBeVisible()
    const image = viewer.getByRole('img', { name: 'File 0.png' }).element()
    await expect.poll(() => image instanceof HTMLImageElement && image.naturalWidth).toBe(160)
    await expectAccessible()
    await expect.element(page.getByText('1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('dialog', { name: 'File 1.png' })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Next' }))
      .toHaveAccessibleDescription('This is the last file')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('dialog', { name: 'File 0.png' })).toBeVisible()
  })

  it.each([
    ['text that claims by its name to be a picture', { name: 'photo.jpg', contentType: 'text/plain' }],
    ['a drawing that could run', { name: 'plan.svg', contentType: 'image/svg+xml' }],
  ])('does not try to draw %s', async (_name, file) => {
    const { api } = await openMedia(completed, [file])
    await media().getByRole('button', { name: file.name, exact: true }).click()
    await expect.element(page.getByRole('dialog').getByText(unable, { exact: true })).toBeVisible()
    expect(api.calls.filter((call) => /\/media\/\d+$/.test(call))).toEqual([])
  })

  it('says so when the bytes are no picture after all', async () => {
    await openMedia(completed, [{ content: new Blob(['no picture']) }])
    await media().getByRole('button', { name: 'File 0.png', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByText(unable, { exact: true })).toBeVisible()
  })

  it('says of a photo that only Safari draws what it is', async () => {
    const content = new Blob(['no picture here'])
    await openMedia(completed, [{ name: 'IMG_0001.HEIC', contentType: 'image/heic', content }])
    await media().getByRole('button', { name: 'IMG_0001.HEIC', exact: true }).click()
    const said = page.getByRole('dialog').getByRole('alert')
    await expect.element(said).toMatchTextContent(/^This photo is in the HEIC format, which this browser cannot show/)
  })

  it('says so when a picture cannot be downloaded', async () => {
    const { mock } = await openMedia(completed, [{ sizeBytes: 9_000_000 }])
    mock.settings.fault = '500'
    await media().getByRole('button', { name: 'File 0.png', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
    await expect.element(page.getByText('Error downloading image', { exact: true })).toBeVisible()
  })
})

describe('attaching', () => {
  it('takes the name of the file, waits for the upload, and says that the file is added', async () => {
    const { mock, id } = await openMedia(assigned)
    await attach().click()
    await expect.element(submit()).toHaveAccessibleDescription('Choose a file first')
    await expectAccessible()
    await choose('Front door.png')
    const name = dialog().getByLabelText('File name')
    await expect.element(name).toHaveValue('Front door.png')
    await expect.element(dialog().getByText('Uploaded, 40 kB')).toBeVisible()
    await name.fill('  ')
    await expect.element(submit()).toHaveAccessibleDescription('Enter a file name')
    await name.fill('Side door.png')
    await submit().click()
    await expect.element(page.getByText('File added')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(media().getByRole('button', { name: 'Side door.png', exact: true })).toBeVisible()
    const order = mock.world.orders.find(({ view }) => view.id === id)
    expect(order?.media?.[0]).toMatchObject({ name: 'Side door.png', sizeBytes: 40_000, contentType: 'image/png' })
    const kept = mock.uploads.contents.get(order?.media?.[0]?.id ?? 0)
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes(40_000))
  })

  it('asks phones for JPEG, and says at the field why a HEIC photo that comes all the same is not taken', async () => {
    const { api } = await openMedia(assigned)
    await attach().click()
    const input = dialog().getByLabelText('File', { exact: true })
    await expect.element(input).toHaveAttribute('accept', expect.stringMatching(/^(?!.*hei[cf]).*image\/jpeg/))
    const file = new File(['no picture'], 'IMG_0001.HEIC', { type: 'image/heic' })
    await userEvent.upload(input, file)
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(heicRefusal)
    expect(api.calls.filter((call) => call.includes('/uploads'))).toEqual([])
  })

  it('goes on by itself where a broken connection stopped', async () => {
    const { mock } = await openMedia(assigned)
    await attach().click()
    await choose('sentinel-cut.png')
    await expect.element(dialog().getByText('Uploaded, 40 kB')).toBeVisible()
    const [upload] = mock.uploads.onTheirWay.values()
    expect(upload).toMatchObject({ wasCut: true, receivedBytes: 40_000 })
  })

  it('waits offline until somebody resumes', async () => {
    const { served } = await openMedia(assigned)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    served.broken.isOn = true
    await attach().click()
    await choose('Front door.png')
    await expect.element(dialog().getByText('Connection lost.', { exact: false })).toBeVisible()
    await expect.element(submit()).toHaveAccessibleDescription('The upload is not complete yet')
    served.broken.isOn = false
    await dialog().getByRole('button', { name: 'Resume' }).click()
    await expect.element(dialog().getByText('Uploaded, 40 kB')).toBeVisible()
  })

  it('throws away what came when it is cancelled, and takes another file', async () => {
    const { mock, served } = await openMedia(assigned)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    served.broken.isOn = true
    await attach().click()
    await choose('Front door.png')
    await dialog().getByRole('button', { name: 'Cancel upload' }).click()
    served.broken.isOn = false
    await choose('Back door.png')
    await expect.element(dialog().getByText('Uploaded, 40 kB')).toBeVisible()
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await expect.element(dialog().getByText('Choose a file', { exact: true })).toBeVisible()
    expect([...mock.uploads.onTheirWay.values()].map(({ receivedBytes }) => receivedBytes)).toEqual([0, 40_000])
  })

  it('says what is wrong with a file, and with its name', async () => {
    await openMedia(assigned)
    await attach().click()
    await choose('page.html')
    await expect.element(dialog().getByText(executableKind)).toBeVisible()
    await expect.element(submit()).toHaveAccessibleDescription('The file could not be uploaded')
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await choose('Front door.png')
    await dialog().getByLabelText('File name').fill('sentinel:422')
    await submit().click()
    await expect.element(dialog().getByText('This value is refused')).toBeVisible()
    await dialog().getByLabelText('File name').fill('sentinel:500')
    await submit().click()
    await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
  })
})
