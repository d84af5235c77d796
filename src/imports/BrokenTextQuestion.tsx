import { Button, Callout } from '@blueprintjs/core'
import { type CsvFile, readCsvBytes } from './csv-file.ts'
import styles from './import.module.css'

interface BrokenTextQuestionProps {
  readonly file: CsvFile
  readonly onRead: (file: CsvFile) => void
}

/** Letters that another program broke are mended only when somebody says so: it may be meant as it stands. */
export function BrokenTextQuestion({ file, onRead }: BrokenTextQuestionProps) {
  const { broken } = file
  if (broken === null) return null
  const mend = () => {
    const result = readCsvBytes(file.name, file.bytes, { encoding: file.encoding, mendsBroken: true })
    if (result.ok) onRead(result.file)
  }
  return (
    <Callout intent="warning" role="alert">
      <p>
        <strong>Some letters were broken before this file came here.</strong> “{broken.from}” was probably meant to be “
        {broken.to}”.
      </p>
      <div className={styles.broken}>
        <Button text={`Read it as “${broken.to}”`} onClick={mend} />
        <Button variant="minimal" text="Keep it as it stands" onClick={() => onRead({ ...file, broken: null })} />
      </div>
    </Callout>
  )
}
