import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import { formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { askFirst } from '#src/ui/question.ts'
import styles from './run.module.css'

interface DownloadedFile {
  readonly name: string
  /** Unix seconds; null: nobody has had it. */
  readonly downloadedAt: number | null
  readonly downloadedByName: string | null
}

interface FileDownloadProps {
  readonly file: DownloadedFile
  /** The accounting package that takes it. */
  readonly packageTitle: string
  /** Its run stands: the file is to be had. */
  readonly isLive: boolean
  /** Fetches it as it is: read as text it would lose what a decoder leaves out. */
  readonly fetchContent: () => Promise<BlobPart>
  /** Says that one has it, so that the next person is warned. */
  readonly tell: () => Promise<unknown>
  /** The words of the button where it stands by itself; left out beside the name of the file. */
  readonly text?: string
  /** Something else is done first. */
  readonly isSecond?: boolean
}

/** Saves a file of a run; one that somebody had already is asked about first. */
export function FileDownload(props: FileDownloadProps) {
  const { file, packageTitle, isLive, fetchContent, tell, text, isSecond = false } = props
  const { timeZone } = useSession()
  const now = useNow()
  const [isBusy, setBusy] = useState(false)
  const { name, downloadedAt, downloadedByName } = file

  const download = async () => {
    if (downloadedAt !== null) {
      const isMeant = await askFirst({
        title: 'Download it again?',
        text: `Downloaded by ${downloadedByName} at ${formatWhen(downloadedAt, timeZone, now)}. ${packageTitle} takes the same numbers twice without a word: see that they are not in the books yet.`,
        yes: 'Download',
      })
      if (!isMeant) return
    }
    setBusy(true)
    try {
      saveFile(new Blob([await fetchContent()], { type: 'text/csv' }), name)
      await tell()
    } catch (error) {
      showError(error, { action: `download ${name}`, retry: () => void download() })
    }
    setBusy(false)
  }

  // What is read aloud begins with what is seen.
  const words = downloadedAt === null ? 'Download' : 'Download again'
  return (
    <Button
      size={text === undefined ? 'small' : 'medium'}
      icon={<Download />}
      text={text ?? words}
      aria-label={text === undefined ? `${words} ${name}` : undefined}
      title={text === undefined ? undefined : name}
      intent={downloadedAt === null && isLive && !isSecond ? 'primary' : 'none'}
      loading={isBusy}
      onClick={() => void download()}
    />
  )
}

/** Its name, and who had it last. */
export function FileName({ name, downloadedAt, downloadedByName }: DownloadedFile) {
  return (
    <>
      {name}
      {downloadedAt !== null && (
        <span className={styles.had}>
          Downloaded by {downloadedByName}, <Moment at={downloadedAt} />
        </span>
      )}
    </>
  )
}
