import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryOrderCreate } from '#generated/model/index.ts'
import type { RoleName } from '#mocks/context.ts'
import { giveBudgets } from '#mocks/testing/budgets.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
import { offerOneService } from './testing/offer-one-service.ts'
import '#src/layouts/AppLayout.tsx'
import './SchedulerScreen.tsx'

/* docs/rules/exports-and-accounting.md, "Budgets": the pharmacy has used $812.00 of the $820.00 of PO 4711. */

const poNumber = () => page.getByRole('textbox', { name: 'PO number' })
const placeOrder = () => page.getByRole('button', { name: /^Place order/ })
const panel = page.getByRole('complementary', { name: 'Price' })
const used = 'PO 4711 has used $812.00 of $820.00 this month, and $822.00 with this order'

/** An order of ten dollars that lacks its PO number alone. */
async function openFilledIn(role: RoleName) {
  stopCalendar()
  const { mock, api } = serveWorld({ tenantKind: 'customer', role })
  giveBudgets(mock, [{ monthlyCadCents: 82_000, spentCadCents: 81_200, leftCadCents: 800, orders: 9 }])
  const { sameDay, riversdale, lawson } = offerOneService(mock)
  const { router } = await openApp(
    `/scheduler?pickup=${riversdale.id}&dropoff=${lawson.id}&service=${sameDay.summary.id}`,
  )
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Parcel type' }),
    'Medium box — About the size of a microwave',
  )
  await expect.element(page.getByText('$10.00').first()).toBeVisible()
  const created = async (place: number): Promise<DeliveryOrderCreate> =>
    api.sent('POST', '/delivery-orders')[place]?.clone().json()
  return { router, created, previews: () => api.sent('POST', '/delivery-orders/preview').length }
}

it('says beside the price what an order does to a budget, and keeps it at its number from who may not exceed it', async () => {
  const { router } = await openFilledIn('scheduler')
  await poNumber().fill('4711')
  const whole = `${used}. An owner or organization manager has to place it`
  await expect.element(panel.getByText(whole)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(placeOrder())
  await expect.element(poNumber()).toHaveAccessibleDescription(whole)
  await expect.element(poNumber()).toHaveFocus()
  expect(router.state.location.pathname).toBe('/scheduler')
  await poNumber().fill('4712')
  await expect.element(panel.getByText(whole)).not.toBeInTheDocument()
  await userEvent.click(placeOrder())
  await expect.poll(() => router.state.location.pathname).toMatch(/success$/)
})

it('asks an owner with the numbers, and places the order after a yes', async () => {
  const { router, created } = await openFilledIn('owner')
  await poNumber().fill('4711')
  await expect.element(panel.getByText(used)).toBeVisible()
  await userEvent.click(placeOrder())
  const question = page.getByRole('alertdialog', { name: 'Above the budget' })
  await expect.element(question.getByText(`${used}. Place the order above the budget?`)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/scheduler')
  await userEvent.click(placeOrder())
  await question.getByRole('button', { name: 'Place order' }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/success$/)
  expect(await created(0)).not.toHaveProperty('mayExceedBudget')
  expect(await created(2)).toMatchObject({ mayExceedBudget: true, poNumber: '4711' })
  await expect.element(page.getByText(`${used}.`)).toBeVisible()
})
