import { Tick } from '@blueprintjs/icons'
import type { Tag } from '#generated/model/index.ts'
import './service-pickers.css'

interface TagPickerProps {
  readonly labelledBy: string
  readonly tags: readonly Tag[]
  readonly selectedIds: ReadonlySet<number>
  readonly onToggle: (tag: Tag, chosen: boolean) => void
}

/** What should be known about an order, any number of them. */
export function TagPicker({ labelledBy, tags, selectedIds, onToggle }: TagPickerProps) {
  return (
    <div className="wb-tag-choices" role="group" aria-labelledby={labelledBy}>
      {tags.map((tag) => (
        <label key={tag.id} className="wb-tag-choice">
          <input
            type="checkbox"
            checked={selectedIds.has(tag.id)}
            onChange={(event) => onToggle(tag, event.target.checked)}
          />
          {tag.iconImageSrc === null ? (
            <Tick className="wb-tag-tick" size={12} aria-hidden="true" />
          ) : (
            <img src={tag.iconImageSrc} alt="" width={14} height={14} />
          )}
          {tag.name}
        </label>
      ))}
    </div>
  )
}
