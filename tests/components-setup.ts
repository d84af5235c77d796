import 'normalize.css/normalize.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import '#tests/components/settle-renders.ts'
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/**
 * The mock world is made for the hour at which it is asked for, and the screens say "Today": every run begins at the same
 * instant, a Saturday morning at half past eight in Saskatoon, so that none depends on when it is made.
 */
const beginning = Date.parse('2026-11-21T14:30:00Z')

declare global {
  var clockOfTests: DateConstructor | undefined
}

// One page runs every file, and this file before each of them.
globalThis.clockOfTests ??= clockFrom(beginning)
globalThis.Date = globalThis.clockOfTests

/** A clock that goes on from `start`, milliseconds, as time passes. */
function clockFrom(start: number): DateConstructor {
  const RealDate = Date
  const ahead = start - RealDate.now()
  return class extends RealDate {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      if (given.length === 0) super(RealDate.now() + ahead)
      else super(...given)
    }

    static override now(): number {
      return RealDate.now() + ahead
    }
  } as DateConstructor
}

// Laid out and hit as ever, but not drawn: drawing takes a tenth of the processor's time, and the whole suite keeps no pictures.
if (import.meta.env.VITE_UNSEEN) parent.document.documentElement.style.opacity = '0'

// One page runs every file, so whatever a test leaves behind would be the next one's starting point.
afterEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.href.split('#')[0])
})
