import type { PublicContext } from '#server/http/context.ts'
import { html } from '#server/documents/markup.ts'
import { hostedPage, hostedPageHeaders } from '#server/session/hosted-page.ts'

/**
 * The answer to a form of sign-in that another site posted, null for one of our own: another site could sign a person in to an account of
 * its choosing. What says nothing of where it comes from is no browser's form.
 */
export function refuseOrigin({ deps, request }: PublicContext) {
  if (isOwn(request.origin, request.fetchSite, [new URL(deps.config.publicUrl).host, request.host])) return null
  const body = hostedPage({
    title: 'Sign in',
    problem: 'This form was sent from another site, so nothing was done.',
    content: html`<p class="after"><a href="/login">Sign in here</a></p>`,
  })
  return { status: 403 as const, contentType: 'text/html' as const, body, headers: hostedPageHeaders() }
}

/**
 * @param origin the header Origin
 * @param fetchSite the header Sec-Fetch-Site, which scripts cannot write
 * @param hosts by which people reach the pages
 */
function isOwn(origin: string, fetchSite: string, hosts: readonly string[]): boolean {
  if (origin === '') return fetchSite !== 'cross-site' && fetchSite !== 'same-site'
  // Of a page that sends no referrer: where it is from, only the browser can still say.
  if (origin === 'null') return fetchSite === 'same-origin'
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
