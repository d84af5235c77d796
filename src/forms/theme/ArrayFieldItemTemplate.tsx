import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils'
import type { KeyboardEvent } from 'react'
import { moveItem } from './move-item.ts'

/** One item of a list with its buttons; Alt with an arrow key moves it from anywhere inside. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, registry, uiSchema } = props
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema))

  const moveByKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    moveItem(buttonsProps, event.key === 'ArrowUp' ? 'up' : 'down')
  }

  return (
    <li className="wb-array-item" onKeyDown={moveByKey}>
      <div className="wb-array-item-content">{children}</div>
      {hasToolbar && (
        <div className="wb-array-item-buttons">
          <Buttons {...buttonsProps} />
        </div>
      )}
    </li>
  )
}
