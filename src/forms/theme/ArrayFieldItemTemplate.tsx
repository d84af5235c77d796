import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils'
import type { KeyboardEvent } from 'react'
import { moveItem } from './move-item.ts'
import styles from '#src/forms/forms.module.css'

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
    <li className={styles.arrayItem} onKeyDown={moveByKey}>
      <div className={styles.arrayItemContent}>{children}</div>
      {hasToolbar && (
        <div className={styles.arrayItemButtons}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </li>
  )
}
