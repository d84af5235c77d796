import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

it('lists images with their pictures', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/settings/images')
  await expect.element(page.getByRole('table', { name: 'Images' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('td img[src^="/api/images/"]').length).toBeGreaterThan(5)
})
