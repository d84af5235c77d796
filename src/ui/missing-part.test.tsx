import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { watchLeaving } from '#tests/components/open-app.tsx'
import { orMissing } from './missing-part.tsx'

it('says what could not be loaded in its place, leaves the rest alone and offers to load the page anew', async () => {
  const left = watchLeaving()
  const Part = lazy(() => orMissing('The map', () => Promise.reject(new TypeError('Failed to fetch'))))
  await render(
    <>
      <p>What is beside it</p>
      <Suspense fallback="Soon">
        <Part />
      </Suspense>
    </>,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The map could not be loaded/)
  await expect.element(page.getByText('What is beside it')).toBeVisible()
  await page.getByRole('button', { name: 'Reload Page' }).click()
  expect(left.replace.mock.calls).toEqual([[expect.stringMatching(/[?&]updatedAt=\d+/)]])
  expect(await axeViolations()).toEqual([])
})
