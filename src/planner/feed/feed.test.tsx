import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import '../PlannerScreen.tsx'

const customer = { tenantKind: 'customer', role: 'scheduler' } as const
const subscribe = () => page.getByRole('button', { name: 'Subscribe' })
const dialog = () => page.getByRole('dialog', { name: 'Subscribe to the planner' })
const button = (name: string) => dialog().getByRole('button', { name })
const question = (name: string) => page.getByRole('alertdialog', { name })
const link = () => dialog().getByRole('textbox', { name: 'Link' })

async function open() {
  stopCalendar()
  const world = await openWorld('/planner?view=calendar', customer)
  await userEvent.click(subscribe())
  return world
}

it('makes a link that is shown once, to be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { mock } = await open()
  await userEvent.click(button('Make the link'))
  await expect.element(link()).toHaveValue(expect.stringMatching(/\/planner-feed\/[\w-]{43}\.ics$/))
  await expect.element(dialog().getByText(/Last asked for: never/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(button('Copy'))
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/planner-feed\/[\w-]{43}\.ics$/))
  await expect.element(page.getByText('Link copied')).toBeVisible()
  await userEvent.click(dialog().getByText('Close', { exact: true }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(subscribe()).toHaveFocus()
  expect(Object.values(mock.world.planner.feeds ?? {})).toHaveLength(1)
  await userEvent.click(subscribe())
  await expect.element(dialog().getByText(/not shown again/)).toBeVisible()
  await expect.element(link()).not.toBeInTheDocument()
})

it('renews it after a question, which ends the one before', async () => {
  await open()
  await userEvent.click(button('Make the link'))
  await expect.element(link()).toBeVisible()
  const first = (link().element() as HTMLInputElement).value
  await userEvent.click(button('Renew'))
  await userEvent.click(question('Renew the link?').getByRole('button', { name: 'Cancel' }))
  await expect.element(link()).toHaveValue(first)
  await userEvent.click(button('Renew'))
  await userEvent.click(question('Renew the link?').getByRole('button', { name: 'Renew' }))
  await expect.element(link()).not.toHaveValue(first)
})

it('ends it after a question', async () => {
  const { mock } = await open()
  await userEvent.click(button('Make the link'))
  await userEvent.click(button('End the link'))
  await userEvent.click(question('End the link?').getByRole('button', { name: 'End the link' }))
  await expect.element(page.getByText('The link is ended')).toBeVisible()
  await expect.element(button('Make the link')).toBeVisible()
  await expect.element(link()).not.toBeInTheDocument()
  expect(mock.world.planner.feeds).toEqual({})
})

it('says that a program has asked for it', async () => {
  const { mock } = await open()
  await userEvent.click(button('Make the link'))
  await expect.element(dialog().getByText(/Last asked for: never/)).toBeVisible()
  const [feed] = Object.values(mock.world.planner.feeds ?? {})
  if (feed) feed.fetchedAt = mock.world.now
  await userEvent.click(dialog().getByText('Close', { exact: true }))
  await userEvent.click(subscribe())
  await expect.element(dialog().getByText(/Last asked for: Today \d\d:\d\d\./)).toBeVisible()
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    await open()
    await userEvent.click(button('Make the link'))
    await expect.element(link()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})
