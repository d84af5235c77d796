import { Dialog, DialogBody } from '@blueprintjs/core'
import { useKeysAtWork } from '#src/ui/hotkeys.ts'
import { keyGroups, type KeyLine, partKeys } from '#src/ui/key-words.ts'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from './keys.module.css'

/** The keys that work on the screen behind it, then those of its parts. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack()
  const groups = [...keyGroups(useKeysAtWork()), ...Object.entries(partKeys)]
  return (
    <Dialog isOpen onClose={onClose} title="Keys" className={styles.keys}>
      <DialogBody useOverflowScrollContainer={false}>
        <div className={styles.groups}>
          {groups.map(([group, lines]) => (
            <section key={group} className={styles.group}>
              <h2 className="wb-label">{group}</h2>
              <dl className={styles.list}>
                {lines.map((line) => (
                  <KeyRow key={line.label} line={line} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  )
}

function KeyRow({ line: { label, combinations } }: { readonly line: KeyLine }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {combinations.map((combination, place) => (
          <span key={combination}>
            {place > 0 && <span className="wb-muted"> or </span>}
            <KeyHint combination={combination} />
          </span>
        ))}
      </dd>
    </div>
  )
}
