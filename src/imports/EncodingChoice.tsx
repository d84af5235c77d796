import { textEncodings } from '#domain/files/text-encodings.ts'
import { type CsvFile, readCsvBytes } from './csv-file.ts'
import { ReadingChoice } from './ReadingChoice.tsx'

interface EncodingChoiceProps {
  readonly file: CsvFile
  readonly onRead: (file: CsvFile) => void
}

/** Which program wrote the file: its letters below show at once whether it was that. */
export function EncodingChoice({ file, onRead }: EncodingChoiceProps) {
  return (
    <ReadingChoice
      label="Read as"
      value={file.encoding}
      choices={textEncodings}
      read={async (encoding) => {
        const result = readCsvBytes(file.name, file.bytes, { encoding })
        if (!result.ok) return `It is not written as ${encoding}.`
        onRead(result.file)
        return null
      }}
    />
  )
}
