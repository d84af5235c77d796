import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// One page runs every file, so whatever a test leaves behind would be the next one's starting point.
afterEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.href.split('#')[0])
})
