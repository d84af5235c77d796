import { describe, expect, it } from 'vitest'
import { overlappingTax, taxFaults, type TaxSetting } from './tax-setting.ts'

const hst: TaxSetting = { name: 'HST', type: 'GST/HST', province: 'NS', percent: 14, effectiveFrom: '2025-04-01' }

describe('a tax by itself', () => {
  it.each([
    [{}, {}],
    [{ province: null }, { province: 'Required' }],
    [{ type: 'PST SK' }, { province: 'PST SK is the tax of SK' }],
    [{ type: 'PST SK', province: 'SK', percent: 6 }, {}],
    [{ type: 'QST' }, { province: 'QST is the tax of QC' }],
    [{ type: 'QST', province: null }, { province: 'Required' }],
    [{ type: 'QST', province: 'QC', percent: 9.975 }, {}],
    [{ type: 'Exempt', province: null, percent: 0 }, {}],
    [{ type: 'Zero Rated' }, { percent: 'Must be 0 for Zero Rated' }],
    [{ effectiveUntil: '2025-03-31' }, { effectiveUntil: 'Must be after 2025-04-01' }],
    [{ effectiveUntil: '2025-04-01' }, {}],
  ] as const)('with %o has the faults %o', (changes, faults) => {
    expect(taxFaults({ ...hst, ...changes })).toEqual(faults)
  })
})

describe('two of one type and province', () => {
  it.each([
    ['2024-01-01', '2025-03-31', false],
    ['2024-01-01', '2025-04-01', true],
    ['2024-01-01', null, true],
    ['2030-01-01', null, true],
  ])('overlap when one holds from %s until %s: %s', (effectiveFrom, effectiveUntil, overlaps) => {
    const other = { ...hst, effectiveFrom, effectiveUntil }
    expect(overlappingTax(hst, [other]) === other).toBe(overlaps)
  })

  it('never overlap with another type or province', () => {
    expect(
      overlappingTax(hst, [
        { ...hst, province: 'NB' },
        { ...hst, type: 'GST' },
      ]),
    ).toBeUndefined()
  })
})
