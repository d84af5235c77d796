import { passwordsDiffer } from '#domain/text/refusals.ts'
import { html } from '#server/documents/markup.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { countAttempt } from '#server/session/attempts.ts'
import { refuseOrigin } from '#server/session/form-origin.ts'
import { field, hiddenFields, hostedPage, hostedPageHeaders } from '#server/session/hosted-page.ts'
import { minutes } from '#server/session/login-page.ts'
import { isResetToken, resetPassword, requestResetLink } from '#server/session/password-reset.ts'
import { faultOfPassword, shortestPassword } from '#server/session/passwords.ts'
import { checkedRedirect } from '#server/session/redirects.ts'

/** By the application, which has to know that it was this browser that asked to sign in. */
const signIn = html`<p class="after"><a href="/login">Back to sign in</a></p>`

function forgotPage(outcome: { problem?: string; email?: string } = {}): string {
  return hostedPage({
    title: 'Forgot your password?',
    problem: outcome.problem ?? null,
    content: html`<p>Enter your email and we will send you a link to choose a new one.</p>
      <form method="post" action="/auth/forgot-password">
        ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', autofocus: true, value: outcome.email ?? '' })}
        <button type="submit">Send the link</button>
      </form>
      ${signIn}`,
  })
}

function sentPage(): string {
  return hostedPage({
    title: 'Check your email',
    notice:
      'If there is an account with this address, a link to choose a new password is on its way. It works for an hour.',
    content: signIn,
  })
}

function resetPage(token: string, problem: string | null = null): string {
  return hostedPage({
    title: 'Choose a new password',
    problem,
    content: html`<form method="post" action="/auth/reset-password">
      ${hiddenFields({ token })}
      ${field({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', autofocus: true, minLength: shortestPassword, help: `At least ${shortestPassword} characters`, invalid: problem !== null })}
      ${field({ name: 'confirmPassword', label: 'New password once more', type: 'password', autocomplete: 'new-password', minLength: shortestPassword, invalid: problem !== null })}
      <button type="submit">Save the password</button>
    </form>`,
  })
}

const expired = 'This link does not work any more. Please ask for a new one.'

function expiredPage(): string {
  return hostedPage({
    title: 'Choose a new password',
    problem: expired,
    content: html`<p class="after"><a href="/auth/forgot-password">Ask for a new link</a></p>`,
  })
}

/** The messages of account creation (docs/rules/session.md, "Making an account"), which ask for the same two fields. */
function problemWith(password: string, confirmed: string, demoIsRefused: boolean): string | null {
  return faultOfPassword(password, demoIsRefused) ?? (password === confirmed ? null : passwordsDiffer)
}

export const passwordPageHandlers = defineHandlers({
  async showForgotPasswordPage({ query }, { deps, request }) {
    checkedRedirect(query.redirect_uri, deps.config, request.host)
    return { status: 200, contentType: 'text/html', body: forgotPage(), headers: hostedPageHeaders() }
  },

  async submitForgotPasswordPage({ body }, ctx) {
    const foreign = refuseOrigin(ctx)
    if (foreign) return foreign
    const { deps, now, request } = ctx
    const attempt = { account: `reset ${body.email}`, address: request.ip }
    const wait = await deps.systemTransaction((db) => countAttempt(db, attempt, now))
    if (wait !== null) {
      const problem = `Too many attempts. Please try again in ${minutes(wait)}.`
      return {
        status: 429,
        contentType: 'text/html',
        body: forgotPage({ problem, email: body.email }),
        headers: { ...hostedPageHeaders(), 'retry-after': String(wait) },
      }
    }
    await requestResetLink(ctx, body.email)
    return { status: 200, contentType: 'text/html', body: sentPage(), headers: hostedPageHeaders() }
  },

  async showResetPasswordPage({ query }, ctx) {
    const body = (await isResetToken(ctx, query.token)) ? resetPage(query.token) : expiredPage()
    return { status: 200, contentType: 'text/html', body, headers: hostedPageHeaders() }
  },

  async submitResetPasswordPage({ body }, ctx) {
    const foreign = refuseOrigin(ctx)
    if (foreign) return foreign
    const headers = hostedPageHeaders()
    const problem = problemWith(body.password, body.confirmPassword, ctx.deps.config.demoRefusedBecause !== null)
    if (problem) return { status: 422, contentType: 'text/html', body: resetPage(body.token, problem), headers }
    if (!(await resetPassword(ctx, body.token, body.password))) {
      return { status: 422, contentType: 'text/html', body: expiredPage(), headers }
    }
    const page = hostedPage({
      title: 'Password saved',
      notice: 'Your new password is in force, and every device was signed out.',
      content: html`<p class="after"><a href="/login">Sign in</a></p>`,
    })
    return { status: 200, contentType: 'text/html', body: page, headers }
  },
})
