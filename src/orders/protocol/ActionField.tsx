import { useId } from 'react'
import { Checkbox, HTMLSelect, InputGroup, Switch, TextArea } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import type { DeliveryOrderMedia, ProtocolAction } from '#generated/model/index.ts'
import { shortName } from '#src/uploads/media-facts.ts'
import { type AnswerDraft, draftProblem, type Take } from './answers.ts'
import { FileAnswer } from './FileAnswer.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import styles from './protocol-form.module.css'

interface ActionFieldProps {
  readonly action: ProtocolAction
  readonly answer: AnswerDraft
  /** Whether it is answered, saved or not. */
  readonly isDone: boolean
  /** Files that are saved already. */
  readonly saved: readonly DeliveryOrderMedia[]
  readonly onAnswer: Take<AnswerDraft>
}

/** One thing that a stop asks for, with the control of its kind. */
export function ActionField({ action, answer, isDone, saved, onAnswer }: ActionFieldProps) {
  const labelId = useId()
  const helpId = useId()
  const { type, label, description, required } = action
  const problem = draftProblem(action, answer)
  if (type === 'block')
    return (
      <li className={`${styles.action} ${styles.block}`}>
        <h3>{label}</h3>
        {description !== null && <p>{description}</p>}
      </li>
    )
  return (
    <li className={styles.action} data-done={(isDone && problem === null) || undefined}>
      <div className={styles.actionHead}>
        <h3 id={labelId}>{label}</h3>
        {isDone && problem === null ? (
          <span className={styles.done}>
            <Tick size={16} /> Done
          </span>
        ) : (
          required && <span className={styles.required}>Required</span>
        )}
      </div>
      {description !== null && (
        <p id={helpId} className={styles.help}>
          {description}
        </p>
      )}
      <Control
        action={action}
        answer={answer}
        labelId={labelId}
        helpId={description === null ? undefined : helpId}
        isInvalid={problem !== null}
        onAnswer={onAnswer}
      />
      {saved.length > 0 && <p className={styles.saved}>Saved: {saved.map(({ name }) => shortName(name)).join(', ')}</p>}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}

interface ControlProps {
  readonly action: ProtocolAction
  readonly answer: AnswerDraft
  readonly labelId: string
  readonly helpId: string | undefined
  readonly isInvalid: boolean
  readonly onAnswer: Take<AnswerDraft>
}

function Control({ action, answer, labelId, helpId, isInvalid, onAnswer }: ControlProps) {
  const { type, label, options, unit } = action
  const { value, files } = answer
  const text = typeof value === 'string' ? value : ''
  const say = (next: AnswerDraft['value']) => onAnswer({ value: next, files })
  const named = { 'aria-labelledby': labelId, 'aria-describedby': helpId, 'aria-invalid': isInvalid || undefined }
  switch (type) {
    case 'text_input':
      return <TextArea {...named} fill autoResize value={text} onChange={(event) => say(event.currentTarget.value)} />
    case 'number_input':
      return (
        <InputGroup
          {...named}
          fill
          size="large"
          inputMode="decimal"
          autoComplete="off"
          rightElement={unit === undefined ? undefined : <span className={styles.unit}>{unit}</span>}
          value={text}
          onChange={(event) => say(event.currentTarget.value)}
        />
      )
    case 'select':
      return (
        <HTMLSelect
          {...named}
          fill
          large
          value={text}
          onChange={(event) => say(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          options={[{ value: '', label: 'Choose…' }, ...options.map((option) => ({ value: option, label: option }))]}
        />
      )
    case 'multi_select': {
      const chosen: readonly string[] = typeof value === 'object' && value !== null ? value : []
      return (
        <div role="group" aria-labelledby={labelId} aria-describedby={helpId}>
          {options.map((option) => (
            <Checkbox
              key={option}
              size="large"
              label={option}
              checked={chosen.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                // In the order in which the protocol lists them, whatever was pressed first.
                say(options.filter((each) => (each === option ? checked : chosen.includes(each))))
              }
            />
          ))}
        </div>
      )
    }
    case 'confirm':
      return (
        <Switch
          {...named}
          size="large"
          label="Confirmed"
          checked={value === true}
          onChange={({ currentTarget: { checked } }) => say(checked)}
        />
      )
    case 'media':
      return <FileAnswer label={label} files={files} onChange={(next) => onAnswer({ value: null, files: next })} />
    case 'signature':
      return (
        <SignaturePad
          label={label}
          signature={files[0] ?? null}
          onChange={(signature) => onAnswer({ value: null, files: signature === null ? [] : [signature] })}
        />
      )
    case 'block':
      return null
  }
}
