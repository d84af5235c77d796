import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './access.module.css'

interface EffectsProps {
  /** What becomes different; null while it is not known yet. */
  readonly sentences: readonly string[] | null
  /** Said where nothing does. */
  readonly none: string
}

/** What a change means, before it is saved. */
export function Effects({ sentences, none }: EffectsProps) {
  return (
    <div role="status" className={styles.effects}>
      {sentences === null ? (
        <SkeletonLines count={2} what="what changes" />
      ) : (
        (sentences.length === 0 ? [none] : sentences.map((sentence) => `${sentence}.`)).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))
      )}
    </div>
  )
}
