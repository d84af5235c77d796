import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawTheme } from '#src/ui/themes.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const money: RJSFSchema = { type: 'integer', minimum: 0, maximum: 10_000_000 }
const typedMeasure: RJSFSchema = {
  type: 'object',
  required: ['number', 'unit'],
  properties: { number: { type: 'number', minimum: 0 }, unit: { type: 'string', enum: ['km', 'mi'] } },
}
const set: RJSFSchema = {
  type: ['object', 'null'],
  title: 'Priced by distance',
  required: ['mode', 'bands', 'fallbackCadCents'],
  properties: {
    mode: { type: 'string', title: 'Mode', enum: ['graduated', 'slab'] },
    bands: {
      type: 'array',
      title: 'Bands',
      maxItems: 4,
      items: {
        type: 'object',
        required: ['from', 'to', 'flatCadCents', 'perStepCadCents', 'step', 'stepCount'],
        properties: {
          from: { type: 'number', minimum: 0 },
          to: { type: ['number', 'null'], minimum: 0 },
          flatCadCents: money,
          perStepCadCents: money,
          step: { type: 'number', minimum: 0.001 },
          stepCount: { type: 'string', enum: ['started', 'exact'] },
          typed: { type: 'object', properties: { from: typedMeasure, to: typedMeasure, step: typedMeasure } },
        },
      },
    },
    fallbackCadCents: { type: ['integer', 'null'], title: 'Fallback', minimum: 0 },
  },
}
const ui = {
  bands: {
    'ui:field': 'bandTable',
    'ui:options': { unit: 'distance' },
    items: { flatCadCents: { 'ui:widget': 'money' } },
  },
  fallbackCadCents: { 'ui:widget': 'money' },
}
const rate = { flatCadCents: 0, perStepCadCents: 0, step: 1000, stepCount: 'exact' }
const kilometres = (number: number) => ({ number, unit: 'km' })
const chart = () => page.getByRole('img', { name: /Price by distance/ })
const grid = () => page.getByRole('grid', { name: 'Bands of distance' })
const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true })

it('takes what is pasted right after the button that added a band', async () => {
  await renderField(set, ui, { value: null, required: true })
  await flip('Priced by distance')
  const add = page.getByRole('button', { name: 'Add band' })
  await userEvent.click(add)
  await expect.element(add).toHaveFocus()
  const copied = new DataTransfer()
  copied.setData('text/plain', '0\t4\t5\n4\t8\t6')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
  )
  await expect.element(page.getByRole('status').filter({ hasText: 'Pasted 2 rows' })).toBeVisible()
  await expect.element(cell('$6.00')).toBeVisible()
})

it('prices by bands: switched on, written by the keyboard, pasted, undone, refused at its cell', async () => {
  const form = await renderField(set, ui, { value: null, required: true })
  await flip('Priced by distance')
  await userEvent.click(page.getByRole('button', { name: 'Add band' }))
  await userEvent.click(page.getByRole('button', { name: 'Add band' }))
  await expect.element(cell('Above').or(cell('5 km')).first()).toBeVisible()

  // over to the price of each step of the first band, and typed over
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}1.10{Enter}')
  await expect.element(cell('$1.10')).toBeVisible()
  await expect.element(chart()).toHaveAccessibleName(/5 km \$0\.00, 7\.5 km \$2\.75/)

  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}')
  const copied = new DataTransfer()
  copied.setData('text/plain', '2,5\t5\n4\t0')
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }))
  await expect.element(cell('$5.00')).toBeVisible()
  await expect.element(cell('4 km').first()).toBeVisible()
  expect(await axeViolations()).toEqual([])
  drawTheme({ theme: 'courier', mode: 'dark' })
  expect(await axeViolations()).toEqual([])
  expect((await form.save()).at(-1)).toEqual({
    it: {
      mode: 'graduated',
      bands: [
        { ...rate, from: 0, to: 2500, flatCadCents: 500, typed: { to: kilometres(2.5) } },
        {
          ...rate,
          from: 2500,
          to: 4000,
          perStepCadCents: 110,
          typed: { from: kilometres(2.5), to: kilometres(4) },
        },
      ],
      fallbackCadCents: null,
    },
  })

  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(cell('No end')).toBeVisible()
  grid().element().focus()
  await userEvent.keyboard('{Enter}-1{Enter}')
  await expect.element(page.getByText(/^Band 1, up to: /)).toBeVisible()
  await expect.element(cell('-1 km').first()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(page.getByRole('button', { name: 'Remove band 1' }))
  await expect.element(page.getByText(/^Band 1, up to: /)).not.toBeInTheDocument()
  await flip('Priced by distance')
  expect((await form.save()).at(-1)).toEqual({ it: null })
})

/** A switch has its pointer's target beside itself. */
async function flip(name: string) {
  page.getByRole('switch', { name }).element().focus()
  await userEvent.keyboard(' ')
}
