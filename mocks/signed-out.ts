import styles from './switch-panel.module.css'

/** Stands where the server's sign-in page would be. */
export function showSignedOut(signIn: (address: string) => void): void {
  const main = document.createElement('main')
  main.className = styles.signedOut ?? ''
  const title = document.createElement('h1')
  title.textContent = 'Signed out'
  const text = document.createElement('p')
  text.textContent = 'The sign-in page belongs to the server. Without one, the mocks sign you in.'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Sign in again'
  button.addEventListener('click', () => signIn(returnAddress()))
  main.append(title, text, button)
  document.body.append(main)
  button.focus()
}

/** The page that one wanted, when it is one of the application's own. */
function returnAddress(): string {
  const wanted = new URLSearchParams(location.search).get('returnUrl') ?? '/'
  return /^\/(?!\/)/.test(wanted) && !wanted.startsWith('/auth/') ? wanted : '/'
}
