import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

/** The code of a screen loads on demand. */
const patience = { timeout: 10_000 }

it('lists images with their pictures', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/settings/images')
  await expect.element(page.getByRole('table', { name: 'Images' }), patience).toBeVisible()
  await expect.poll(() => document.querySelectorAll('td img[src^="/api/images/"]').length).toBeGreaterThan(5)
})
