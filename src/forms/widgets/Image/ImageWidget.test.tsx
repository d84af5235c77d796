import { AxiosError, type AxiosResponse } from 'axios'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawTheme } from '#src/ui/themes.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { chooseFiles } from '#tests/components/choose-files.ts'
import { serveUploads } from '#tests/components/serve-uploads.ts'
import { serveWorld } from '#tests/components/serve-world.ts'
import { type EntitySearch, EntitySearchContext } from '../../entity-search.tsx'
import { renderField } from '../../testing/render-form.tsx'

const library = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  name: `Sign ${index + 1}`,
  archived: false,
  image: `/favicon.svg?${index + 1}`,
}))
const field = { type: 'string' as const, title: 'Logo' }
const ui = { 'ui:widget': 'image', 'ui:options': { of: { list: '/image-library' } } }
const act = (name: string) => page.getByRole('button', { name: `Logo ${name}` })
const png = (name: string) => new File(['bytes'], name, { type: 'image/png' })

async function renderImage(changes: Partial<EntitySearch> = {}) {
  const find = vi.fn<EntitySearch['find']>(async (_paths, query, at) => {
    const found = library.filter(({ name }) => name.includes(query))
    return { options: found.slice(at * 20, at * 20 + 20), total: found.length }
  })
  const addImage = vi.fn<EntitySearch['addImage']>(async (_paths, { name }) => ({
    id: 90,
    name,
    archived: false,
    image: '/favicon.svg?90',
  }))
  const search = { find, named: async () => [], addImage, ...changes }
  const around = (form: React.ReactNode) => <EntitySearchContext value={search}>{form}</EntitySearchContext>
  const form = await renderField(field, ui, { value: '/favicon.svg?7', around })
  return { ...form, find, addImage }
}

it('shows the picture, and chooses another from the library: searched on the server, page by page, by keyboard', async () => {
  const form = await renderImage()
  await expect.element(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/favicon.svg?7')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(act('Choose from the library'))
  const search = page.getByRole('searchbox', { name: 'Search images' })
  await expect.element(search).toHaveFocus()
  const sign = (number: number) => page.getByRole('button', { name: `Sign ${number}`, exact: true })
  await expect.element(sign(7)).toHaveAttribute('aria-pressed', 'true')
  for (const mode of ['light', 'dark'] as const) {
    drawTheme({ theme: 'courier', mode })
    expect(await axeViolations()).toEqual([])
  }
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(sign(7)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(sign(8)).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Show more (5)' }))
  await expect.element(sign(25)).toBeVisible()
  await userEvent.fill(search, 'Tram')
  await expect.element(page.getByText('No image matches “Tram”')).toBeVisible()
  await userEvent.fill(search, 'Sign 24')
  await expect.element(sign(24)).toBeVisible()
  expect(form.find.mock.calls.map(([, query]) => query)).toContain('Sign 24')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(act('Choose from the library')).toHaveFocus()
  expect(await form.save()).toEqual([{ it: '/favicon.svg?24' }])

  await userEvent.click(act('Remove'))
  await expect.element(act('Choose from the library')).toHaveFocus()
  await expect.element(page.getByRole('img', { name: 'Logo' })).not.toBeInTheDocument()
  expect((await form.save()).at(-1)).toEqual({})
})

it('says when the library cannot be asked, and asks again', async () => {
  const find = vi.fn<EntitySearch['find']>().mockRejectedValueOnce(new Error('offline'))
  find.mockResolvedValue({ options: [], total: 0 })
  await renderImage({ find })
  await userEvent.click(act('Choose from the library'))
  await expect.element(page.getByText('The library could not be asked.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.element(page.getByText('The library is empty. Upload the first picture.')).toBeVisible()
})

it('uploads into the library, refuses what that would refuse, and says what it refused', async () => {
  const { mock, api } = serveWorld({ role: 'owner' })
  serveUploads(mock.uploads)
  const form = await renderImage()
  const input = () => document.querySelector('input[type=file]') as HTMLInputElement
  await expect.element(act('Upload')).toBeVisible()
  await userEvent.upload(input(), new File(['GIF89a'], 'Moving.gif', { type: 'image/gif' }))
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Moving.gif is not taken. The picture must be a PNG, JPEG or WebP.')
  chooseFiles(input(), [new File([new Uint8Array(5_242_881)], 'Huge.png', { type: 'image/png' })])
  await expect.element(alert).toHaveTextContent('Huge.png is not taken. The picture is too large: 5 MB is the most.')
  expect(api.sent('POST', '/uploads')).toEqual([])

  const data = { code: 'form_error', message: 'Wrong', errors: { '/url': ['The picture must be a PNG, JPEG or WebP'] } }
  const response = { status: 422, data } as AxiosResponse
  form.addImage.mockRejectedValueOnce(new AxiosError('Refused', '', undefined, {}, response))
  await userEvent.upload(input(), png('Text.png'))
  await expect.element(page.getByText('The picture must be a PNG, JPEG or WebP', { exact: true })).toBeVisible()
  await userEvent.upload(input(), png('Winter logo.png'))
  await expect.element(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/favicon.svg?90')
  expect(form.addImage).toHaveBeenLastCalledWith(
    { list: '/image-library' },
    { name: 'Winter logo', url: expect.stringMatching(/^\/uploads\//) },
  )
  expect(await form.save()).toEqual([{ it: '/favicon.svg?90' }])
})
