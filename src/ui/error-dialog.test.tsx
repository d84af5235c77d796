import { AxiosError, AxiosHeaders } from 'axios'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { closeErrorDialog, errorDialogText, genericErrorMessage, showError } from './error-dialog.ts'
import { ErrorDialogHost } from './ErrorDialogHost.tsx'
import { PlainErrorDialog } from './PlainErrorDialog.tsx'

function refusal(status: number, message: string, code = 'code'): AxiosError {
  const config = { headers: new AxiosHeaders() }
  return new AxiosError('Request failed', 'ERR', config, null, {
    status,
    statusText: '',
    headers: {},
    config,
    data: { code, message },
  })
}

async function renderHost(): Promise<void> {
  onTestFinished(closeErrorDialog)
  await render(<ErrorDialogHost />)
}

it('offers Retry, which closes it and tries again', async () => {
  await renderHost()
  const retry = vi.fn<() => void>()
  showError(new Error('lost'), { retry })
  const dialog = page.getByRole('alertdialog', { name: 'An unexpected error occurred' })
  await expect.element(dialog).toMatchTextContent(genericErrorMessage)
  await expect.element(dialog.getByRole('button', { name: 'Retry' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('leaves the act alone on Cancel', async () => {
  await renderHost()
  const retry = vi.fn<() => void>()
  showError(new Error('lost'), { retry })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(retry).not.toHaveBeenCalled()
})

it('has only OK without a way to retry, and adds what the server said', async () => {
  await renderHost()
  showError(refusal(403, 'Only the courier may do this.'))
  await expect.element(page.getByText('Only the courier may do this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

it('says where what is to go is still used, which is nothing unexpected and nothing to try again', async () => {
  await renderHost()
  const message = '“Mark” cannot be archived. It is the logo of your organization.'
  showError(refusal(422, message, 'in_use'), { retry: () => undefined })
  const dialog = page.getByRole('alertdialog', { name: 'Still in use' })
  await expect.element(dialog).toMatchTextContent(message)
  await expect.element(dialog).not.toMatchTextContent(genericErrorMessage)
  await expect.element(dialog.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

it('is silent about a lost session, which the sign-in screen tells', async () => {
  await renderHost()
  showError(refusal(401, 'Expired'))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('names the act and the error on a development host alone', () => {
  const failed = { error: new Error('boom'), action: 'assign driver' }
  expect(errorDialogText(failed, true)).toEqual({ message: 'Error in assign driver', detail: 'boom' })
  expect(errorDialogText(failed, false)).toEqual({ message: genericErrorMessage, detail: undefined })
})

it('says the same out of the browser’s own parts where its code cannot be fetched', async () => {
  onTestFinished(closeErrorDialog)
  const retry = vi.fn<() => void>()
  await render(<PlainErrorDialog content={{ id: 1, error: new Error('lost'), retry }} />)
  const dialog = page.getByRole('alertdialog', { name: 'An unexpected error occurred' })
  await expect.element(dialog).toMatchTextContent(genericErrorMessage)
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
