import { firstPaths } from '#src/first-paths.ts'
import { returnUrlOf, signInAddress } from '#src/session/sign-in-address.ts'
import { readStored, readTokens } from '#src/session/storage.ts'
import { drawTheme, rememberedTheme } from '#src/ui/themes.ts'
import { askEarly } from './ask-early.ts'

/*
 * Runs before anything is drawn, written into index.html by scripts/build/first-paint.ts: the colours, which frame stands
 * until the application is there, and the calls that need no more than what is stored. A guest, who has neither, is sent to sign in
 * instead, and fetches nothing of the application.
 */
const { pathname } = window.location
/** The pages without the frame: those about the session itself, and the next step of a delivery. */
const outside: readonly string[] = [
  firstPaths.login(),
  firstPaths.callback(),
  firstPaths.logout(),
  firstPaths.onboardingRequired(),
  firstPaths.switchTenants(),
]
// Guests read one as well: nobody has to have an account to say no.
const isInvitation = pathname.startsWith(firstPaths.invitation(''))
const isOutside = outside.includes(pathname) || pathname.endsWith('/next') || isInvitation
const isSignedIn = readTokens() !== null
const isInside = isSignedIn && !isOutside
// The mocks have no sign-in page, and answer only once their worker runs.
const isMocked = import.meta.env.VITE_MOCKS === '1'
const isSentToSignIn = !isSignedIn && pathname !== firstPaths.callback() && !isInvitation && !isMocked
const lists: readonly string[] = [firstPaths.orderHistory(), firstPaths.orderTracking(), firstPaths.locations.list()]

drawTheme(rememberedTheme())
// Its words are none of the page's.
document.currentScript?.remove()
sayWhatIsAwaited()
if (isSentToSignIn) window.location.replace(signInAddress(returnUrlOf(window.location)))
else document.write(import.meta.env.FIRST_FILES)
if (isInside) {
  document.documentElement.dataset.menu = readStored('menuOpen') === 'false' ? 'closed' : 'open'
  document.documentElement.dataset.first = lists.includes(pathname) ? 'list' : 'page'
  if (!isMocked) askEarly(window.location)
}

/** The words of src/ui/OnItsWay.tsx, before there is any of the application: the element is gone once it stands. */
function sayWhatIsAwaited(): void {
  const say = (...words: (string | Node)[]) => document.querySelector('.wb-first-words')?.replaceChildren(...words)
  setTimeout(() => say('Still loading…'), 2_000)
  setTimeout(() => {
    const again = document.createElement('button')
    again.textContent = 'Reload page'
    again.addEventListener('click', () => window.location.reload())
    say('Still loading… It takes unusually long. ', again)
  }, 10_000)
}
