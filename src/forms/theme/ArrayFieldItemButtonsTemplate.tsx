import { Button } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, Cross } from '@blueprintjs/icons'
import { type ArrayFieldItemButtonsTemplateProps, buttonId } from '@rjsf/utils'
import { use } from 'react'
import { moveItem, removeItem } from './move-item.ts'
import { RemovalContext } from './removal.ts'

/** Up, down and remove, each saying which item it acts on. */
export function ArrayFieldItemButtonsTemplate(props: ArrayFieldItemButtonsTemplateProps) {
  const { disabled, readonly, fieldPathId, hasMoveDown, hasMoveUp, hasRemove, index } = props
  const remember = use(RemovalContext)
  const off = disabled === true || readonly === true
  const which = `item ${index + 1}`
  return (
    <>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <Button
            id={buttonId(fieldPathId, 'moveUp')}
            variant="minimal"
            size="small"
            icon={<ArrowUp />}
            aria-label={`Move ${which} up`}
            disabled={off || !hasMoveUp}
            onClick={() => moveItem(props, 'up')}
          />
          <Button
            id={buttonId(fieldPathId, 'moveDown')}
            variant="minimal"
            size="small"
            icon={<ArrowDown />}
            aria-label={`Move ${which} down`}
            disabled={off || !hasMoveDown}
            onClick={() => moveItem(props, 'down')}
          />
        </>
      )}
      {hasRemove && (
        <Button
          id={buttonId(fieldPathId, 'remove')}
          variant="minimal"
          size="small"
          icon={<Cross />}
          aria-label={`Remove ${which}`}
          disabled={off}
          onClick={() => {
            remember(index)
            removeItem(props)
          }}
        />
      )}
    </>
  )
}
