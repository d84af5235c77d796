import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { roles } from '#domain/access/roles.ts'
import { browser } from '#src/lib/browser.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { chooseFiles } from '#tests/components/choose-files.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const confirmIt = async () => {
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await page.getByLabelText('Password', { exact: true }).fill('waybill-demo')
  await button('Confirm').click()
}

/** As the person does in the dialog of the browser. */
const bring = (files: readonly File[]) => {
  const input = document.querySelector('input[type="file"]')
  if (input !== null) chooseFiles(input, files)
}

/** A picture of this size, as a camera would bring it. */
async function pictureFile(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' })
}

it('takes a photo as a square of 400 pixels and shows it at once wherever the person is shown, until it is removed', async () => {
  const { mock } = serveWorld({ isConfirmed: false })
  await openApp('/profile/edit')
  const photo = page.getByRole('group', { name: 'Photo' })
  await expect.element(photo).toBeVisible()
  bring([await pictureFile(900, 600)])
  await expect.element(page.getByText('Photo saved')).toBeVisible()
  const shown = document.querySelectorAll<HTMLImageElement>('img.wb-avatar')
  expect(shown.length).toBeGreaterThanOrEqual(3)
  const [first] = shown
  await first?.decode()
  expect([first?.naturalWidth, first?.naturalHeight]).toEqual([400, 400])
  expect(mock.person.me.image).toMatch(/^data:image\/jpeg/)
  expect(await axeViolations()).toEqual([])
  await button('Remove photo').click()
  await expect.element(page.getByText('Photo removed')).toBeVisible()
  await expect.element(button('Choose a photo')).toHaveFocus()
  expect(mock.person.me.image).toBeNull()
})

it('says at the photo what is no picture, and brings nothing', async () => {
  const { api } = serveWorld({ isConfirmed: false })
  await openApp('/profile/edit')
  await expect.element(page.getByRole('group', { name: 'Photo' })).toBeVisible()
  bring([new File(['no picture'], 'me.png', { type: 'image/png' })])
  await expect.element(page.getByText('The photo must be a PNG, JPEG or WebP')).toBeVisible()
  expect(api.calls.filter((call) => call.endsWith('/photo'))).toEqual([])
})

it('changes the e-mail by a code, once the person has confirmed; a wrong code is said, and another address can be asked for', async () => {
  serveWorld({ isConfirmed: false })
  const { screen, router } = await openApp('/profile/change-email')
  await page.getByLabelText(/New email/).fill('danas.other@example.com')
  await button('Send the code').click()
  await confirmIt()
  await expect.element(page.getByText('danas.other@example.com')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByLabelText('Code').fill('000000')
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click()
  await expect.element(page.getByText(/Code is incorrect, or too old/)).toBeVisible()
  await button(/Use another address/).click()
  await page.getByLabelText(/New email/).fill('dana.new@example.com')
  await button('Send the code').click()
  await page.getByLabelText('Code').fill('123456')
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/profile')
  await expect.element(screen.getByText('You sign in with dana.new@example.com.')).toBeVisible()
})

it('says what becomes of the work before an account is deleted, asks, asks again who it is, and leaves', async () => {
  const { mock, api } = serveWorld({ isConfirmed: false })
  const left = vi.spyOn(browser, 'replace').mockReturnValue()
  const [order] = mock.world.orders.filter(({ view }) => view.status === 'assigned')
  if (order === undefined) throw new Error('The world has an order that is assigned')
  const { user } = mock.person
  order.view.driver = { id: user.id, firstName: user.firstName, lastName: user.lastName }
  const { screen } = await openApp('/profile/edit/delete')
  await expect.element(screen.getByText(`1 order (#${order.view.id}) is assigned to you.`)).toBeVisible()
  await expect.element(screen.getByText(/timelines, comments and the audit keeps your name/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await screen.getByLabelText(/Give them back/).click({ force: true })
  await screen.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await confirmIt()
  await expect.poll(() => api.calls.filter((call) => call === `DELETE /users/${user.id}`)).toHaveLength(2)
  await expect.poll(() => mock.person.user.archived).toBe(true)
  await expect.poll(() => left.mock.calls).toHaveLength(1)
})

it('says what has to be done first, and deletes nothing before', async () => {
  const { mock } = serveWorld({ isConfirmed: false })
  mock.person.memberships[0]?.roles.push(roles.owner)
  const { screen } = await openApp('/profile/edit/delete')
  await expect.element(screen.getByText(/You own .*\. Hand it over to somebody else first\./).first()).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Delete my account' }))
    .toHaveAttribute('aria-disabled', 'true')
})
