import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { roles, type RoleId } from '../access/roles.ts'
import {
  askForSimilarBudget,
  budgetName,
  budgetStep,
  budgetText,
  budgetWarnings,
  countsIn,
  leftText,
  mayExceedBudget,
  refuseOverBudget,
  stepToTell,
  usedPercent,
  type BudgetStanding,
  type Orderer,
} from './budgets.ts'

/* docs/rules/exports-and-accounting.md, "Budgets". */

const ofPO: BudgetStanding = {
  id: 1,
  kind: 'poNumber',
  value: '4711',
  monthlyCents: 100_000,
  spentCents: 81_200,
  unpricedOrders: 0,
}
const ofField: BudgetStanding = { ...ofPO, id: 2, kind: 'field', fieldName: 'Cost centre', value: 'A-4410' }
const scheduler: Orderer = { isOfPayer: true, roles: [roles.scheduler], readsPrices: true }
const owner: Orderer = { ...scheduler, roles: [roles.owner] }
const dispatcher: Orderer = { ...scheduler, isOfPayer: false, roles: [roles.dispatcher] }
const order = (totalCents: number | null) => ({
  totalCents,
  orderFields: [{ id: 7, name: 'cost Centre ' }],
  payerName: 'Meewasin Pharmacy',
})

test.each([
  [79_999, 'within'],
  [80_000, 'nearlyUsed'],
  [100_000, 'nearlyUsed'],
  [100_001, 'exceeded'],
] as const)('of $1,000.00, %i cents are %s', (spent, step) => {
  expect(budgetStep(spent, 100_000)).toBe(step)
})

test.each([
  [79_999, 0, null],
  [80_000, 0, 80],
  [99_999, 80, null],
  [100_000, 80, 100],
  [120_000, 0, 100],
  [120_000, 100, null],
  [85_000, 100, null],
] as const)('with %i of $1,000.00, and told at %i %%, people are told at %s', (spent, told, step) => {
  expect(stepToTell(spent, 100_000, told)).toBe(step)
})

test('a budget is called by what stands on the order', () => {
  expect(budgetName(ofPO)).toBe('PO 4711')
  expect(budgetName({ ...ofPO, value: 'PO-7781' })).toBe('PO-7781')
  expect(budgetName({ ...ofPO, value: 'Polar 3' })).toBe('PO Polar 3')
  expect(budgetName(ofField)).toBe('Cost centre A-4410')
})

test('what an order does to a budget, in a sentence', () => {
  expect(budgetText(ofPO, 7_800)).toBe('PO 4711 has used $812.00 of $1,000.00 this month, and $890.00 with this order')
  expect(budgetText({ ...ofPO, unpricedOrders: 3 }, 7_800)).toBe(
    'PO 4711 has used $812.00 of $1,000.00 this month, and $890.00 with this order; 3 orders have no price yet',
  )
  expect(budgetText(ofPO, null)).toBe(
    'PO 4711 has used $812.00 of $1,000.00 this month, and this order has no price yet',
  )
  expect(leftText(81_200, 100_000)).toBe('$188.00 left')
  expect(leftText(109_000, 100_000)).toBe('$90.00 above it')
  expect(usedPercent(99_999, 100_000)).toBe(99)
})

describe('an order', () => {
  it('is warned of from 80 % on, at what says that it counts', () => {
    expect(budgetWarnings([{ ...ofPO, spentCents: 10_000 }], order(69_999), scheduler)).toEqual([])
    expect(budgetWarnings([ofPO, ofField], order(7_800), scheduler)).toMatchObject(
      [
        { code: 'budget_nearly_used', pointer: '/poNumber', message: /\$890\.00/ },
        { code: 'budget_nearly_used', pointer: '/orderFields/7', message: /\$890\.00/ },
      ].map((warning) => ({ ...warning, message: expect.stringMatching(warning.message) })),
    )
  })

  it('without a price counts as nothing', () => {
    expect(budgetWarnings([{ ...ofPO, spentCents: 79_999 }], order(null), scheduler)).toEqual([])
  })

  it('above a budget is refused at its field, and says who may place it', () => {
    const warnings = budgetWarnings([ofPO], order(20_000), scheduler)
    const said =
      'PO 4711 has used $812.00 of $1,000.00 this month, and $1,012.00 with this order. An owner or organization manager has to place it'
    expect(warnings).toEqual([{ code: 'over_budget', pointer: '/poNumber', message: said }])
    const refused = expect.objectContaining({
      code: 'over_budget',
      errors: { '/poNumber': [said] },
      message: `${said}.`,
    })
    expect(() => refuseOverBudget(warnings, scheduler)).toThrow(refused)
    expect(() => refuseOverBudget(warnings, scheduler, true)).toThrow(refused)
  })

  it('is placed by an owner who says that it is wanted', () => {
    const warnings = budgetWarnings([ofPO], order(20_000), owner)
    expect(() => refuseOverBudget(warnings, owner)).toThrow(
      'PO 4711 has used $812.00 of $1,000.00 this month, and $1,012.00 with this order. Place the order above the budget?',
    )
    expect(() => refuseOverBudget(warnings, owner, true)).not.toThrow()
    expect(() => refuseOverBudget(budgetWarnings([ofPO], order(7_800), scheduler), scheduler)).not.toThrow()
  })

  it('tells the courier’s own people that it is above a budget, and nothing before', () => {
    expect(budgetWarnings([ofPO], order(7_800), dispatcher)).toEqual([])
    expect(budgetWarnings([ofPO], order(20_000), dispatcher)).toEqual([
      {
        code: 'over_budget',
        pointer: '/poNumber',
        message:
          'PO 4711 would be above its budget of this month. An owner or organization manager of Meewasin Pharmacy has to place it',
      },
    ])
  })

  it('tells who reads no prices the same', () => {
    const [warning] = budgetWarnings([ofPO], order(7_800), { ...scheduler, readsPrices: false })
    expect(warning?.message).toBe('PO 4711 has nearly used its budget of this month')
  })
})

test('an owner or manager of the one that pays may exceed a budget, and nobody else', () => {
  const those = Object.values(roles).filter((role) => mayExceedBudget({ isOfPayer: true, roles: [role] }))
  expect(those).toEqual([roles.owner, roles.organizationManager])
  expect(mayExceedBudget({ isOfPayer: false, roles: those })).toBe(false)
})

test('capitals and outer space do not matter to what counts', () => {
  const fields = [
    { name: 'Call first', value: true },
    { name: 'Claim', value: 4410 },
  ] as const
  const placed = { poNumber: ' 4711', orderFields: fields }
  expect(countsIn(ofPO, placed)).toBe(true)
  expect(countsIn({ kind: 'field', fieldName: ' CLAIM', value: '4410 ' }, placed)).toBe(true)
  expect(countsIn({ kind: 'field', fieldName: 'call first', value: 'yes' }, placed)).toBe(true)
  expect(countsIn({ kind: 'field', fieldName: 'Ward', value: '4410' }, placed)).toBe(false)
  expect(countsIn(ofPO, { poNumber: '47110', orderFields: [] })).toBe(false)
})

test('a number that differs only by dashes, spaces or signs counts, unless it has a budget of its own', () => {
  const of = (value: string) => ({ kind: 'poNumber', value }) as const
  const placed = (poNumber: string) => ({ poNumber, orderFields: [{ name: 'Cost centre', value: 'A 4410' }] }) as const
  for (const written of ['PO 2207', 'PO–2207', '#PO-2207', '2207', 'po2207'])
    expect(countsIn(of('PO-2207'), placed(written))).toBe(true)
  expect(countsIn(of('PO-2207'), placed('22070'))).toBe(false)
  expect(countsIn({ kind: 'field', fieldName: 'cost centre', value: '#A-4410' }, placed(''))).toBe(true)
  expect(countsIn(of('A-4410'), placed(''))).toBe(false)

  const both = [of('PO-2207'), of('22-07')]
  const countedIn = (poNumber: string) => both.map((budget) => countsIn(budget, placed(poNumber), both))
  expect([countedIn('po-2207 '), countedIn('22-07'), countedIn('2207')]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ])
})

test('asks before a budget is kept beside one that differs only by signs', () => {
  const other = { kind: 'poNumber', value: 'PO-2207' } as const
  expect(() => askForSimilarBudget(other)).toThrow(
    expect.objectContaining({
      code: 'similar_budget',
      message: 'There is a budget PO-2207, in which orders with this number or value count already. Keep both?',
      errors: { '/value': ['Differs from the budget PO-2207 only by dashes, spaces or signs'] },
    }),
  )
  expect(() => askForSimilarBudget(other, true)).not.toThrow()
})

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const limit = fc.integer({ min: 1, max: 100_000_000_000 })

test('is told of each step once, however the orders come', () => {
  fc.assert(
    fc.property(limit, fc.array(cents, { maxLength: 30 }), (monthlyCents, orders) => {
      let [spent, told] = [0, 0]
      const steps: number[] = []
      for (const cost of orders) {
        spent += cost
        const step = stepToTell(spent, monthlyCents, told)
        if (step === null) continue
        steps.push(step)
        told = step
      }
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b))
      expect(steps.includes(100)).toBe(spent >= monthlyCents)
    }),
  )
})

test('nobody but an owner or manager of the one that pays places an order that ends above a budget', () => {
  const someone = fc.record({
    isOfPayer: fc.boolean(),
    readsPrices: fc.boolean(),
    roles: fc.subarray<RoleId>(Object.values(roles)),
  })
  fc.assert(
    fc.property(cents, limit, cents, someone, fc.boolean(), (spentCents, monthlyCents, total, who, isWanted) => {
      const warnings = budgetWarnings([{ ...ofPO, spentCents, monthlyCents }], order(total), who)
      const isPlaced = (() => {
        try {
          refuseOverBudget(warnings, who, isWanted)
          return true
        } catch {
          return false
        }
      })()
      const isAbove = spentCents + total > monthlyCents
      expect(isPlaced).toBe(!isAbove || (isWanted && mayExceedBudget(who)))
      if (!who.isOfPayer || !who.readsPrices) expect(warnings.map(({ message }) => message).join()).not.toContain('$')
    }),
  )
})
