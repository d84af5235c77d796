import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type UnitPreference, unitPreferences } from '#domain/amounts/units.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField, renderForm } from '../../testing/render-form.tsx'
import { UnitPreferenceContext } from '../../unit-preference.tsx'

const weight = { type: 'number' as const, title: 'Max weight', minimum: 0, maximum: 100 }
const length = { type: 'number' as const, title: 'Length' }
const field = (name: string) => page.getByRole('textbox', { name })
const reading = (preference: UnitPreference) => (form: ReactNode) => (
  <UnitPreferenceContext value={preference}>{form}</UnitPreferenceContext>
)
const weighing = { 'ui:widget': 'measure', 'ui:options': { unit: 'weight' } }
const measuring = { 'ui:widget': 'measure', 'ui:options': { unit: 'smallDistance' } }

it('shows kilograms as they are to a metric reader', async () => {
  const form = await renderField(weight, weighing, { value: 12.5, around: reading('Metric') })
  await expect.element(field('Max weight')).toHaveValue('12.5')
  await expect.element(page.getByText('kg', { exact: true })).toBeVisible()
  expect(await form.save()).toEqual([{ it: 12.5 }])
})

it('keeps kilograms in the data while pounds are typed', async () => {
  const form = await renderField(weight, weighing, { around: reading('Imperial') })
  await userEvent.type(field('Max weight'), '50')
  await userEvent.tab()
  await expect.element(field('Max weight')).toHaveValue('50')
  expect(await form.save()).toEqual([{ it: 22.6796185 }])
})

it('reads feet and inches, and bare numbers as inches', async () => {
  const form = await renderField(length, measuring, { around: reading('MetricMixed') })
  await userEvent.type(field('Length'), '63')
  await userEvent.tab()
  await expect.element(field('Length')).toHaveValue(`5' 3"`)
  expect(await form.save()).toEqual([{ it: 1.6002 }])
})

it('takes any unit of its measure, and shows no other one beside it', async () => {
  const form = await renderField(weight, weighing, { around: reading('Imperial') })
  await expect.element(page.getByText('lb', { exact: true })).toBeVisible()
  await userEvent.type(field('Max weight'), '2 kg')
  await expect.element(page.getByText('lb', { exact: true })).not.toBeInTheDocument()
  expect(await form.save()).toEqual([{ it: 2 }])
})

it.each(['heavy', '5 km', '1e1'])('refuses %s once the field is left', async (text) => {
  const form = await renderField(weight, weighing, { around: reading('Metric') })
  await userEvent.type(field('Max weight'), text)
  await userEvent.tab()
  await expect.element(field('Max weight')).toHaveAccessibleDescription('Must be a valid number')
  expect(await form.save()).toEqual([])
})

it('takes a decimal comma, and asks which of two numbers is meant', async () => {
  const form = await renderField(weight, weighing, { around: reading('Metric') })
  await userEvent.type(field('Max weight'), '0,250 kg')
  await userEvent.tab()
  await expect.element(field('Max weight')).toHaveValue('0.25')
  expect(await form.save()).toEqual([{ it: 0.25 }])
  await userEvent.fill(field('Max weight'), '1,250')
  await userEvent.tab()
  await expect
    .element(field('Max weight'))
    .toHaveAccessibleDescription('“1,250” can be read two ways: write 1.250 or 1250')
  expect(await form.save()).toEqual([{ it: 0.25 }])
})

it('says its limit in the unit of the reader', async () => {
  await renderField(weight, weighing, { around: reading('Imperial') })
  await userEvent.type(field('Max weight'), '999')
  await userEvent.tab()
  await expect.element(page.getByText('Must be less than 220.46 lb')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

const size = {
  type: 'object' as const,
  properties: { number: { type: 'number' as const }, unit: { type: 'string' as const } },
}
const kept = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const, title: 'Name' },
    weight,
    length,
    typed: { type: 'object' as const, properties: { weight: size, length: size } },
  },
}
const keeping = {
  weight: { 'ui:widget': 'measure', 'ui:options': { unit: 'weight', typed: 'weight' } },
  length: { 'ui:widget': 'measure', 'ui:options': { unit: 'smallDistance', typed: 'length' } },
  typed: { 'ui:widget': 'hidden' },
}
const eightOunces = { weight: 0.226796185, typed: { weight: { number: 8, unit: 'oz' } } }

it('keeps how a measure was typed beside it, and begins with that when it is edited', async () => {
  const form = await renderForm(kept, keeping, { value: eightOunces, around: reading('Imperial') })
  await expect.element(field('Max weight')).toHaveValue('0.5')
  await userEvent.click(field('Max weight'))
  await expect.element(field('Max weight')).toHaveValue('8 oz')
  await userEvent.fill(field('Max weight'), '25 kg')
  await userEvent.click(field('Length'))
  await expect.element(field('Max weight')).toHaveValue('55.12')
  await userEvent.fill(field('Length'), '60 cm')
  await userEvent.tab()
  const typed = { weight: { number: 25, unit: 'kg' }, length: { number: 60, unit: 'cm' } }
  expect(await form.save()).toEqual([{ weight: 25, length: 0.6, typed }])
  await userEvent.click(field('Max weight'))
  await expect.element(field('Max weight')).toHaveValue('25 kg')
  await userEvent.fill(field('Max weight'), '')
  expect((await form.save()).at(-1)).toEqual({ length: 0.6, typed: { length: typed.length } })
})

it.each(unitPreferences)('changes nothing where one only looks, or takes back what was typed (%s)', async (units) => {
  const dirty: boolean[] = []
  const onDirtyChange = (isDirty: boolean) => {
    dirty.push(isDirty)
  }
  const form = await renderForm(kept, keeping, { value: eightOunces, around: reading(units), onDirtyChange })
  await userEvent.click(field('Max weight'))
  await userEvent.keyboard('{End}0{Backspace}')
  await expect.element(field('Max weight')).toHaveValue('8 oz')
  await userEvent.click(field('Length'))
  await userEvent.click(field('Name'))
  expect(dirty.at(-1)).toBe(false)
  expect(await form.save()).toEqual([eightOunces])
})

it('selects what one begins with, so that typing replaces it', async () => {
  await renderForm(kept, keeping, { value: eightOunces, around: reading('Imperial') })
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await userEvent.keyboard('2')
  await expect.element(field('Max weight')).toHaveValue('2')
})
