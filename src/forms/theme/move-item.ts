import { type ArrayFieldItemButtonsTemplateProps, buttonId } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { trimmedEnd } from '#domain/text/trimmed-text.ts'
import { focusFirstControl } from './focus.ts'

type ItemButtons = Pick<
  ArrayFieldItemButtonsTemplateProps,
  | 'fieldPathId'
  | 'index'
  | 'totalItems'
  | 'hasMoveUp'
  | 'hasMoveDown'
  | 'onMoveUpItem'
  | 'onMoveDownItem'
  | 'onRemoveItem'
>

/**
 * Moves an item one place and takes the focus along: the browser drops it when the element is moved. At the end of the
 * list, where the pressed button is disabled, the focus goes to its counterpart.
 */
export function moveItem(item: ItemButtons, direction: 'up' | 'down'): void {
  const possible = direction === 'up' ? item.hasMoveUp : item.hasMoveDown
  if (!possible) return
  const focused = document.activeElement
  const offset = suffixOf(focused, item.fieldPathId.$id)
  flushSync(() => (direction === 'up' ? item.onMoveUpItem() : item.onMoveDownItem()))
  const target = siblingId(item, direction === 'up' ? item.index - 1 : item.index + 1)
  const same = document.getElementById(`${target}${offset ?? ''}`)
  const focusable = same instanceof HTMLButtonElement && same.disabled ? counterpart(target, direction) : same
  focusable?.focus()
}

/** Removes an item; the focus goes to the one that takes its place, else to the one before, else to the add button. */
export function removeItem(item: ItemButtons): void {
  const arrayId = siblingId(item, '').slice(0, -2)
  const neighbour = item.index < item.totalItems - 1 ? item.index : item.index - 1
  flushSync(() => item.onRemoveItem())
  const next = neighbour < 0 ? null : document.getElementById(buttonId(siblingId(item, neighbour), 'remove'))
  const add = document.getElementById(buttonId(arrayId, 'add'))
  if (next ?? add) (next ?? add)?.focus()
  else focusFirstControl(document.getElementById(arrayId))
}

function counterpart(itemId: string, direction: 'up' | 'down'): HTMLElement | null {
  return document.getElementById(buttonId(itemId, direction === 'up' ? 'moveDown' : 'moveUp'))
}

function siblingId(item: ItemButtons, index: number | ''): string {
  return `${trimmedEnd(item.fieldPathId.$id, /\d/)}${index}`
}

function suffixOf(element: Element | null, itemId: string): string | undefined {
  return element?.id.startsWith(itemId) ? element.id.slice(itemId.length) : undefined
}
