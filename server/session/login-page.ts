import { wrongCode } from '#domain/text/refusals.ts'
import { html } from '#server/documents/markup.ts'
import type { PublicContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { field, hiddenFields, hostedPage, hostedPageHeaders } from '#server/session/hosted-page.ts'
import { refuseOrigin } from '#server/session/form-origin.ts'
import { checkedRedirect, redirectWithTokens, type SignInRequest } from '#server/session/redirects.ts'
import { signIn, takeSecondStep, type SignIn } from '#server/session/sign-in.ts'

interface AskedFor {
  redirect_uri?: string | undefined
  returnUrl?: string | undefined
  state?: string | undefined
}

function signInRequest(asked: AskedFor, { deps, request }: PublicContext): SignInRequest {
  return {
    redirectUri: checkedRedirect(asked.redirect_uri, deps.config, request.host),
    state: asked.state || null,
    returnUrl: asked.returnUrl || null,
  }
}

function loginPage(request: SignInRequest, failure?: { email: string; problem: string }): string {
  const forgotten = `/auth/forgot-password?${new URLSearchParams({ redirect_uri: request.redirectUri })}`
  return hostedPage({
    title: 'Sign in',
    problem: failure?.problem ?? null,
    content: html`<form method="post" action="/auth/login">
        ${hiddenFields({ redirect_uri: request.redirectUri, returnUrl: request.returnUrl, state: request.state })}
        ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: failure?.email ?? '', autofocus: !failure, invalid: Boolean(failure) })}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', autofocus: Boolean(failure), invalid: Boolean(failure) })}
        <button type="submit">Sign in</button>
      </form>
      <p class="after"><a href="${forgotten}">Forgot your password?</a></p>`,
  })
}

function secondStepPage(request: SignInRequest, ticket: string, problem?: string): string {
  const { redirectUri, returnUrl, state } = request
  return hostedPage({
    title: 'Enter your code',
    problem: problem ?? null,
    content: html`<form method="post" action="/auth/second-step">
        ${hiddenFields({ ticket, redirect_uri: redirectUri, returnUrl, state })}
        ${field({ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code', autofocus: true, invalid: problem !== undefined, help: 'From your authenticator app, or one of your recovery codes.' })}
        <button type="submit">Continue</button>
      </form>
      <p class="after">
        <a
          href="/auth/login?${new URLSearchParams(stringsOf({ redirect_uri: redirectUri, returnUrl, state })).toString()}"
          >Back</a
        >
      </p>`,
  })
}

function stringsOf(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

function signedInAnswer(request: SignInRequest, { pair, cookie }: Extract<SignIn, { outcome: 'signed-in' }>) {
  return {
    status: 303,
    headers: { location: redirectWithTokens(request, pair), 'cache-control': 'no-store', 'set-cookie': cookie },
  } as const
}

const tooMany = (seconds: number) => `Too many attempts. Please try again in ${minutes(seconds)}.`

export const loginPageHandlers = defineHandlers({
  async showLoginPage({ query }, ctx) {
    const request = signInRequest(query, ctx)
    const headers = hostedPageHeaders(request.redirectUri)
    return { status: 200, contentType: 'text/html', body: loginPage(request), headers }
  },

  async submitLoginPage({ body }, ctx) {
    const foreign = refuseOrigin(ctx)
    if (foreign) return foreign
    const request = signInRequest(body, ctx)
    const headers = hostedPageHeaders(request.redirectUri)
    const result = await signIn(ctx, body.email, body.password)
    switch (result.outcome) {
      case 'signed-in':
        return signedInAnswer(request, result)
      case 'second-step':
        return { status: 200, contentType: 'text/html', body: secondStepPage(request, result.ticket), headers }
      case 'refused': {
        const page = loginPage(request, { email: body.email, problem: 'Email or password is incorrect' })
        return { status: 401, contentType: 'text/html', body: page, headers }
      }
      case 'demo-refused': {
        const problem =
          'This is the password of the demo, which is refused where others can reach the server. Choose one of your own by “Forgot your password?”.'
        return {
          status: 401,
          contentType: 'text/html',
          body: loginPage(request, { email: body.email, problem }),
          headers,
        }
      }
      case 'too-many': {
        const problem = tooMany(result.retryAfterSeconds)
        return {
          status: 429,
          contentType: 'text/html',
          body: loginPage(request, { email: body.email, problem }),
          headers: { ...headers, 'retry-after': String(result.retryAfterSeconds) },
        }
      }
    }
  },

  async submitSecondStep({ body }, ctx) {
    const foreign = refuseOrigin(ctx)
    if (foreign) return foreign
    const request = signInRequest(body, ctx)
    const headers = hostedPageHeaders(request.redirectUri)
    const result = await takeSecondStep(ctx, body.ticket, body.code)
    switch (result.outcome) {
      case 'signed-in':
        return signedInAnswer(request, result)
      case 'wrong-code': {
        const page = secondStepPage(request, body.ticket, wrongCode)
        return { status: 401, contentType: 'text/html', body: page, headers }
      }
      case 'over': {
        const page = loginPage(request, { email: '', problem: 'That took too long. Please sign in again.' })
        return { status: 401, contentType: 'text/html', body: page, headers }
      }
      case 'too-many':
        return {
          status: 429,
          contentType: 'text/html',
          body: secondStepPage(request, body.ticket, tooMany(result.retryAfterSeconds)),
          headers: { ...headers, 'retry-after': String(result.retryAfterSeconds) },
        }
    }
  },
})

/** @param seconds rounded up, so that nobody comes back too early */
export function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}
