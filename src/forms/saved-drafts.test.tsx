import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type DraftKeeper, DraftKeeperContext, forgetDraftsOfOthers, useSavedForm } from './saved-drafts.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { sampleForm } from './testing/sample-form.ts'

const schema: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City' } },
}
const person: DraftKeeper = { tenantId: 1, userId: 2, isOver: () => true }
const field = (name: string) => page.getByRole('textbox', { name })

async function open(keeper: DraftKeeper, value: object, widget = 'text') {
  const onSubmit = () => Promise.resolve()
  const form = sampleForm(schema, { name: { 'ui:widget': widget } })
  return render(
    <DraftKeeperContext value={keeper}>
      <SchemaForm form={form} value={value} onSubmit={onSubmit} />
    </DraftKeeperContext>,
  )
}

it('gives back what was typed when the session ended, on top of what stands there now, to the same person alone', async () => {
  const first = await open(person, { name: 'Depot', city: 'Regina' })
  await userEvent.fill(field('Name'), 'North Depot')
  await first.unmount()

  for (const other of [
    { ...person, userId: 3 },
    { ...person, tenantId: 4 },
  ]) {
    const theirs = await open(other, { name: 'Depot', city: 'Regina' })
    await expect.element(field('Name')).toHaveValue('Depot')
    await theirs.unmount()
  }
  const again = await open(person, { name: 'Depot', city: 'Saskatoon' })
  await expect.element(field('Name')).toHaveValue('North Depot')
  await expect.element(field('City')).toHaveValue('Saskatoon')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sessionStorage.length).toBe(0)
  await again.unmount()
})

it('keeps nothing of a form that the person closed, nor a password, nor anything for twelve hours', async () => {
  const closed = await open({ ...person, isOver: () => false }, {})
  await userEvent.fill(field('Name'), 'Depot')
  expect(sessionStorage).toHaveLength(1)
  await closed.unmount()
  expect(sessionStorage).toHaveLength(0)

  const secret = await open(person, {}, 'password')
  await userEvent.fill(field('City'), 'Regina')
  expect(sessionStorage).toHaveLength(0)
  await secret.unmount()

  const left = await open(person, {})
  await userEvent.fill(field('Name'), 'Depot')
  await left.unmount()
  const [key = '', text = ''] = Object.entries(sessionStorage)[0] ?? []
  sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(String(text)), at: Date.now() - 13 * 3_600_000 }))
  await open(person, {})
  await expect.element(field('Name')).toHaveValue('')
})

it('forgets what others typed once somebody else is here', async () => {
  const left = await open(person, {})
  await userEvent.fill(field('Name'), 'Depot')
  await left.unmount()
  forgetDraftsOfOthers(person.userId)
  expect(sessionStorage).toHaveLength(1)
  forgetDraftsOfOthers(3)
  expect(sessionStorage).toHaveLength(0)
})

it('keeps what waits until nothing is in it, whatever goes away meanwhile', async () => {
  function Note() {
    const [text, setText] = useSavedForm(
      'note',
      1,
      () => '',
      (typed) => typed !== '',
      { stays: true },
    )
    return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
  }
  const openNote = () =>
    render(
      <DraftKeeperContext value={{ ...person, isOver: () => false }}>
        <Note />
      </DraftKeeperContext>,
    )
  const first = await openNote()
  await userEvent.fill(field('Note'), 'Ring twice')
  await first.unmount()
  const again = await openNote()
  await expect.element(field('Note')).toHaveValue('Ring twice')
  await userEvent.clear(field('Note'))
  await again.unmount()
  expect(sessionStorage).toHaveLength(0)
})
