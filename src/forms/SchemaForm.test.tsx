import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { renderForm } from './testing/render-form.tsx'
import { sampleForm } from './testing/sample-form.ts'

const schema: RJSFSchema = {
  type: 'object',
  required: ['name', 'email'],
  properties: {
    name: { type: 'string', title: 'Name', minLength: 1, maxLength: 20 },
    email: { type: 'string', title: 'Email', format: 'email' },
    poNumber: { type: 'string' },
    quantity: { type: 'integer', title: 'Quantity', default: 1 },
  },
}
const place: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City' } },
}
const field = (name: string) => page.getByRole('textbox', { name })
const refused = (status: number, data: unknown) => () => Promise.reject({ response: { status, data } })

it('shows no error before a field is left, and then only that one', async () => {
  await renderForm(schema)
  await expect.element(page.getByText('Required')).not.toBeInTheDocument()
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await expect.element(field('Name')).toHaveAccessibleDescription('Required')
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
})

it('takes the error away as soon as it is mended', async () => {
  await renderForm(schema)
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.type(field('Name'), 'D')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
})

it('lists what is wrong after a submit, in the order of the form, and goes to the first', async () => {
  const form = await renderForm(schema, { 'ui:order': ['email', 'name', '*'] })
  expect(await form.save()).toEqual([])
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('2 fields need attentionEmailRequiredNameRequired')
  await expect.element(field('Email')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Name' }))
  await expect.element(field('Name')).toHaveFocus()
  expect(await axeViolations()).toEqual([])
})

it('sends what the schema knows, without empty optional text, with its defaults', async () => {
  const form = await renderForm(schema, {}, { value: { id: 7, name: 'Depot', email: 'a@b.example', poNumber: 'A1' } })
  await userEvent.clear(field('PO number'))
  expect(await form.save()).toEqual([{ name: 'Depot', email: 'a@b.example', quantity: 1 }])
})

it('says that a number is none', async () => {
  const form = await renderForm(schema, {}, { value: { name: 'Depot', email: 'a@b.example' } })
  await userEvent.fill(field('Quantity'), 'many')
  await userEvent.tab()
  await expect.element(page.getByText('Must be a valid number')).toBeVisible()
  expect(await form.save()).toEqual([])
})

it('reads a decimal comma once the field is left, and asks where one could be something else', async () => {
  const form = await renderForm({ type: 'object', properties: { rate: { type: 'number', title: 'Rate' } } })
  await userEvent.fill(field('Rate'), '-106,67')
  await userEvent.tab()
  await expect.element(field('Rate')).toHaveValue('-106.67')
  expect(await form.save()).toEqual([{ rate: -106.67 }])
  await userEvent.fill(field('Rate'), '1,250')
  await form.save()
  await expect.element(page.getByText(/“1,250” can be read two ways/).first()).toBeVisible()
})

it('puts the errors of the server on their fields and above the form', async () => {
  const errors = { '/email': ['Email already exists'], '/tenantId': ['Tenant is archived'] }
  const form = await renderForm(
    schema,
    {},
    {
      value: { name: 'Depot', email: 'a@b.example' },
      onSubmit: refused(422, { code: 'form_error', message: 'Invalid', errors }),
    },
  )
  await form.save()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email already exists')
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tenant is archived')
  await userEvent.type(field('Email'), 'x')
  await expect.element(page.getByText('Email already exists')).not.toBeInTheDocument()
})

it('shows field errors that arrive by another way', async () => {
  await renderForm(schema, {}, { serverErrors: { '/name': ['Taken'] } })
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await expect.element(page.getByText('Taken')).toBeVisible()
})

const unexpected =
  'An unexpected error occurredOops! Something went wrong. Please ensure you have a stable internet connection and try again.'

it.each([
  ['what the server refused', refused(409, { message: 'Already archived' }), 'Already archived'],
  ['a server that failed', refused(500, 'stack trace'), unexpected],
  ['a lost connection', () => Promise.reject(new Error('Network Error')), unexpected],
])('says %s above the form and can be sent again', async (_, onSubmit, message) => {
  const form = await renderForm(schema, {}, { value: { name: 'Depot', email: 'a@b.example' }, onSubmit })
  // A long form is saved far below its beginning.
  document.querySelector<HTMLElement>('.wb-form-body')!.style.minHeight = '3000px'
  await form.save()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(page.getByRole('alert')).toBeInViewport()
  expect(await form.save()).toHaveLength(2)
})

it('is sent once however often it is pressed', async () => {
  let finish = () => {}
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  await renderForm(schema, {}, { value: { name: 'Depot', email: 'a@b.example' }, onSubmit })
  await userEvent.click(field('Name'))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
  finish()
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false')
  await expect.element(field('Name')).toHaveFocus()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('is sent with Ctrl and Enter from anywhere in it', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await renderForm(
    schema,
    { poNumber: { 'ui:widget': 'textarea' } },
    { value: { name: 'Depot', email: 'a@b.example' }, onSubmit },
  )
  await userEvent.click(field('PO number'))
  await userEvent.keyboard('4711{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ poNumber: '4711' }))
})

it('tells when it holds changes, and when it holds none again', async () => {
  const onDirtyChange = vi.fn<(dirty: boolean) => void>()
  await renderForm(schema, {}, { value: { name: 'Depot', email: 'a@b.example' }, onDirtyChange })
  await userEvent.fill(field('Name'), 'Yard')
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  await userEvent.fill(field('Name'), 'Depot')
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
})

it('takes a newer value over until something was changed', async () => {
  const form = sampleForm(place)
  const save = () => Promise.resolve()
  const screen = await render(<SchemaForm form={form} value={{ name: 'Depot' }} onSubmit={save} />)
  await screen.rerender(<SchemaForm form={form} value={{ name: 'Yard' }} onSubmit={save} />)
  await expect.element(field('Name')).toHaveValue('Yard')
  await userEvent.fill(field('Name'), 'Mine')
  await screen.rerender(<SchemaForm form={form} value={{ name: 'Theirs' }} onSubmit={save} />)
  await expect.element(field('Name')).toHaveValue('Mine')
})

it('shows what somebody else saved in the meantime, and takes it whole when that is chosen', async () => {
  const latest = { name: 'Yard', city: 'Saskatoon' }
  const response = { status: 422, data: { code: 'edit_conflict', message: 'Somebody else changed this.' } }
  const onSubmit = () => Promise.reject({ latest, response })
  const form = await renderForm(place, {}, { value: { name: 'Depot', city: 'Regina' }, onSubmit })
  await userEvent.fill(field('Name'), 'Mine')
  await form.save()
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toMatchTextContent(/Somebody else changed this\..*Name: Depot.*Yard, yours MineCity: Regina.*Saskatoon/)
  await expect.element(field('Name')).toHaveValue('Mine')
  await expect.element(field('City')).toHaveValue('Saskatoon')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Take theirs and drop mine' }))
  await userEvent.click(page.getByRole('button', { name: 'Discard' }))
  await expect.element(field('Name')).toHaveValue('Yard')
  await expect.element(alert).not.toBeInTheDocument()
})

it('lays its fields out in the sections of the contract', async () => {
  const ui: UiSchema = {
    name: { 'ui:options': { section: 'place' } },
    city: { 'ui:options': { section: 'address' } },
    'ui:order': ['city', 'name'],
  }
  const sections = [
    { id: 'place', title: 'Place' },
    { id: 'address', title: 'Where it is' },
    { id: 'empty', title: 'Nothing here' },
  ]
  await renderForm(place, {}, { form: { ...sampleForm(place, ui), sections } })
  const headings = page
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)
  expect(headings).toEqual(['Place', 'Where it is'])
  await expect.element(page.getByRole('region', { name: 'Place' }).getByRole('textbox')).toHaveAccessibleName('Name')
})

it('can be out of use as a whole', async () => {
  await renderForm(schema, {}, { disabled: true })
  await expect.element(field('Name')).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('asks for what depends on another answer only then, and leads to the sections of a long form', async () => {
  const waiting: RJSFSchema = {
    type: 'object',
    required: ['terms'],
    properties: {
      charging: { type: 'string', title: 'Charging' },
      minutes: { type: 'integer', title: 'Minutes' },
      terms: {
        type: ['object', 'null'],
        title: 'Terms',
        required: ['cap', 'step'],
        properties: { cap: { type: ['integer', 'null'], title: 'Cap' }, step: { type: 'integer', title: 'Step' } },
      },
      city: { type: 'string', title: 'City' },
      note: { type: 'string', title: 'Note' },
    },
  }
  const when = { field: 'charging', equals: 'own', required: true }
  const ui: UiSchema = {
    charging: { 'ui:options': { section: 'a' } },
    minutes: { 'ui:options': { section: 'b', when } },
    terms: { 'ui:options': { section: 'b', when } },
    city: { 'ui:options': { section: 'c' } },
    note: { 'ui:options': { section: 'd' } },
  }
  const sections = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Part ${id}` }))
  const form = await renderForm(waiting, ui, { form: { ...sampleForm(waiting, ui), sections } })
  const index = page.getByRole('navigation', { name: 'Sections' })
  await expect.element(index).not.toBeInTheDocument()
  await userEvent.fill(field('Charging'), 'own')
  await expect.element(page.getByRole('group', { name: 'Terms' })).toBeVisible()
  await userEvent.click(index.getByRole('button', { name: 'Part b' }))
  await expect.element(field('Minutes')).toHaveFocus()
  expect(await form.save()).toEqual([])
  await expect.element(field('Minutes')).toHaveAccessibleDescription('Required')
  await userEvent.fill(field('Minutes'), '5')
  await userEvent.fill(field('Step'), '2')
  expect(await form.save()).toEqual([{ charging: 'own', minutes: 5, terms: { cap: null, step: 2 } }])
  await userEvent.fill(field('Charging'), 'nothing')
  await expect.element(field('Minutes')).not.toBeInTheDocument()
  expect((await form.save()).at(-1)).toEqual({ charging: 'nothing', terms: null })
})
