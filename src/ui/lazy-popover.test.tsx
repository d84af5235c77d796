import { MenuItem } from '@blueprintjs/core'
import { useEffect, useRef, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { lazyComponent } from './lazy-component.tsx'
import { LazyPopover } from './LazyPopover.tsx'
import { drawTheme } from './themes.ts'
import '@blueprintjs/core/lib/css/blueprint.css'
import './tokens.css'
import './blueprint-surfaces.css'

function Acts() {
  return (
    <div role="group" aria-label="Acts">
      <button type="button">First act</button>
    </div>
  )
}

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

const target = () => page.getByRole('button', { name: 'More' })
const acts = () => page.getByRole('group', { name: 'Acts' })

it('stays where it is while its code comes, opens whole, and gives the focus back', async () => {
  const { opened, open } = gate()
  const content = lazyComponent(async () => {
    await opened
    return Acts
  })
  await render(
    <LazyPopover kind="menu" content={<content.Part />} loadContent={content.load} button={{ text: 'More' }} />,
  )
  await expect.element(target()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(target()).toHaveAttribute('aria-haspopup', 'menu')
  const before = target().element().getBoundingClientRect()
  const wrapper = target().element().parentElement?.className

  await userEvent.keyboard('{Tab}')
  await expect.element(target()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(acts()).not.toBeInTheDocument()
  open()
  await expect.element(acts()).toBeVisible()
  await expect.element(target()).toHaveAttribute('aria-expanded', 'true')
  expect(target().element().getBoundingClientRect()).toEqual(before)

  await userEvent.keyboard('{Escape}')
  await expect.element(acts()).not.toBeInTheDocument()
  await expect.element(target()).toHaveFocus()
  await expect.element(target()).toHaveAttribute('aria-expanded', 'false')
  expect(target().element().parentElement?.className).toBe(wrapper)
})

it('opens by the arrow down, the first time and again', async () => {
  await render(<LazyPopover kind="dialog" content={<Acts />} button={{ text: 'More' }} />)
  await expect.element(target()).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(acts()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(target()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(acts()).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('opens once however often it is pressed meanwhile, and closes on the next press', async () => {
  const { opened, open } = gate()
  const content = lazyComponent(async () => {
    await opened
    return Acts
  })
  await render(
    <LazyPopover kind="menu" content={<content.Part />} loadContent={content.load} button={{ text: 'More' }} />,
  )
  await target().click()
  await target().click()
  open()
  await expect.element(acts()).toBeVisible()
  await target().click()
  await expect.element(acts()).not.toBeInTheDocument()
})

it('leaves the focus with what took it while it was closing', async () => {
  const heading = () => page.getByRole('heading', { name: 'Where it leads' })
  const lead = () => requestAnimationFrame(() => (heading().element() as HTMLElement).focus())
  await render(
    <>
      <LazyPopover kind="menu" content={<MenuItem text="Go" onClick={lead} />} button={{ text: 'More' }} />
      <h1 tabIndex={-1}>Where it leads</h1>
    </>,
  )
  await target().click()
  await page.getByRole('menuitem', { name: 'Go' }).click()
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
  await expect.element(heading()).toHaveFocus()
})

/** A page whose heading takes the focus as soon as it stands. */
function Page() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 tabIndex={-1} ref={heading}>
      Where it leads
    </h1>
  )
}

function MenuAndPage() {
  const [isLed, setIsLed] = useState(false)
  return (
    <>
      {isLed && <Page />}
      <LazyPopover
        kind="menu"
        content={<MenuItem text="Go" onClick={() => setIsLed(true)} />}
        button={{ text: 'More' }}
      />
    </>
  )
}

it('leaves the focus with the page that it led to, also when a frame of its opening is drawn only then', async () => {
  await render(<MenuAndPage />)
  await target().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()

  const late: FrameRequestCallback[] = []
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => late.push(draw))
  onTestFinished(() => frames.mockRestore())
  const press = (element: Element) => (element as HTMLElement).click()
  press(target().element())
  await expect.element(page.getByRole('menuitem', { name: 'Go' })).toHaveFocus()
  press(page.getByRole('menuitem', { name: 'Go' }).element())
  await expect.element(page.getByRole('heading', { name: 'Where it leads' })).toHaveFocus()
  late.forEach((draw) => draw(performance.now()))
  frames.mockRestore()
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Where it leads' })).toHaveFocus()
})

it('has the keys in its menu at once, however late a busy machine draws the next frame', async () => {
  await render(<LazyPopover kind="menu" content={<MenuItem text="Go" />} button={{ text: 'More' }} />)
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  await target().click()
  await expect.element(page.getByRole('menuitem', { name: 'Go' })).toHaveFocus()
})

it('is from its first frame as large as it will be, so that a quick press does not miss', async () => {
  drawTheme({ theme: 'courier', mode: 'light' })
  await render(<LazyPopover kind="dialog" content={<Acts />} button={{ text: 'More' }} />)
  const firstScale = new Promise<number>((resolve) => {
    const look = () => {
      const popup = document.querySelector<HTMLElement>('.bp6-popover')
      if (popup === null) requestAnimationFrame(look)
      else resolve(popup.getBoundingClientRect().width / popup.offsetWidth)
    }
    look()
  })
  await target().click()
  expect(await firstScale).toBeCloseTo(1)
})
