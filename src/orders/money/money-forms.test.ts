import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DriverPay, LineItem, Pricing } from '#generated/model/index.ts'
import {
  adjustmentsOf,
  adjustmentsText,
  isDisputed,
  mergeRows,
  newRow,
  rowsOf,
} from '#src/orders/money/adjustment-rows.ts'
import {
  driverPayBody,
  driverPayChanges,
  driverPayForm,
  type DriverPayForm,
  driverPayProblem,
  payTotals,
  rateText,
  rateValue,
  rebaseDriverPay,
  sameDriverPay,
} from '#src/orders/money/driver-pay-form.ts'
import {
  hasAmounts,
  pricingBody,
  pricingChanges,
  pricingForm,
  type PricingForm,
  pricingProblem,
  rebasePricing,
  sameForm,
} from './pricing-form.ts'

const line = (key: string, name: string, priceCadCents: number, modifierId?: number): LineItem => ({
  key,
  name,
  priceCadCents,
  ...(modifierId !== undefined && { modifierId }),
})

/** The worked example of docs/rules/pricing.md, with the adjustments given. */
function priced(changes: Partial<Pricing> & { adjustments?: readonly LineItem[]; waitTime?: number } = {}): Pricing {
  const { adjustments = [line('adjustment:1', 'Discount', -500, 1)], waitTime = 900, ...rest } = changes
  return {
    type: 'default',
    pricingType: 'variable',
    status: 'priced',
    hidden: false,
    priceCadCents: 6470,
    preTaxCadCents: 6162,
    lineItems: [
      { label: 'Base Order', items: [line('fromfee', 'Base Fee', 1200)], subtotalLabel: '', subtotalCadCents: 1200 },
      {
        label: 'Other',
        items: [line('wait_time', 'Wait Time', waitTime), ...adjustments],
        subtotalLabel: '',
        subtotalCadCents: 0,
      },
    ],
    ...rest,
  }
}

const manual = priced({
  pricingType: 'manual',
  lineItems: [
    { label: 'Base Order', items: [line('manual_price', 'Price', 4200)], subtotalLabel: '', subtotalCadCents: 4200 },
  ],
})
const row = (name: string, price: number | string) => ({ ...newRow(), name, price })

describe('what is taken up of a price', () => {
  it('is its adjustments and what waiting costs, and nothing else', () => {
    const form = pricingForm(priced())
    expect(form.rows.map(({ name, price }) => [name, price])).toEqual([['Discount', -500]])
    expect(form).toMatchObject({ waitTime: 900, manualPrice: null })
    expect(pricingBody(form, priced())).toEqual({
      items: [{ name: 'Discount', priceCadCents: -500 }],
      waitTimePriceCadCents: 900,
    })
  })

  it('is the typed price too where the service is priced by hand', () => {
    expect(pricingBody(pricingForm(manual), manual)).toEqual({
      items: [],
      waitTimePriceCadCents: 0,
      manualPriceCadCents: 4200,
    })
  })

  it('previews an adjustment without a name under another', () => {
    const form: PricingForm = { ...pricingForm(priced()), rows: [row(' ', 250)] }
    expect(pricingBody(form, priced(), 'Adjustment').items).toEqual([{ name: 'Adjustment', priceCadCents: 250 }])
  })
})

/** Every rule of docs/rules/order-edit.md, "Price" and "Driver pay", on prices and pay, and what it says. */
describe('Update Pricing', () => {
  const base = priced()
  const form = pricingForm(base)
  it.each<[rule: string, form: PricingForm, of: Pricing, says: string | null]>([
    ['allows a price as it is', form, base, null],
    ['allows no adjustments at all', { ...form, rows: [] }, base, null],
    ['allows a negative price, a discount', { ...form, rows: [row('Discount', -99_999)] }, base, null],
    ['refuses an empty name', { ...form, rows: [row('', 100)] }, base, 'Each adjustment needs a name'],
    [
      'refuses a name of spaces',
      { ...form, rows: [row('Fee', 1), row('  ', 1)] },
      base,
      'Each adjustment needs a name',
    ],
    [
      'refuses a price that is none',
      { ...form, rows: [row('Fee', 'five')] },
      base,
      'The price of Fee must be a valid number',
    ],
    [
      'refuses waiting that is no amount',
      { ...form, waitTime: 'x' },
      base,
      'The price of Wait Time must be a valid number',
    ],
    [
      'refuses waiting for less than nothing',
      { ...form, waitTime: -1 },
      base,
      'Wait Time cannot cost less than nothing: add a discount instead',
    ],
    [
      'refuses waiting past its limit',
      { ...form, waitTime: 100_000_001 },
      base,
      'Wait Time can cost $1,000,000.00 at most',
    ],
    ['allows a typed price', pricingForm(manual), manual, null],
    [
      'refuses a price that is still pending',
      { ...pricingForm(manual), manualPrice: null },
      manual,
      'Enter the price: this service is priced by hand',
    ],
    ['refuses a typed price that is none', { ...form, manualPrice: 'x' }, manual, 'The price must be a valid number'],
    [
      'refuses to adjust a price that is missing and was not typed',
      form,
      priced({ status: 'missing' }),
      'Enter the price: no band, zone or rate matches this order',
    ],
    ['allows to type a price that is missing', { ...form, manualPrice: 4_000 }, priced({ status: 'missing' }), null],
  ])('%s', (_, given, of, says) => {
    expect(pricingProblem(given, of)).toBe(says)
  })

  const pay = (rate: DriverPayForm['rate'], ...rows: DriverPayForm['rows']): DriverPayForm => ({ rate, rows })
  it.each<[rule: string, form: DriverPayForm, says: string | null]>([
    ['allows a pay without adjustments', pay(60), null],
    ['allows the default rate', pay(null), null],
    ['allows a deduction', pay(60, row('Damage', -1_000)), null],
    ['refuses an adjustment with an empty name', pay(60, row('Tip', 1), row('', 1)), 'Each adjustment needs a name'],
    ['refuses a price that is none', pay(60, row('Tip', '1e3')), 'The price of Tip must be a valid number'],
    ['refuses a rate that is none', pay('half'), 'The rate must be a valid number'],
    ['allows more than the full total', pay(1_000), null],
    ['refuses a rate past the limit', pay(1_000.5), 'The rate can be 1000 % at most'],
  ])('of the pay %s', (_, given, says) => {
    expect(driverPayProblem(given)).toBe(says)
  })

  it('has nothing to preview while an amount cannot be read', () => {
    expect(hasAmounts(form)).toBe(true)
    expect(hasAmounts({ ...form, rows: [row('', 5)] })).toBe(true)
    expect(hasAmounts({ ...form, rows: [row('Fee', 'x')] })).toBe(false)
    expect(hasAmounts({ ...form, waitTime: -1 })).toBe(false)
    expect(hasAmounts({ ...form, manualPrice: 'x' })).toBe(false)
  })
})

describe('two people at one price', () => {
  const base = priced()
  const theirs = priced({ adjustments: [line('adjustment:1', 'Dock fee', 1500, 1)], waitTime: 0, priceCadCents: 7500 })

  it('says what the other changed, and what both did', () => {
    const mine: PricingForm = { ...pricingForm(base), rows: [row('Gate fee', 500)] }
    expect(pricingChanges(base, theirs, mine)).toEqual([
      { label: 'Adjustments', from: 'Discount -$5.00', to: 'Dock fee $15.00', both: false },
      { label: 'Wait Time', from: '$9.00', to: '$0.00', both: false },
      { label: 'Total', from: '$64.70', to: '$75.00' },
    ])
  })

  it('keeps what was touched and takes the rest from the other', () => {
    const touched: PricingForm = { ...pricingForm(base), waitTime: 1200 }
    const onTop = rebasePricing(touched, base, theirs)
    expect(onTop.waitTime).toBe(1200)
    expect(onTop.rows.map(({ name }) => name)).toEqual(['Dock fee'])
    expect(sameForm(rebasePricing(pricingForm(base), base, theirs), pricingForm(theirs))).toBe(true)
  })

  const was = [
    { name: 'Discount', priceCadCents: -500 },
    { name: 'Stairs', priceCadCents: 200 },
  ]
  const stored = (...pairs: (readonly [string, number])[]) =>
    pairs.map(([name, priceCadCents]) => ({ name, priceCadCents }))
  it.each([
    {
      what: 'what each put on is kept',
      mine: [row('Discount', -500), row('Stairs', 200), row('Gate fee', 500)],
      theirs: stored(['Discount', -500], ['Stairs', 200], ['Dock fee', 1500]),
      merged: ['Discount -500', 'Stairs 200', 'Gate fee 500', 'Dock fee 1500'],
      disputed: false,
    },
    {
      what: 'what each took off is gone',
      mine: [row('Stairs', 200)],
      theirs: stored(['Discount', -500]),
      merged: [],
      disputed: false,
    },
    {
      what: 'what each changed is changed',
      mine: [row('Discount', -800), row('Stairs', 200)],
      theirs: stored(['Discount', -500], ['Stairs', 300]),
      merged: ['Discount -800', 'Stairs 300'],
      disputed: false,
    },
    {
      what: 'of one that both changed mine holds, once',
      mine: [row('Discount', -800), row('Stairs', 200)],
      theirs: stored(['Discount', -900], ['Stairs', 200]),
      merged: ['Discount -800', 'Stairs 200'],
      disputed: true,
    },
    {
      what: 'both making the same change is no dispute',
      mine: [row('Discount', -900), row('Stairs', 200)],
      theirs: stored(['Discount', -900], ['Stairs', 200]),
      merged: ['Discount -900', 'Stairs 200'],
      disputed: false,
    },
    {
      what: 'one that I changed and they took off stays, and is in dispute',
      mine: [row('Discount', -800), row('Stairs', 200)],
      theirs: stored(['Stairs', 200]),
      merged: ['Discount -800', 'Stairs 200'],
      disputed: true,
    },
    {
      what: 'of two with one name each counts',
      mine: [row('Discount', -500), row('Stairs', 200), row('Stairs', 250)],
      theirs: stored(['Discount', -500], ['Stairs', 200]),
      merged: ['Discount -500', 'Stairs 200', 'Stairs 250'],
      disputed: false,
    },
    {
      what: 'a row that is still being written stays',
      mine: [row('Discount', -500), row('Stairs', 200), row('', 'x')],
      theirs: stored(['Discount', -600], ['Stairs', 200]),
      merged: ['Discount -600', 'Stairs 200', ' x'],
      disputed: false,
    },
  ])('adjustments: $what', ({ mine, theirs: after, merged, disputed }) => {
    const words = mergeRows(was, mine, after).map(({ name, price }) => `${name} ${price}`)
    expect(words).toEqual(merged)
    expect(isDisputed(was, mine, after)).toBe(disputed)
  })

  it('adjustments of which only one changed anything are that one’s', () => {
    const adjustment = fc.record({
      name: fc.constantFrom('A', 'B', 'C'),
      priceCadCents: fc.integer({ min: -3, max: 3 }),
    })
    const list = fc.array(adjustment, { maxLength: 4 })
    const sorted = (items: readonly { name: string; priceCadCents: number }[]) =>
      adjustmentsText(items).split(', ').toSorted()
    fc.assert(
      fc.property(list, list, (from, changed) => {
        const mineAlone = mergeRows(from, rowsOf(changed), from)
        const theirsAlone = mergeRows(from, rowsOf(from), changed)
        expect(adjustmentsText(adjustmentsOf(mineAlone))).toEqual(adjustmentsText(changed))
        expect(sorted(adjustmentsOf(theirsAlone))).toEqual(sorted(changed))
        expect(isDisputed(from, rowsOf(changed), from) || isDisputed(from, rowsOf(from), changed)).toBe(false)
      }),
    )
  })
})

const pay: DriverPay = {
  version: 1,
  editedAt: null,
  editedByName: null,
  earningType: 'Commission',
  rate: 60,
  rateFrom: 'driver',
  rateOverride: null,
  defaultRate: 60,
  payableCadCents: 6162,
  totalCadCents: 3697,
  adjustments: [],
  adjustmentsTotalCadCents: 0,
  plusAdjustmentsTotalCadCents: 3697,
  paidOut: null,
}

describe('a driver’s pay', () => {
  it('comes to what the worked example says', () => {
    const form = { ...driverPayForm(pay), rows: [row('Heavy lift', 500)] }
    expect(payTotals(form, pay)).toEqual({
      commissionCadCents: 3697,
      adjustmentsCadCents: 500,
      totalCadCents: 4197,
    })
    expect(driverPayBody(form)).toEqual({ rate: null, adjustments: [{ name: 'Heavy lift', priceCadCents: 500 }] })
  })

  it.each([
    ['there is no price', { ...pay, payableCadCents: null }, driverPayForm(pay)],
    ['no rate is set', { ...pay, defaultRate: null }, driverPayForm(pay)],
    ['the rate cannot be read', pay, { ...driverPayForm(pay), rate: 'x' }],
  ])('is not known while %s', (_, of, form) => {
    expect(payTotals(form, of)).toEqual({ commissionCadCents: null, adjustmentsCadCents: 0, totalCadCents: null })
  })

  it('reads a rate back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (tenThousandths) => {
        const rate = tenThousandths / 10_000
        expect(rateValue(rateText(rate))).toBe(rate)
      }),
    )
    expect(rateValue('62,5 %')).toBe(62.5)
    expect(rateValue('')).toBeNull()
    expect(rateValue('-5')).toBe('-5')
    expect(rateValue('1e3')).toBe('1e3')
  })

  it('says what the other changed, and puts what was touched on top of it', () => {
    const theirs: DriverPay = { ...pay, version: 2, rate: 65, rateOverride: 65, plusAdjustmentsTotalCadCents: 4005 }
    const mine = { ...driverPayForm(pay), rows: [row('Tip', 200)] }
    expect(driverPayChanges(pay, theirs, mine)).toEqual([
      { label: 'Rate', from: '60 %', to: '65 %', both: false },
      { label: 'Total', from: '$36.97', to: '$40.05' },
    ])
    expect(rebaseDriverPay(mine, pay, theirs)).toMatchObject({ rate: 65, rows: mine.rows })
    const withFee = { ...theirs, adjustments: [{ name: 'Dock fee', priceCadCents: 1500 }] }
    expect(rebaseDriverPay(mine, pay, withFee).rows.map(({ name }) => name)).toEqual(['Tip', 'Dock fee'])
    expect(sameDriverPay(rebaseDriverPay(driverPayForm(pay), pay, theirs), theirs)).toBe(true)
  })
})
