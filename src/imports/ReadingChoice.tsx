import { HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import styles from './import.module.css'

interface ReadingChoiceProps<Choice extends string> {
  readonly label: string
  readonly value: Choice
  readonly choices: readonly Choice[]
  /** Has the file read in this way. @returns why it cannot be; null where it was */
  readonly read: (choice: Choice) => Promise<string | null>
}

/** In which of several ways a file is read. */
export function ReadingChoice<Choice extends string>({ label, value, choices, read }: ReadingChoiceProps<Choice>) {
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const choose = async (text: string) => {
    const choice = choices.find((each) => each === text)
    if (choice === undefined) return
    setReading(true)
    setFault(await read(choice))
    setReading(false)
  }
  return (
    <div className={styles.encoding}>
      <label htmlFor={id} className="wb-muted">
        {label}
      </label>
      <HTMLSelect
        id={id}
        value={value}
        disabled={reading}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </HTMLSelect>
      {fault !== null && (
        <p className={styles.fieldFault} role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
