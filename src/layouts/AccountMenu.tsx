import { ChevronDown } from '@blueprintjs/icons'
import { displayName, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'
import styles from './layout.module.css'

const items = lazyComponent(async () => (await import('./AccountItems.tsx')).AccountItems)

/** The person, and what belongs to them rather than to a section. */
export function AccountMenu() {
  const { me } = useSession()
  const name = displayName(me)
  return (
    <LazyPopover
      kind="menu"
      placement="bottom-end"
      arrow={false}
      content={<items.Part />}
      loadContent={items.load}
      button={{
        variant: 'minimal',
        className: styles.account,
        children: (
          <>
            <Avatar name={name} image={me.image} />
            <span className={styles.accountName}>{name}</span>
            <span className="wb-visually-hidden">, account</span>
            <ChevronDown size={14} className={styles.accountChevron} />
          </>
        ),
      }}
    />
  )
}
