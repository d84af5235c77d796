import { HttpResponse, http as msw } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { dana, sessionWorld } from '#tests/components/session-world.ts'

/** The form's code loads on demand. */
const patience = { timeout: 10_000 }

it('shows what is known of the person', async () => {
  signIn()
  serveApi(...sessionWorld())
  const { screen } = await openApp('/profile')
  await expect.element(screen.getByText('(306) 555-0123')).toBeVisible()
  await expect.element(screen.getByText('Dispatcher')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('edits at its own address and shows the new name everywhere', async () => {
  signIn()
  let saved: object = {}
  const api = serveApi(
    msw.patch('*/api/users/2', async ({ request }) => {
      saved = Object(await request.json())
      return HttpResponse.json(saved)
    }),
    msw.get('*/api/me', () => HttpResponse.json({ ...dana, ...saved })),
    ...sessionWorld(),
  )
  const { screen, router } = await openApp('/profile/edit')
  const name = screen.getByLabelText(/First name/)
  await expect.element(name, patience).toHaveValue('Dana')
  await name.fill('Danuta')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => router.state.location.pathname, patience).toBe('/profile')
  await expect.element(screen.getByRole('heading', { name: 'Danuta Kowalski' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Danuta Kowalski\s*, account/ })).toBeVisible()
  await expect.element(page.getByText('Profile saved')).toBeVisible()
  expect(api.calls).toContain('PATCH /users/2')
})

it('shows on its field what is wrong with a password', async () => {
  signIn()
  serveApi(
    msw.post('*/api/users/2/change-password', () =>
      HttpResponse.json(
        {
          code: 'form_error',
          message: 'Check the form',
          errors: { '/currentPassword': ['This is not your password'] },
        },
        { status: 422 },
      ),
    ),
    ...sessionWorld(),
  )
  const { screen, router } = await openApp('/profile/change-password')
  await expect.element(page.getByRole('dialog'), patience).toBeVisible()
  const [current, next] = screen.baseElement.querySelectorAll<HTMLInputElement>('input[type="password"]')
  if (current === undefined || next === undefined) throw new Error('The form has two passwords')
  await page.elementLocator(current).fill('wrong-password')
  await page.elementLocator(next).fill('a-new-password')
  await page
    .getByRole('button', { name: /Change password|Save/ })
    .last()
    .click()
  await expect.element(page.getByText('This is not your password')).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/change-password')
})
