import { Tick } from '@blueprintjs/icons'
import type { Tag } from '#generated/model/index.ts'
import styles from './service-pickers.module.css'

interface TagPickerProps {
  readonly labelledBy: string
  readonly tags: readonly Tag[]
  readonly selectedIds: ReadonlySet<number>
  readonly onToggle: (tag: Tag, chosen: boolean) => void
}

/** What should be known about an order, any number of them. */
export function TagPicker({ labelledBy, tags, selectedIds, onToggle }: TagPickerProps) {
  return (
    <div className={styles.tagChoices} role="group" aria-labelledby={labelledBy}>
      {tags.map((tag) => (
        <label key={tag.id} className={styles.tagChoice}>
          <input
            type="checkbox"
            checked={selectedIds.has(tag.id)}
            onChange={(event) => onToggle(tag, event.target.checked)}
          />
          {tag.iconImageSrc === null ? (
            <Tick className={styles.tagTick} size={12} aria-hidden="true" />
          ) : (
            <img src={tag.iconImageSrc} alt="" width={14} height={14} />
          )}
          {tag.name}
        </label>
      ))}
    </div>
  )
}
