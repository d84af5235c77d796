import { describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { serveUploads } from '#tests/components/serve-uploads.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'
import { tryEach } from '../testing/try-each.ts'

/**
 * The rules of docs/rules/order-edit.md, each with what is tried and what must be seen. Those of the
 * edit dialog are in src/orders/edit/edit-dialog-rules.test.tsx, those of units in domain/amounts/units.test.ts.
 */
const assigned = orderThatIs('assigned')
const letters = (count: number) => 'x'.repeat(count)

/** Opens the page of an assigned order with what the address asks for. */
const open = (asked: string) => openWorld((mock) => `${paths.order(assigned(mock).id)}?${asked}`)

/** Proves that a button gives this reason for not being pressed, or with null that it can be. */
async function expectRefused(button: Locator, reason: string | null): Promise<void> {
  if (reason === null) return expect.element(button).toBeEnabled()
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription(reason)
}

describe('Cancel', () => {
  it('Cancel reason: required, non-blank after trim, at most 300 characters with a counter. Cancel Order is enabled only when the reason is non-blank and the confirmation switch is on.', async () => {
    await open('show=cancel')
    const dialog = page.getByRole('dialog', { name: /^Cancel Delivery/ })
    const sure = dialog.getByRole('switch').or(dialog.getByRole('checkbox'))
    const noReason = 'Enter a reason first'
    const notSure = 'Turn on the switch first'
    const tooLong = 'The reason can have 300 characters at most'
    await tryEach(
      [
        { reason: '', isSure: false, counter: '0 / 300', refused: noReason },
        { reason: '', isSure: true, counter: '0 / 300', refused: noReason },
        { reason: '  \n ', isSure: true, counter: '0 / 300', refused: noReason },
        { reason: 'The clinic closed', isSure: false, counter: '17 / 300', refused: notSure },
        { reason: '  The clinic closed ', isSure: true, counter: '17 / 300', refused: null },
        { reason: letters(300), isSure: true, counter: '300 / 300', refused: null },
        { reason: letters(301), isSure: true, counter: '301 / 300', refused: tooLong },
      ],
      async ({ reason, isSure, counter, refused }) => {
        await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
        const input = sure.element()
        if (!(input instanceof HTMLInputElement)) throw new Error('The switch is no field')
        if (input.checked !== isSure) input.click()
        await expect.element(dialog.getByText(counter, { exact: true })).toBeVisible()
        await expectRefused(dialog.getByRole('button', { name: 'Cancel Order' }), refused)
      },
    )
  })
})

describe('Comments and media', () => {
  it('Comment: at most 300 characters with a counter; the send button is disabled when empty.', async () => {
    await open('tab=comments')
    const field = page.getByRole('textbox', { name: 'Add a comment' })
    const send = page.getByRole('button', { name: 'Send' })
    await expect.element(field).toBeVisible()
    await tryEach(
      [
        { comment: '', counter: '0 / 300', sendable: false },
        { comment: '   ', counter: '0 / 300', sendable: false },
        { comment: ' Rear door ', counter: '9 / 300', sendable: true },
        { comment: letters(300), counter: '300 / 300', sendable: true },
        { comment: letters(301), counter: '301 / 300', sendable: false },
      ],
      async ({ comment, counter, sendable }) => {
        await field.fill(comment)
        await expect.element(page.getByText(counter, { exact: true })).toBeVisible()
        if (sendable) await expect.element(send).toBeEnabled()
        else await expect.element(send).toBeDisabled()
      },
    )
    expect(await axeViolations()).toEqual([])
  })

  it('Attach media: needs a file name (prefilled from the file name, editable) and a completed upload; Submit is disabled otherwise.', async () => {
    const { mock } = await open('tab=documents&show=attach')
    serveUploads(mock.uploads)
    const dialog = page.getByRole('dialog', { name: 'Attach media' })
    const submit = dialog.getByRole('button', { name: 'Submit' })
    const name = dialog.getByLabelText('File name')
    const choose = (file: string) =>
      userEvent.upload(dialog.getByLabelText('File', { exact: true }), new File(['x'], file, { type: 'image/png' }))
    await expectRefused(submit, 'Choose a file first')
    await choose('page.html')
    await expectRefused(submit, 'The file could not be uploaded')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await choose('Front door.png')
    await expect.element(name).toHaveValue('Front door.png')
    await expectRefused(submit, null)
    await tryEach(
      [
        { as: '', refused: 'Enter a file name' },
        { as: '   ', refused: 'Enter a file name' },
        { as: 'Side door.png', refused: null },
      ],
      async ({ as, refused }) => {
        await name.fill(as)
        await expectRefused(submit, refused)
      },
    )
    // a name that somebody typed stays with another file
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await choose('Back door.png')
    await expectRefused(submit, null)
    await expect.element(name).toHaveValue('Side door.png')
  })
})

describe('Money', () => {
  const noName = 'Each adjustment needs a name'

  async function expectNamesAsked(dialog: Locator, first: number): Promise<void> {
    const update = dialog.getByRole('button', { name: 'Update Pricing' })
    await expectRefused(update, null)
    await dialog.getByRole('button', { name: 'Add adjustment' }).click()
    await tryEach(
      [
        { name: '', refused: noName },
        { name: '   ', refused: noName },
        { name: 'Gate fee', refused: null },
      ],
      async ({ name, refused }) => {
        await dialog.getByRole('textbox', { name: `Name of adjustment ${first}` }).fill(name)
        await expectRefused(update, refused)
      },
    )
  }

  it('Pricing override: each adjustment needs a non-empty name or Update Pricing is disabled. The hint says to use a negative price for a discount and that adjustments apply before taxes. The Wait Time adjustment has a locked name.', async () => {
    const { mock } = await openWorld((world) => `${paths.order(unadjusted(world).id)}?show=pricing`)
    const dialog = page.getByRole('dialog', { name: 'Pricing Override' })
    const hint = 'Use a negative price for a discount. Adjustments apply before taxes.'
    await expect.element(dialog.getByRole('group', { name: 'Adjustments' })).toMatchTextContent(hint)
    const waitTime = dialog.getByRole('textbox', { name: 'Wait Time, a name that cannot be changed' })
    await expect.element(waitTime).toHaveValue('Wait Time')
    await expect.element(waitTime).toHaveAttribute('readonly')
    await expectNamesAsked(dialog, 1)
    expect(unadjusted(mock).pricing.status).toBe('priced')
  })

  it('Driver pay: Update Pricing is disabled if any adjustment has an empty name.', async () => {
    await open('show=driverPay')
    const dialog = page.getByRole('dialog', { name: 'Edit Driver Pay' })
    await expect.element(dialog).toBeVisible()
    await expectNamesAsked(dialog, 1)
  })

  it('Overriding billing status asks "Are you sure you want to override the billing status of this delivery order?".', async () => {
    const { api } = await openWorld((mock) => paths.orderDrawer(assigned(mock).id, paths.orderHistory()), {
      role: 'owner',
    })
    const selector = page.getByRole('combobox', { name: 'Billing Status' })
    await expect.element(selector).toBeVisible()
    const before = (selector.element() as HTMLSelectElement).value
    const question = page.getByText('Are you sure you want to override the billing status of this delivery order?')
    await userEvent.selectOptions(selector, before === 'exported' ? 'Unbilled' : 'Billed')
    await expect.element(question).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(selector).toHaveValue(before)
    expect(api.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])
  })
})

it('Driver search filters by first name, last name or e-mail, case-insensitively.', async () => {
  const { mock } = await open('show=assign')
  const drawer = page.getByRole('dialog', { name: 'Assign Driver' })
  const search = drawer.getByRole('combobox', { name: 'Drivers' })
  const offered = () =>
    drawer
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(offered).not.toEqual([])
  const everybody = offered().length
  const { driver } = assigned(mock)
  const { email } = mock.world.people.find(({ user }) => user.id === driver?.id)?.user ?? { email: '' }
  const [first = '', last = ''] = [driver?.firstName, driver?.lastName]
  await tryEach(
    [
      first,
      first.toUpperCase(),
      last.toLowerCase(),
      `${first} ${last}`,
      email.toUpperCase(),
      email.split('@')[0] ?? email,
    ],
    async (typed) => {
      await search.fill(typed)
      await expect.poll(() => offered().length).toBeLessThan(everybody)
      // In the place of the e-mail stands how near each is.
      await expect.poll(() => offered().every((text) => text.includes(`${first} ${last}`))).toBe(true)
    },
  )
  await search.fill('nobody drives by this name')
  await expect.element(drawer.getByText('No driver matches “nobody drives by this name”')).toBeVisible()
})

/** An assigned order whose price nobody has adjusted. */
function unadjusted({ world }: MockWorld) {
  const found = world.orders.find(
    ({ view, price }) =>
      view.status === 'assigned' &&
      view.pricing.status === 'priced' &&
      price.result.lines.every(({ key }) => !key.startsWith('adjustment')),
  )
  if (found === undefined) throw new Error('Every order of the world was adjusted')
  return found.view
}
