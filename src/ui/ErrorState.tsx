import { Button } from '@blueprintjs/core'
import { WarningSign } from '@blueprintjs/icons'
import { apiErrorOf, messageOf, statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { genericErrorMessage } from './error-dialog.ts'
import './page.css'

interface ErrorStateProps {
  readonly title?: string
  readonly error?: unknown
  readonly retry?: () => void
}

/** In the place of what could not be loaded: what happened, why if the server said so, and Retry, unless it is the right that is lacking. */
export function ErrorState({ title = 'Something went wrong', error, retry }: ErrorStateProps) {
  return (
    <div className="wb-state" role="alert">
      <div className="wb-state-icon">
        <WarningSign size={18} />
      </div>
      <p className="wb-state-title">{title}</p>
      <p className="wb-state-text">{messageOf(error) ?? genericErrorMessage}</p>
      {apiErrorOf(error)?.code === 'forbidden' && (
        <div className="wb-state-actions">
          <ButtonLink to={paths.profileWhy()}>Why?</ButtonLink>
        </div>
      )}
      {retry !== undefined && statusOf(error) !== 403 && (
        <div className="wb-state-actions">
          <Button text="Retry" onClick={retry} />
        </div>
      )}
    </div>
  )
}
