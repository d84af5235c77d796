import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { expect, it } from 'vitest'
import { contractFormats } from '#domain/text/formats.ts'
import { validationMessages } from './messages.ts'

const money = (limit: number) => `$${(limit / 100).toFixed(2)}`

/** What a person reads under the field `it` when it holds this value. */
const validator = customizeValidator({ customFormats: contractFormats })

function messagesFor(property: RJSFSchema, value: unknown, ui: UiSchema = {}, required = false): string[] {
  const schema: RJSFSchema = { type: 'object', properties: { it: property }, required: required ? ['it'] : [] }
  const transform = validationMessages((limit, field) => (field.widget === 'money' ? money(limit) : String(limit)))
  const data = value === undefined ? {} : { it: value }
  return validator
    .validateFormData(data, schema, undefined, transform, { it: ui })
    .errors.map((error) => error.message ?? '')
}

it('says of a pattern what the contract says', () => {
  const ui = { 'ui:options': { message: 'Must be nine digits' } }
  expect(messagesFor({ type: 'string', pattern: '^\\d{9}$' }, 'abc', ui)).toEqual(['Must be nine digits'])
})

it.each<[string, RJSFSchema, unknown, string]>([
  ['a word', { type: 'number' }, 'abc', 'Must be a valid number'],
  ['a word', { type: 'integer' }, '1.5x', 'Must be a valid number'],
  ['a word', { type: ['number', 'null'] }, 'abc', 'Must be a valid number'],
  ['too much', { type: 'number', maximum: 9 }, 10, 'Must be less than 9'],
  ['too much', { type: 'number', exclusiveMaximum: 9 }, 9, 'Must be less than 9'],
  ['too little', { type: 'number', minimum: 1 }, 0, 'Must be greater than 1'],
  ['too short', { type: 'string', minLength: 3 }, 'ab', 'Must be longer than 3'],
  ['empty', { type: 'string', minLength: 1 }, '', 'Required'],
  ['blank', { type: 'string', minLength: 1, format: 'visible' }, '  ', 'Required'],
  ['invisible', { type: 'string', minLength: 1, format: 'visible' }, '\u200b\u2060', 'Required'],
  ['too long', { type: 'string', maxLength: 2 }, 'abc', 'Must be shorter than 2'],
  ['off the pattern', { type: 'string', pattern: '^x' }, 'abc', 'Invalid format'],
  ['no e-mail', { type: 'string', format: 'email' }, 'abc', 'Invalid email format'],
  ['no date', { type: 'string', format: 'date' }, '2026-13-40', 'Must be a date from 2000 to 2100'],
  ['no boolean', { type: 'boolean' }, 'yes', 'Must be a boolean'],
  ['no choice', { type: 'string', enum: ['a', 'b'] }, 'c', 'Required'],
  ['no titled choice', { oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c', 'Required'],
  ['an empty list', { type: 'array', minItems: 1, items: { type: 'string' } }, [], 'Required'],
  ['a long list', { type: 'array', maxItems: 1, items: { type: 'string' } }, ['a', 'b'], 'Must have at most 1'],
  ['a nullable text', { anyOf: [{ type: 'string', maxLength: 2 }, { type: 'null' }] }, 'abc', 'Must be shorter than 2'],
])('%s in %j: %j says %s', (_, property, value, message) => {
  expect(messagesFor(property, value)).toEqual([message])
})

it('says Required for a missing value', () => {
  expect(messagesFor({ type: 'string', minLength: 3 }, undefined, {}, true)).toEqual(['Required'])
})

it.each<[string, RJSFSchema, unknown, string]>([
  ['phone', { type: 'string', pattern: '^\\+1' }, '555', 'Must be a valid phone number'],
  ['password', { type: 'string', minLength: 8 }, 'short', 'Password must be at least 8 characters long'],
  ['money', { type: 'integer', maximum: 1250 }, 9999, 'Must be less than $12.50'],
])('knows the %s widget', (widget, property, value, message) => {
  expect(messagesFor(property, value, { 'ui:widget': widget })).toEqual([message])
})

it('gives a field one message though several rules fail', () => {
  expect(messagesFor({ type: 'string', minLength: 5, pattern: '^x', format: 'email' }, 'ab')).toEqual([
    'Must be longer than 5',
  ])
})

it('lists errors in the order of the form', () => {
  const schema: RJSFSchema = {
    type: 'object',
    required: ['city', 'name'],
    properties: { city: { type: 'string' }, name: { type: 'string' } },
  }
  const ui: UiSchema = { 'ui:order': ['name', 'city'] }
  const { errors } = validator.validateFormData({}, schema, undefined, validationMessages(), ui)
  expect(errors.map(({ property }) => property)).toEqual(['.name', '.city'])
})

it('finds the widget of an item in a list', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      lines: { type: 'array', items: { type: 'object', properties: { price: { type: 'integer', maximum: 100 } } } },
    },
  }
  const ui: UiSchema = { lines: { items: { price: { 'ui:widget': 'money' } } } }
  const transform = validationMessages((limit, field) => (field.widget === 'money' ? money(limit) : String(limit)))
  const { errors } = validator.validateFormData(
    { lines: [{ price: 5 }, { price: 500 }] },
    schema,
    undefined,
    transform,
    ui,
  )
  expect(errors).toMatchObject([{ property: '.lines.1.price', message: 'Must be less than $1.00' }])
})

it('says of an address that was typed and not chosen what to do, once, and of one that is missing that it is required', () => {
  const schema: RJSFSchema = {
    type: 'object',
    required: ['place', 'latitude', 'longitude'],
    properties: { place: { type: 'string' }, latitude: { type: 'number' }, longitude: { type: 'number' } },
  }
  const hidden = { 'ui:widget': 'hidden' }
  const ui: UiSchema = { place: { 'ui:widget': 'address' }, latitude: hidden, longitude: hidden }
  const said = (data: object) =>
    validator
      .validateFormData(data, schema, undefined, validationMessages(), ui)
      .errors.map(({ property, message }) => [property, message])
  expect(said({ place: 'Regina' })).toEqual([['.place', 'Choose one of the suggestions']])
  expect(said({})).toEqual([['.place', 'Required']])
  expect(said({ place: 'Regina', latitude: 50, longitude: -104 })).toEqual([])
})

it('reads text that is no time of day as the message of that time', () => {
  const schema: RJSFSchema = { type: 'object', properties: { openTime: { type: ['integer', 'null'] } } }
  const { errors } = validator.validateFormData({ openTime: '25:99' }, schema, undefined, validationMessages())
  expect(errors.map((error) => error.message)).toEqual(['Invalid open time'])
})

it('says of a value that is one of several objects only what is wrong inside the one that was chosen', () => {
  const one = (name: string): RJSFSchema => ({
    type: 'object',
    additionalProperties: false,
    required: [name],
    properties: { [name]: { type: 'number', maximum: 9 } },
  })
  const charge: RJSFSchema = { oneOf: [one('cents'), one('percent')] }
  expect(messagesFor(charge, { cents: 5 })).toEqual([])
  expect(messagesFor(charge, { cents: 50 })).toEqual(['Must be less than 9'])
  expect(messagesFor(charge, { percent: 'x' })).toEqual(['Must be a valid number'])
  expect(messagesFor(charge, { percent: undefined })).toEqual(['Required'])
})
