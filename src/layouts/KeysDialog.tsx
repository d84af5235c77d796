import { Dialog, DialogBody } from '@blueprintjs/core'
import { type Hotkey, useRegisteredHotkeys } from '#src/ui/hotkeys.ts'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from './keys.module.css'

/** The keys that work on the screen behind it. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack()
  const groups = Map.groupBy(useRegisteredHotkeys(), ({ group }) => group)
  return (
    <Dialog isOpen onClose={onClose} title="Keys" className="wb-dialog-small">
      <DialogBody>
        {[...groups].map(([group, keys]) => (
          <section key={group} className={styles.group}>
            <h2 className="wb-label">{group}</h2>
            <dl className={styles.list}>
              {keys.map((key) => (
                <KeyRow key={key.combination} hotkey={key} />
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}

function KeyRow({ hotkey }: { readonly hotkey: Hotkey }) {
  return (
    <div className={styles.row}>
      <dt>{hotkey.label}</dt>
      <dd>
        <KeyHint combination={hotkey.combination} />
      </dd>
    </div>
  )
}
