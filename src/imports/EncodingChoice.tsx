import { HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { type TextEncoding, textEncodings } from '#domain/files/text-encodings.ts'
import { type CsvFile, readCsvBytes } from './csv-file.ts'
import styles from './import.module.css'

interface EncodingChoiceProps {
  readonly file: CsvFile
  readonly onRead: (file: CsvFile) => void
}

/** Which program wrote the file: its letters below show at once whether it was that. */
export function EncodingChoice({ file, onRead }: EncodingChoiceProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const read = (encoding: TextEncoding) => {
    const result = readCsvBytes(file.name, file.bytes, { encoding })
    setFault(result.ok ? undefined : `It is not written as ${encoding}.`)
    if (result.ok) onRead(result.file)
  }
  return (
    <div className={styles.encoding}>
      <label htmlFor={id} className="wb-muted">
        Read as
      </label>
      <HTMLSelect
        id={id}
        value={file.encoding}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ currentTarget }) => {
          const encoding = textEncodings.find((each) => each === currentTarget.value)
          if (encoding !== undefined) read(encoding)
        }}
      >
        {textEncodings.map((encoding) => (
          <option key={encoding} value={encoding}>
            {encoding}
          </option>
        ))}
      </HTMLSelect>
      {fault !== undefined && (
        <p className={styles.fieldFault} role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
