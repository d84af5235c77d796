import { expect, test } from 'vitest'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { deliveryOrderFieldInputForm } from '#generated/forms/DeliveryOrderFieldInput.ts'
import { revisionFuelSurchargeForm } from '#generated/forms/RevisionFuelSurcharge.ts'
import { revisionServiceMapForm } from '#generated/forms/RevisionServiceMap.ts'
import { revisionTaxSettingsForm } from '#generated/forms/RevisionTaxSettings.ts'
import { revisionVariablesForm } from '#generated/forms/RevisionVariables.ts'
import { taxSettingInputForm } from '#generated/forms/TaxSettingInput.ts'
import { widgetValidation } from './custom-validation.ts'
import { answeredData } from './form-data.ts'
import { formValidator } from './form-validator.ts'
import { propertiesOf, requiredOf } from './schema-walk.ts'
import { isAsked, isDemanded, uiSchemaAt } from './ui-schema.ts'

const fees = { baseFeeCadCents: 1200, minimumCadCents: 1500, maximumCadCents: null }
const noFees = { baseFeeCadCents: null, minimumCadCents: null, maximumCadCents: null }
const outside = { pricingStrategy: 'pickup', fallbackFeeCadCents: 900 }
const hst = { name: 'HST', province: 'NS', percent: 14, effectiveFrom: '2025-04-01' }

test.each<[string, GeneratedForm, object, string[], object]>([
  ['a typed price', revisionVariablesForm, { type: 'manual', ...fees }, ['type'], { type: 'manual', ...noFees }],
  [
    'a fixed price',
    revisionVariablesForm,
    { type: 'fixed', ...fees },
    ['type', ...Object.keys(fees)],
    { type: 'fixed', ...fees },
  ],
  [
    'no map',
    revisionServiceMapForm,
    { serviceMapId: null, ...outside },
    ['serviceMapId'],
    { serviceMapId: null, ...outside, fallbackFeeCadCents: null },
  ],
  [
    'a map',
    revisionServiceMapForm,
    { serviceMapId: 3, ...outside },
    ['serviceMapId', ...Object.keys(outside)],
    { serviceMapId: 3, ...outside },
  ],
  [
    'no surcharge',
    revisionFuelSurchargeForm,
    { fuelSurchargeOf: null, fuelType: 'diesel' },
    ['fuelSurchargeOf'],
    { fuelSurchargeOf: null, fuelType: 'diesel' },
  ],
  [
    'no tax',
    revisionTaxSettingsForm,
    { kind: 'exempt', pstSk: true, taxSettingIds: [1] },
    ['kind'],
    { kind: 'exempt', pstSk: true },
  ],
  [
    'an exemption',
    taxSettingInputForm,
    { ...hst, type: 'Exempt' },
    ['name', 'type', 'province', 'effectiveFrom', 'effectiveUntil'],
    { ...hst, type: 'Exempt', percent: 0 },
  ],
])('with %s only what has an effect is asked for, and what has none is not sent', (_what, form, data, asked, sent) => {
  const { schema, uiSchema } = form
  const shown = Object.keys(propertiesOf(schema)).filter((name) => isAsked(uiSchemaAt(uiSchema, [name]), data))
  expect(shown.toSorted()).toEqual(asked.toSorted())
  expect(answeredData(schema, uiSchema, data)).toEqual(sent)
})

test('what must be filled in bears the mark, and nothing else: neither a tick nor a list nor what may be null', () => {
  const marked = ({ schema, uiSchema }: GeneratedForm, data: object) =>
    Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
      isDemanded(requiredOf(schema).has(name), property, uiSchemaAt(uiSchema, [name]), data) ? [name] : [],
    )
  expect(marked(taxSettingInputForm, { type: 'GST' })).toEqual(['name', 'type', 'province', 'percent', 'effectiveFrom'])
  expect(marked(taxSettingInputForm, { type: 'Exempt' })).not.toContain('province')
  expect(marked(revisionVariablesForm, { type: 'fixed' })).toEqual(['type'])
  expect(marked(revisionTaxSettingsForm, { kind: 'taxable' })).toEqual(['kind'])
})

test('what depends on another field is demanded where it is asked', () => {
  const faults = (form: GeneratedForm, data: object) => {
    const { schema, uiSchema } = form
    const { errors } = formValidator(form).validateFormData(
      data,
      schema,
      widgetValidation(schema, 'Metric'),
      undefined,
      uiSchema,
    )
    return errors.map(({ property, message }) => `${property} ${message}`)
  }
  const ward = { name: 'Ward', options: ['Ward 6'] }
  expect(faults(deliveryOrderFieldInputForm, { ...ward, kind: 'choice' })).toEqual(['.options Must have at least 2'])
  expect(faults(deliveryOrderFieldInputForm, { ...ward, kind: 'text' })).toEqual([])
  const { province: _none, ...everywhere } = hst
  expect(faults(taxSettingInputForm, { ...everywhere, type: 'GST' })).toEqual(['.province Required'])
  expect(faults(taxSettingInputForm, { ...everywhere, type: 'Exempt' })).toEqual([])
})
