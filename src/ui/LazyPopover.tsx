import { type ComponentProps, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, Classes, PopupKind } from '@blueprintjs/core'
import { showError } from './error-dialog.ts'
import { lazyComponent } from './lazy-component.tsx'
import { openByArrow } from './open-by-arrow.ts'
import type { PopoverProps } from './Popover.tsx'

interface LazyPopoverProps extends Pick<PopoverProps, 'placement' | 'arrow'> {
  /** What opens: a list of acts, or fields under a name of their own. */
  readonly kind: 'menu' | 'dialog'
  readonly content: ReactElement
  /** Fetches what the content needs, so that it opens whole. */
  readonly loadContent?: (() => Promise<void>) | undefined
  /** The button that opens it. */
  readonly button: Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'onKeyDown'>
}

const popover = lazyComponent<PopoverProps>(async () => (await import('./Popover.tsx')).Popover)

/**
 * A popover whose code is fetched when the pointer or the focus comes to its button. Until the first press only the
 * button is drawn, in the same wrapper as later; the press is then given to the real one, which keeps the focus.
 */
export function LazyPopover({ kind, content, loadContent, button, ...placing }: LazyPopoverProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [isReal, setIsReal] = useState(false)
  const isAsked = useRef(false)
  const hadFocus = useRef(false)

  const load = () => Promise.all([popover.load(), loadContent?.()])
  const prefetch = () => {
    // A fetch ahead of time that fails is tried again by the press, which says so.
    load().catch(() => undefined)
  }
  const open = () => {
    if (isAsked.current) return
    isAsked.current = true
    load().then(
      () => {
        hadFocus.current = target.current === document.activeElement
        setIsReal(true)
      },
      (error: unknown) => {
        isAsked.current = false
        showError(error, { action: 'open a menu', retry: open })
      },
    )
  }

  useLayoutEffect(() => {
    if (isReal && hadFocus.current) target.current?.focus({ preventScroll: true })
  }, [isReal])
  // After the popover's own effects, which begin by closing it.
  useEffect(() => {
    if (isReal) target.current?.click()
  }, [isReal])

  return isReal ? (
    <popover.Part {...placing} popupKind={kind === 'menu' ? PopupKind.MENU : PopupKind.DIALOG} content={content}>
      <Button {...button} ref={target} onKeyDown={openByArrow} />
    </popover.Part>
  ) : (
    <span className={Classes.POPOVER_TARGET}>
      <Button
        {...button}
        ref={target}
        aria-haspopup={kind}
        aria-expanded={false}
        onClick={open}
        onFocus={prefetch}
        onPointerEnter={prefetch}
        onKeyDown={openByArrow}
      />
    </span>
  )
}
