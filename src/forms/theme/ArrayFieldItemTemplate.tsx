import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils'
import { type KeyboardEvent, type ReactNode, use, useState } from 'react'
import { type ItemSummary, ItemSummariesContext } from './item-summaries.ts'
import { moveItem } from './move-item.ts'
import styles from '#src/forms/forms.module.css'

/** One item of a list with its buttons; Alt with an arrow key moves it from anywhere inside. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, registry, uiSchema } = props
  const summary = use(ItemSummariesContext)?.[index]
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema))

  const moveByKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    moveItem(buttonsProps, event.key === 'ArrowUp' ? 'up' : 'down')
  }

  return (
    <li className={styles.arrayItem} data-folds={summary !== undefined || undefined} onKeyDown={moveByKey}>
      <div className={styles.arrayItemContent}>
        {summary === undefined ? children : <FoldedItem summary={summary}>{children}</FoldedItem>}
      </div>
      {hasToolbar && (
        <div className={styles.arrayItemButtons}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </li>
  )
}

/** An item behind one line that says which it is. A new one has nothing to say yet and stands open. */
function FoldedItem({ summary, children }: { readonly summary: ItemSummary; readonly children: ReactNode }) {
  const [isNew] = useState(summary.title === '')
  return (
    <details className={styles.fold} open={isNew}>
      <summary className={styles.foldSummary}>
        <span className={styles.foldTitle}>{summary.title || 'New'}</span>
        {summary.details.length > 0 && <span className={styles.foldDetails}>{summary.details.join(' · ')}</span>}
      </summary>
      {children}
    </details>
  )
}
