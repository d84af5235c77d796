import { ShownOnceDialog } from '#src/ui/ShownOnceDialog.tsx'
import styles from './profile.module.css'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <ShownOnceDialog
      title="Your recovery codes"
      noun="Recovery codes"
      text={codes.join('\n')}
      kept="I have kept them"
      onClose={onClose}
    >
      <p>Keep these where you find them without your phone. Each signs you in once, and they are not shown again.</p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnceDialog>
  )
}
