import 'normalize.css/normalize.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// One page runs every file, so whatever a test leaves behind would be the next one's starting point.
afterEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.href.split('#')[0])
})
