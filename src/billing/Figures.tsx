import styles from './billing.module.css'

interface FiguresProps {
  /** Each with what it is called. */
  readonly figures: readonly (readonly [label: string, text: string])[]
}

/** What something comes to, figure beside figure. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
