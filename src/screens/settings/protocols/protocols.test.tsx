import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const actions = page.getByRole('group', { name: 'What the driver is asked' })
const item = (place: number) => actions.getByRole('listitem').nth(place)
const preview = page.getByRole('complementary', { name: 'What the driver sees' })
const asked = () =>
  preview
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)

it('writes a protocol action by action, and shows at once what the driver will see', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  await openApp('/settings/protocols/new')
  await expect.element(page.getByRole('heading', { name: 'New protocol' })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Kept cold')
  const add = page.getByRole('button', { name: 'Add action' })

  await userEvent.click(add)
  await userEvent.selectOptions(item(0).getByRole('combobox', { name: 'Where' }), 'At the drop-off')
  await userEvent.selectOptions(item(0).getByRole('combobox', { name: 'Kind' }), 'Number')
  await expect.element(item(0).getByRole('button', { name: 'Add choice' })).not.toBeInTheDocument()
  await userEvent.fill(item(0).getByRole('textbox', { name: 'What the driver is asked' }), 'Temperature')
  await userEvent.fill(item(0).getByRole('textbox', { name: 'Unit' }), '°C')
  await userEvent.fill(item(0).getByRole('textbox', { name: 'At most' }), '8')
  await userEvent.click(item(0).getByText('The stop cannot be left without it'))
  await userEvent.fill(preview.getByRole('textbox', { name: 'Temperature' }), '9')
  await expect.element(preview.getByRole('alert')).toHaveTextContent('“Temperature” must be at most 8 °C')
  expect(await axeViolations()).toEqual([])

  await userEvent.click(add)
  await userEvent.selectOptions(item(1).getByRole('combobox', { name: 'Where' }), 'At the drop-off')
  await userEvent.selectOptions(item(1).getByRole('combobox', { name: 'Kind' }), 'One of several')
  await userEvent.fill(item(1).getByRole('textbox', { name: 'What the driver is asked' }), 'Left with')
  await userEvent.click(actions.getByText('At the drop-off · One of several'))
  await userEvent.click(page.getByRole('button', { name: 'Save protocol' }))
  // What is missing stands in an item that was folded: it opens.
  await expect.element(item(1).getByRole('button', { name: 'Add choice' })).toBeVisible()
  await userEvent.click(item(1).getByRole('button', { name: 'Add choice' }))
  await userEvent.keyboard('Desk')
  await userEvent.click(item(1).getByRole('textbox', { name: 'What the driver is asked' }))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(asked).toEqual(['Left with', 'Temperature'])
  await userEvent.click(actions.getByRole('button', { name: 'Remove item 2' }))
  await expect.poll(asked).toEqual(['Left with'])
  await userEvent.click(actions.getByRole('button', { name: 'Undo' }))
  await expect.poll(asked).toEqual(['Left with', 'Temperature'])

  await userEvent.click(page.getByRole('button', { name: 'Save protocol' }))
  await expect.element(page.getByRole('heading', { name: 'Kept cold', level: 1 })).toBeVisible()
  const { id: _id, ...stored } = mock.world.resources.protocol.at(-1) ?? { id: 0 }
  expect(stored).toMatchObject({
    name: 'Kept cold',
    isEnabled: true,
    actions: [
      { stopType: 'dropoff', type: 'select', label: 'Left with', options: ['Desk'], required: false },
      { stopType: 'dropoff', type: 'number_input', label: 'Temperature', unit: '°C', maximum: 8, required: true },
    ],
  })
  await userEvent.click(page.getByRole('button', { name: 'Disable' }))
  await expect.element(page.getByText('No service can be published with it until it is enabled again.')).toBeVisible()
})

it('lists what can be asked, where it is used, and takes one out of what services can be published with', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  const usedBy = [{ serviceId: 1, name: 'Same Day', revisionId: 12, status: 'draft' as const }]
  mock.world.resources.protocol = mock.world.resources.protocol.map((each) => ({ ...each, usedBy }))
  await openApp('/settings/protocols')
  const row = page.getByRole('row', { name: /Signed delivery/ })
  await userEvent.click(row.getByText('Enabled', { exact: true }))
  const dialog = page.getByRole('alertdialog', { name: 'Disable Signed delivery?' })
  await expect.element(dialog.getByText('It is in use:')).toBeVisible()
  const href = '/settings/services/1/revisions/12?part=protocols'
  await expect.element(dialog.getByRole('link', { name: 'Same Day (draft)' })).toHaveAttribute('href', href)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row.getByText('Enabled', { exact: true })).toBeVisible()
  await userEvent.click(row.getByText('Enabled', { exact: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
  await expect.element(row.getByText('Disabled')).toBeVisible()
  expect(mock.world.resources.protocol.map(({ isEnabled }) => isEnabled)).toEqual([false, false])
  expect(await axeViolations()).toEqual([])
})
