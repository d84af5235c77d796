import { Tick } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import styles from './wizard.module.css'

interface Step {
  readonly id: string
  readonly text: string
  readonly to: string
}

interface StepsProps {
  readonly steps: readonly Step[]
  /** The id of the one that is shown. */
  readonly at: string
}

/** The steps of a new run, each at its address. */
export function Steps({ steps, at }: StepsProps) {
  const here = steps.findIndex(({ id }) => id === at)
  return (
    <nav aria-label="Steps" className={styles.steps}>
      <ol>
        {steps.map(({ id, text, to }, place) => (
          <li key={id} data-done={place < here || undefined}>
            <Link to={to} aria-current={id === at ? 'step' : undefined}>
              <span className={styles.place} aria-hidden="true">
                {place < here ? <Tick size={12} /> : place + 1}
              </span>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
