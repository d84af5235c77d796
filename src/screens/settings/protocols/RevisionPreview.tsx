import type { RevisionProtocols } from '#generated/model/index.ts'
import { ProtocolPreview } from './ProtocolPreview.tsx'
import styles from './protocols.module.css'

/** What drivers are asked with a revision of a service, under the protocols that it names. */
export function RevisionPreview({ values }: { readonly values: object }) {
  // The answer of the part's own call.
  return (
    <div className={styles.below}>
      <ProtocolPreview asked={values as RevisionProtocols} />
    </div>
  )
}
