import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noCancellationCharges } from '#domain/pricing/cancellation.ts'
import type { OperatingHours, TenantClock } from '#generated/model/index.ts'
import { getGetTenantScheduleInfoMockHandler } from '#generated/client/tenants/tenants.msw.ts'
import { tryEach } from '#src/orders/testing/try-each.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { fridayMorning } from '#tests/components/stop-calendar.ts'
import { regina } from '#tests/components/zones.ts'
import { onPhone } from '#tests/components/open-world.tsx'
import { dialog, enter, field, openEdit, parcel, submit } from './testing/open-edit.tsx'

/**
 * The rules of docs/rules/order-edit.md, "Details and parcels" and "Schedule", for the edit dialog, each with
 * what is tried and what must be seen. The order is Friday's, at 11:00, and it is 10:05 in Regina.
 */
const time = dialog.getByRole('combobox', { name: 'Time of day' })
const addType = dialog.getByRole('combobox', { name: 'Parcel type to add' })
const invalidInput = dialog.getByText('Invalid input', { exact: true })
const correct = 'Correct what is marked to save the order.'
const options = (select: Element) => [...(select as HTMLSelectElement).options].map(({ text }) => text)
const hour = 3_600

/** Open from 7:50 to 18:00 with a break from noon to one, on Monday, Thursday and Friday; all day on the others. */
const day = {
  closed: false,
  hours: { openTime: 7 * hour + 3_000, closeTime: 18 * hour, breakStartTime: 12 * hour, breakEndTime: 13 * hour },
}
const openAt = (clock: TenantClock, dispatchHours: OperatingHours = { thursday: day, friday: day, monday: day }) =>
  openEdit({
    before: (api) =>
      api.use(
        getGetTenantScheduleInfoMockHandler({
          tenantId: 1,
          name: 'Prairie Sky Couriers',
          ...clock,
          orderSupportPhone: null,
          orderFields: [],
          ordering: { poNumberRequired: false, creditHold: null },
          courierSettings: { dispatchHours, holidays: [], cancellationCharge: noCancellationCharges },
        }),
      ),
  })
const open = () => openAt(regina)

describe('Numbers and parcels', () => {
  it.each([
    {
      rule: 'distance must be numeric ("Distance must be a number")',
      said: 'Distance must be a number',
      tried: [
        { name: 'Distance', entered: 'far' },
        { name: 'Distance', entered: '' },
        { name: 'Distance', entered: '1,2,5 km' },
      ],
    },
    {
      rule: 'time must be numeric ("Time must be a number")',
      said: 'Time must be a number',
      tried: [
        { name: 'Hours', entered: 'x' },
        { name: 'Minutes', entered: 'ten' },
        { name: 'Seconds', entered: '1:2' },
      ],
    },
    {
      rule: 'every parcel’s quantity, weight, length, width and height must be numeric ("Parcel details must be …")',
      said: 'Parcel details must be an array of objects with quantity, weight, length, width, and height',
      tried: [
        { name: 'Quantity', entered: 'two' },
        { name: 'Weight', entered: 'heavy' },
        { name: 'Length', entered: 'long' },
        { name: 'Width', entered: '5 kg' },
        { name: 'Height', entered: 'x' },
      ],
    },
  ])(
    'Edit order: $rule; invalid input shows an error box titled Invalid input and disables Submit',
    async ({ said, tried }) => {
      const { saved } = await openEdit()
      await expect.element(parcel('Medium box')).toBeVisible()
      await tryEach(tried, async ({ name, entered }) => {
        const stored = (field(name).element() as HTMLInputElement).value
        await field(name).fill(entered)
        await expect.element(invalidInput).toBeVisible()
        await expect.element(dialog.getByText(said, { exact: true })).toBeVisible()
        await expect
          .element(field(name))
          .toHaveAccessibleDescription(entered === '' ? 'Required' : /Must be a valid number/)
        await expect.element(submit).toBeDisabled()
        await expect.element(submit).toHaveAccessibleDescription(correct)
        await userEvent.keyboard('{Control>}{Enter}{/Control}')
        await enter(name, stored)
        await expect.element(invalidInput).not.toBeInTheDocument()
        await expect.element(submit).toBeEnabled()
      })
      expect(await saved()).toEqual([])
    },
  )

  it('Deleting a parcel asks "Are you sure you want to delete this parcel?". Submit is also disabled with zero parcels.', async () => {
    await openEdit()
    const remove = dialog.getByRole('button', { name: 'Delete Medium box' })
    const question = page.getByRole('alertdialog')
    await remove.click()
    await expect.element(question.getByText('Are you sure you want to delete this parcel?')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(parcel('Medium box')).toBeVisible()
    await remove.click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(parcel('Medium box')).not.toBeInTheDocument()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(addType).toHaveFocus()
    await expect.element(submit).toBeDisabled()
    await expect.element(submit).toHaveAccessibleDescription('Add at least one parcel to save the order.')
    await expect.element(invalidInput).not.toBeInTheDocument()
  })

  it('A parcel type can be added only once.', async () => {
    const { saved } = await openEdit()
    await expect.element(addType).toBeVisible()
    const add = dialog.getByRole('button', { name: 'Add parcel type' })
    expect(options(addType.element())).toEqual(['Envelope', 'Large box', 'Cooler'])
    await userEvent.selectOptions(addType, 'Large box')
    await add.click()
    await expect.element(parcel('Large box').getByRole('textbox', { name: 'Weight' })).toHaveValue('')
    expect(options(addType.element())).toEqual(['Envelope', 'Cooler'])
    await add.click()
    await add.click()
    await expect.element(dialog.getByText('Every parcel type of the service is on the order.')).toBeVisible()
    await submit.click()
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    const [body] = await saved()
    expect(body?.overrideParcelDetails.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1])
    expect(new Set(body?.overrideSelectedParcelTypeIds).size).toBe(4)
  })

  it('Order notes: at most 300 characters with a counter.', async () => {
    await openEdit()
    await tryEach(
      [
        { notes: 'Rear door', counter: '9 / 300', refused: false },
        { notes: 'x'.repeat(300), counter: '300 / 300', refused: false },
        { notes: 'x'.repeat(301), counter: '301 / 300', refused: true },
      ],
      async ({ notes, counter, refused }) => {
        await enter('Order Notes', notes)
        await expect.element(dialog.getByText(counter, { exact: true })).toBeVisible()
        if (!refused) return expect.element(submit).toBeEnabled()
        await expect.element(field('Order Notes')).toHaveAccessibleDescription('Must be at most 300 characters')
        await expect.element(submit).toBeDisabled()
      },
    )
  })
})

describe('When', () => {
  it('Scheduled time picker uses 15-minute steps. The label "Now" applies within 15 minutes of the current time.', async () => {
    await open()
    await expect.element(time).toHaveDisplayValue('11:00')
    const labels = options(time.element())
    expect(labels).toHaveLength(96)
    expect(labels.slice(0, 3)).toEqual(['Now · 10:15', '10:30', '10:45'])
    expect(labels.at(-1)).toBe('10:00')
    await tryEach(
      [
        { chosen: '10:00', shown: 'Now · 10:00' },
        { chosen: '10:30', shown: '10:30' },
        { chosen: 'Now · 10:15', shown: 'Now · 10:15' },
        { chosen: '09:45', shown: '09:45' },
      ],
      async ({ chosen, shown }) => {
        await userEvent.selectOptions(time, chosen)
        await expect.element(time).toHaveDisplayValue(shown)
      },
    )
  })

  it('A warning shows when the time falls outside the open ranges, which are split around the break.', async () => {
    await open()
    const warning = dialog.getByText('The selected time is outside of typical dispatch hours for this courier')
    await expect.element(time).toHaveDisplayValue('11:00')
    await tryEach(
      [
        { at: '07:45', warns: true },
        { at: '08:00', warns: false },
        { at: '11:45', warns: false },
        { at: '12:00', warns: true },
        { at: '12:45', warns: true },
        { at: '13:00', warns: false },
        { at: '17:45', warns: false },
        { at: '18:00', warns: true },
      ],
      async ({ at, warns }) => {
        await userEvent.selectOptions(time, at)
        await expect.element(time).toHaveDisplayValue(at)
        if (warns) await expect.element(warning).toBeVisible()
        else await expect.element(warning).not.toBeInTheDocument()
        // it warns, and keeps nobody from saving
        await expect.element(submit).toBeEnabled()
      },
    )
  })

  it('Changing the date: if the date is today, the time becomes the next 15-minute slot; otherwise the opening time rounded up to 15 minutes.', async () => {
    await open()
    await expect.element(time).toHaveDisplayValue('11:00')
    await tryEach(
      [
        { date: '11/26/2026', clock: '08:00', why: 'a Thursday, open from 07:50' },
        { date: '11/20/2026', clock: 'Now · 10:15', why: 'today' },
        { date: '11/23/2026', clock: '08:00', why: 'a Monday, open from 07:50' },
        { date: '11/24/2026', clock: '00:00', why: 'a Tuesday, open all day' },
      ],
      async ({ date, clock }) => {
        await enter('Scheduled', date)
        await expect.element(time).toHaveDisplayValue(clock)
      },
    )
  })

  it('knows the opening time before the date can be changed, and lets go of it when it cannot be had', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    const { api } = await openEdit({
      before: ({ use: serve }) =>
        serve(
          http.get('*/override-view', () => released),
          http.get('*/schedule-info', () => HttpResponse.json({ code: 'x', message: 'x' }, { status: 404 })),
        ),
    })
    await expect.poll(() => api.calls.some((call) => call.endsWith('/schedule-info'))).toBe(true)
    await expect.element(field('Scheduled')).not.toBeInTheDocument()
    release(undefined)
    await enter('Scheduled', '11/23/2026')
    await expect.element(time).toHaveDisplayValue('00:00')
    await expect.element(submit).toBeEnabled()
  })

  it('Desktop date field accepts MM/DD/YYYY strictly; the date picker accepts dates between 2000 and 2100.', async () => {
    await open()
    const message = 'Must be a date as MM/DD/YYYY, from 2000 to 2100'
    await expect.element(field('Scheduled')).toHaveValue('11/20/2026')
    await tryEach(
      ['1/2/2026', '02/30/2026', '2026-11-23', '11-23-2026', '12/31/1999', '01/01/2101', 'soon', ''],
      async (refused) => {
        await enter('Scheduled', refused)
        await expect.element(field('Scheduled')).toHaveAccessibleDescription(message)
        await expect.element(field('Scheduled')).toHaveValue(refused)
        await expect.element(time).toBeDisabled()
        await expect.element(submit).toBeDisabled()
      },
    )
    await tryEach(['01/01/2000', '02/29/2028', '12/31/2100'], async (accepted) => {
      await enter('Scheduled', accepted)
      await expect.element(field('Scheduled')).toHaveValue(accepted)
      await expect.element(field('Scheduled')).not.toHaveAccessibleDescription()
      await expect.element(time).toBeEnabled()
      await expect.element(submit).toBeEnabled()
    })
  })

  it('picks a day from the calendar, from 2000 to 2100, by the keyboard', async () => {
    await open()
    await dialog.getByRole('button', { name: 'Choose a date' }).click()
    const days = page.getByRole('grid')
    await expect
      .element(days.getByRole('gridcell', { name: '20', exact: true }))
      .toHaveAttribute('aria-selected', 'true')
    const years = [...(page.getByRole('combobox', { name: /^Year/ }).element() as HTMLSelectElement).options]
    expect([years[0]?.text, years.at(-1)?.text]).toEqual(['2000', '2100'])
    expect(await axeViolations()).toEqual([])
    ;(days.getByRole('gridcell', { name: '20', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
    await expect.element(field('Scheduled')).toHaveValue('11/26/2026')
    await expect.element(time).toHaveDisplayValue('08:00')
  })

  it('leaves the date to the telephone, from 2000 to 2100', async () => {
    await onPhone(async () => {
      await open()
      const native = dialog.getByLabelText('Scheduled')
      await expect.element(native).toHaveAttribute('type', 'date')
      await expect.element(native).toHaveAttribute('min', '2000-01-01')
      await expect.element(native).toHaveAttribute('max', '2100-12-31')
      await userEvent.fill(native, '2026-11-23')
      await expect.element(time).toHaveDisplayValue('08:00')
    })
  })

  it('reads and sets all of it on the courier’s clock, not on that of the machine', async () => {
    // half past one in the afternoon in St. John's, where it is past noon already
    const { saved } = await openAt({ timezone: 'America/St_Johns', utcOffsets: [{ from: 0, offsetS: -12_600 }] })
    await expect.element(time).toHaveDisplayValue('13:30')
    expect(options(time.element())[0]).toBe('Now · 12:45')
    await enter('Scheduled', '11/23/2026')
    await expect.element(time).toHaveDisplayValue('08:00')
    await submit.click()
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    expect((await saved())[0]?.availableDate).toBe(Date.parse('2026-11-23T08:00:00-03:30') / 1_000)
  })

  it('tells the hour that comes twice apart on the day when clocks go back, and offers none that they skip', async () => {
    // As a new law may have it, of which the browser's own data knows nothing: there Regina never changes its clocks.
    const { saved } = await openAt({
      timezone: 'America/Regina',
      utcOffsets: [
        { from: 0, offsetS: -6 * hour },
        { from: Date.parse('2027-11-07T08:00:00Z') / 1_000, offsetS: -7 * hour },
        { from: Date.parse('2028-03-12T09:00:00Z') / 1_000, offsetS: -6 * hour },
      ],
    })
    await enter('Scheduled', '11/07/2027')
    await expect.element(time).toHaveDisplayValue('00:00')
    const autumn = options(time.element())
    expect(autumn).toHaveLength(100)
    const twice = ['01:00', '01:15', '01:30', '01:45']
    const named = (zone: string) => twice.map((clock) => `${clock} ${zone}`)
    expect(autumn.slice(4, 12)).toEqual([...named('CST'), ...named('UTC−07:00')])
    expect(new Set(autumn).size).toBe(100)
    await enter('Scheduled', '03/12/2028')
    await expect.poll(() => options(time.element())).toHaveLength(92)
    expect(options(time.element()).slice(6, 10)).toEqual(['01:30', '01:45', '03:00', '03:15'])
    await enter('Scheduled', '11/07/2027')
    await userEvent.selectOptions(time, '01:30 UTC−07:00')
    await submit.click()
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    expect((await saved())[0]?.availableDate).toBe(Date.parse('2027-11-07T01:30:00-07:00') / 1_000)
  })

  it('leaves the time alone when a date is typed and taken back', async () => {
    const { saved } = await open()
    await userEvent.fill(field('Scheduled'), '11/2')
    await userEvent.fill(field('Scheduled'), '11/20/2026')
    await userEvent.tab()
    await expect.element(time).toHaveDisplayValue('11:00')
    await submit.click()
    await expect.element(page.getByText('Delivery order updated')).toBeVisible()
    expect((await saved())[0]?.availableDate).toBe(fridayMorning + 55 * 60)
  })
})
