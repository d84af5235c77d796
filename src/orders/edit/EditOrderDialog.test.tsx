import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cancelledRefusals } from '#domain/orders/move-refusals.ts'
import { getGetPermissionsMockHandler } from '#generated/client/session/session.msw.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { decideAuthState, failToAuthenticate } from '#src/session/auth-state.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { signIn } from '#tests/components/open-app.tsx'
import { onPhone } from '#tests/components/open-world.tsx'
import { dialog, enter, field, openEdit, parcel, submit } from './testing/open-edit.tsx'

const section = (name: string) => dialog.getByRole('button', { name, exact: true })
const price = dialog.getByRole('complementary', { name: 'Price' })

const refuse = (method: 'post' | 'patch', ending: string, status: number, body: object) =>
  http[method](`*/api/delivery-orders/:orderId/${ending}`, () => HttpResponse.json(body, { status }))

describe('the form', () => {
  it('shows the order in the units of the reader, 1000 pixels wide, in two accordions', async () => {
    await openEdit()
    await expect.element(field('PO Number')).toHaveValue('PO-1')
    await expect.element(field('PO Number')).toHaveFocus()
    await expect.element(field('Order Notes')).toHaveValue('')
    await expect.element(dialog.getByText('0 / 300')).toBeVisible()
    await expect.element(dialog.getByRole('combobox', { name: 'Service Speed' })).toHaveDisplayValue('Same Day')
    await expect.element(field('Distance')).toHaveValue('14.3')
    const time = dialog.getByRole('group', { name: 'Time', exact: true }).getByRole('textbox')
    expect(time.elements().map((part) => (part as HTMLInputElement).value)).toEqual(['0', '24', '31'])
    await expect.element(field('Scheduled')).toHaveValue('11/20/2026')
    await expect.element(dialog.getByRole('combobox', { name: 'Time of day' })).toHaveDisplayValue('11:00')
    const measures = parcel('Medium box').getByRole('textbox').elements()
    expect(measures.map((measure) => (measure as HTMLInputElement).value)).toEqual(['12.5', '0.6', '0.4', '0.4'])
    await expect.element(field('Quantity')).toHaveValue('2')
    await expect.element(parcel('Medium box').getByText('Total weight 25 kg')).toBeVisible()
    await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().width)).toBe(1_000)
    await expect.element(price.getByText('Total')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('reads pounds and inches for a person who does not read kilograms and metres', async () => {
    await openEdit({ units: 'Imperial' })
    await expect.element(field('Distance')).toHaveValue('8.89')
    const measures = parcel('Medium box').getByRole('textbox').elements()
    expect(measures.map((measure) => (measure as HTMLInputElement).value)).toEqual(['27.56', '23.62', '15.75', '15.75'])
    await expect.element(parcel('Medium box').getByText('Total weight 55.12 lb')).toBeVisible()
  })

  it('folds its parts away by the keyboard and says then what is in them', async () => {
    await openEdit()
    await expect.element(field('PO Number')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(section('Order details')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(section('Order details')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field('PO Number')).not.toBeInTheDocument()
    await expect.element(dialog.getByText('PO-1 · Same Day · 14.3 km')).toBeVisible()
    await userEvent.tab()
    await expect.element(section('Parcels')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(dialog.getByText('2 items · 25 kg')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(parcel('Medium box')).toBeVisible()
  })

  it('fills the screen of a telephone', async () => {
    await onPhone(async () => {
      await openEdit()
      await expect.element(parcel('Medium box')).toBeInTheDocument()
      // it grows into its place
      const size = () => {
        const { width, height } = dialog.element().getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      }
      await expect.poll(size).toEqual([390, 844])
      await expect.element(submit).toBeInViewport()
      expect(dialog.element().querySelector('form > div')?.scrollWidth).toBeLessThanOrEqual(390)
      expect(await axeViolations()).toEqual([])
    })
  })
})

/** The fields whose text is wider than the room for it, at this width of the page. */
async function cutShort(width: number): Promise<string[]> {
  await page.viewport(width, 800)
  const texts = dialog.getByRole('textbox').elements() as HTMLInputElement[]
  const cut = texts.filter((text) => text.scrollWidth > text.clientWidth)
  return cut.map((text) => `${width}: ${text.getAttribute('aria-label') ?? text.id}`)
}

it('shows all of every field, whatever the width of the page', async () => {
  await openEdit()
  await expect.element(price.getByText('Total')).toBeVisible()
  for (const part of ['Hours', 'Minutes', 'Seconds']) await field(part).fill('59')
  const cut: string[] = []
  for (const width of [390, 600, 700, 800, 899, 900, 1_000]) cut.push(...(await cutShort(width)))
  await page.viewport(1280, 800)
  expect(cut).toEqual([])
})

it('says what is invalid without a heading that leaves levels out', async () => {
  await openEdit()
  await field('Minutes').fill('ten')
  await expect.element(dialog.getByText('Invalid input', { exact: true })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

describe('the price beside it', () => {
  it('follows what is edited, and not the words for the courier', async () => {
    const { previews } = await openEdit()
    await expect.element(price.getByRole('status')).toHaveTextContent('$23.87')
    expect(previews()).toBe(1)
    await enter('Order Notes', 'Fragile')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Service Speed' }), 'Rush')
    await expect.element(price.getByRole('status')).toHaveTextContent('$35.51')
    expect(previews()).toBe(2)
    await enter('Distance', '')
    await expect.element(price.getByText('The price appears once what is marked is corrected.')).toBeVisible()
    expect(previews()).toBe(2)
  })

  it('calls off a question for a newer one', async () => {
    const { api } = await openEdit()
    await expect.element(price.getByRole('status')).toBeVisible()
    const asked: AbortSignal[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    api.use(
      http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async ({ request }) => {
        const body = (await request.clone().json()) as { overrideDistanceEstimateM: number }
        if (body.overrideDistanceEstimateM !== 5_000) return undefined
        asked.push(request.signal)
        await released
        return undefined
      }),
    )
    await enter('Distance', '5')
    await expect.poll(() => asked).toHaveLength(1)
    await enter('Distance', '6')
    await expect.poll(() => asked[0]?.aborted).toBe(true)
    await expect.element(price.getByRole('status')).toHaveTextContent('$14.28')
    release(undefined)
  })

  it('is cleared when it cannot be had, and a notification says so', async () => {
    const { api } = await openEdit()
    await expect.element(price.getByRole('status')).toBeVisible()
    api.use(refuse('post', 'overrides/price-preview', 500, { code: 'internal_error', message: 'The pricer is out.' }))
    await enter('Distance', '5')
    await expect.element(page.getByText('The price could not be worked out. The pricer is out.')).toBeVisible()
    await expect.element(price.getByText('$23.87')).not.toBeInTheDocument()
    await expect.element(price.getByText('The price could not be worked out.')).toBeVisible()
    await expect.element(submit).toBeEnabled()
  })

  it('is neither asked for nor shown to a person who may not read it', async () => {
    const permissions = [...permissionsOf([roles.dispatcher])].map((id) => ({ id }))
    const { previews } = await openEdit({
      before: (api) =>
        api.use(
          getGetPermissionsMockHandler({
            tenantId: 1,
            roles: [roles.dispatcher],
            ownRoles: [],
            permissions,
            permissionToken: 'without-prices',
            readsPrices: false,
          }),
        ),
    })
    await enter('Distance', '5')
    await submit.click()
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    expect(previews()).toBe(0)
    await expect.element(price).not.toBeInTheDocument()
  })
})

describe('saving', () => {
  it('sends what was changed and leaves every untouched number as it was stored', async () => {
    const { saved, order } = await openEdit({ units: 'Imperial' })
    await expect.element(field('Distance')).toHaveValue('8.89')
    // looked at, typed and taken back: still the stored number
    await userEvent.fill(field('Distance'), '9')
    await userEvent.fill(field('Distance'), '8.89')
    await enter('PO Number', ' PO-2 ')
    await enter('Order Notes', 'Fragile')
    await enter('Weight', '20')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const boxId = order.view.parcelDetails[0]?.id
    expect(await saved()).toEqual([
      {
        version: 1,
        poNumber: 'PO-2',
        orderNotes: 'Fragile',
        overrideSelectedServiceSpeedId: expect.any(Number),
        overrideDistanceEstimateM: 14_300,
        overrideTimeEstimateS: 1_471,
        overrideSelectedParcelTypeIds: [boxId],
        overrideParcelDetails: [
          {
            parcelId: boxId,
            quantity: 2,
            weight: 9.0718474,
            length: 0.6,
            width: 0.4,
            height: 0.4,
            typed: { weight: { number: 20, unit: 'lb' } },
          },
        ],
        availableDate: 1_795_194_000,
      },
    ])
    // the page behind is asked anew
    await expect.element(page.getByText('Ordered as PO-2')).toBeVisible()
  })

  it('asks before it saves a time that is hardly ever meant', async () => {
    const { saved } = await openEdit()
    await enter('Scheduled', '11/20/2036')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const question = page.getByRole('alertdialog', { name: 'Unusual order' })
    const text = 'November 20, 2036 is more than a year ahead. Save the order?'
    await expect.element(question.getByText(text)).toBeVisible()
    await expect.element(page.getByText('Delivery order updated')).not.toBeInTheDocument()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    expect(await saved()).toMatchObject([{ version: 1 }, { version: 1, confirmUnusual: true }])
  })

  it('shows at its field what the server refused, until that is edited', async () => {
    const { api } = await openEdit()
    await enter('PO Number', 'PO-2')
    await section('Parcels').click()
    const errors = { '/overrideParcelDetails/0/height': ['Too high for the van'], '/elsewhere': ['Not today'] }
    api.use(refuse('patch', 'overrides', 422, { code: 'form_error', message: 'The form has errors.', errors }))
    await submit.click()
    const height = parcel('Medium box').getByRole('textbox', { name: 'Height' })
    await expect.element(height).toHaveAccessibleDescription('Too high for the van')
    await expect.element(height).toHaveFocus()
    await expect.element(dialog.getByText('Not today')).toBeVisible()
    await userEvent.fill(height, '0.3')
    await expect.element(height).not.toHaveAccessibleDescription()
    await expect.element(dialog.getByText('Not today')).not.toBeInTheDocument()
    await expect.element(field('PO Number')).toHaveValue('PO-2')
  })

  it('stands again as it was left when the session ends in it', async () => {
    const { mock } = await openEdit()
    await enter('PO Number', 'PO-2')
    await userEvent.fill(field('Quantity'), '1.5')
    failToAuthenticate()
    await expect.element(page.getByRole('heading', { name: 'You cannot be authenticated' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    signIn(mock.tokens)
    decideAuthState()
    await expect.element(field('PO Number')).toHaveValue('PO-2')
    await expect.element(field('Quantity')).toHaveValue('1.5')
    await expect.element(field('Distance')).toHaveValue('14.3')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  })

  it('takes nothing while it saves, and goes on where one was if that fails', async () => {
    const { api } = await openEdit()
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>()
    api.use(http.patch('*/api/delivery-orders/:orderId/overrides', () => answered))
    await userEvent.fill(field('PO Number'), 'PO-2')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard(' and more')
    expect(document.querySelector<HTMLInputElement>('input[value^="PO-2"]')?.value).toBe('PO-2')
    const errors = { '/orderNotes': ['Not so'] }
    answer(HttpResponse.json({ code: 'form_error', message: 'x', errors }, { status: 422 }))
    await expect.element(field('Order Notes')).toHaveAccessibleDescription('Not so')
    await expect.element(field('PO Number')).toHaveValue('PO-2')
    await expect.element(field('Order Notes')).toHaveFocus()
  })

  it('says what the server said when the order was cancelled meanwhile', async () => {
    const { api } = await openEdit()
    const message = cancelledRefusals.edit
    api.use(refuse('patch', 'overrides', 422, { code: 'order_cancelled', message, errors: {} }))
    await submit.click()
    await expect.element(dialog.getByText(message)).toBeVisible()
  })

  it('opens the generic dialog for any other failure, keeps what was entered and sends it again as the same save', async () => {
    const { api } = await openEdit()
    await enter('PO Number', 'sentinel:500')
    await submit.click()
    await expect.element(page.getByRole('heading', { name: 'An unexpected error occurred' })).toBeVisible()
    // on a machine of the team the act stands in the place of the generic message
    await expect.element(page.getByText('Error in update the delivery order')).toBeVisible()
    await expect.element(page.getByText('Delivery order updated')).not.toBeInTheDocument()
    await expect.element(dialog.getByLabelText('PO Number')).toHaveValue('sentinel:500')
    const keys = () =>
      api.requests.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('Idempotency-Key'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(keys).toHaveLength(2)
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys()[1]).toBe(keys()[0])
  })
})

it('asks before it throws away what was changed', async () => {
  await openEdit()
  await expect.element(field('PO Number')).toHaveFocus()
  await userEvent.fill(field('PO Number'), 'PO-2')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.fill(field('PO Number'), 'PO-1')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
