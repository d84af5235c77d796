import { Button } from '@blueprintjs/core'
import { Disable, WarningSign } from '@blueprintjs/icons'
import { apiErrorOf, messageOf, statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { genericErrorMessage } from './error-dialog.ts'
import './page.css'

interface ErrorStateProps {
  readonly title?: string
  /** What the person may not see: "vendors". */
  readonly what?: string
  readonly error?: unknown
  readonly retry?: () => void
}

/** In the place of what could not be loaded: what happened, why if the server said so, and Retry. Where the right is lacking it says that instead. */
export function ErrorState({ title = 'Something went wrong', what = 'this', error, retry }: ErrorStateProps) {
  const isRefused = statusOf(error) === 403
  return (
    <div className="wb-state" role="alert">
      <div className="wb-state-icon">{isRefused ? <Disable size={18} /> : <WarningSign size={18} />}</div>
      <p className="wb-state-title">{isRefused ? `You cannot see ${what} here` : title}</p>
      <p className="wb-state-text">{messageOf(error) ?? genericErrorMessage}</p>
      {apiErrorOf(error)?.code === 'forbidden' && (
        <div className="wb-state-actions">
          <ButtonLink to={paths.profileWhy()}>Why?</ButtonLink>
        </div>
      )}
      {retry !== undefined && !isRefused && (
        <div className="wb-state-actions">
          <Button text="Retry" onClick={retry} />
        </div>
      )}
    </div>
  )
}
