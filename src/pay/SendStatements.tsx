import { useQueryClient } from '@tanstack/react-query'
import { countText } from '#domain/amounts/count-text.ts'
import { sendPayStatements } from '#generated/client/accounting/accounting.ts'
import type { PayStatement } from '#generated/model/index.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { refreshPay } from './refresh-pay.ts'
import { statementWords } from './words.ts'

interface SendStatementsProps {
  readonly statements: readonly PayStatement[]
  readonly onClose: () => void
}

/** Asks before statements go to their drivers by e-mail, and says which of them did not. */
export function SendStatements({ statements, onClose }: SendStatementsProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const [only] = statements
  const isOne = statements.length === 1 && only !== undefined
  const again = statements.filter(({ sentAt }) => sentAt !== null).length
  const send = async () => {
    const body = { payStatementIds: statements.map(({ id }) => id) }
    try {
      const { done, refused } = await sendPayStatements(tenant.id, body, optionsFor(body))
      settle(null)
      const [first] = refused
      if (first !== undefined) showNotice(`${countText(refused.length, statementWords)} not sent: ${first.message}`)
      else showSuccess(`Sent ${countText(done, statementWords)}`)
    } catch (error) {
      settle(error)
      throw error
    }
    onClose()
    await refreshPay(client)
  }
  return (
    <ConfirmDialog
      isOpen
      title={isOne ? `Send ${only.number}?` : `Send ${countText(statements.length, statementWords)}?`}
      confirmLabel="Send"
      onConfirm={send}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        {isOne
          ? only.email === null
            ? `${only.driver.name} has no e-mail address.`
            : `It goes to ${only.email} with its PDF.`
          : 'Each goes to its driver with its PDF.'}
        {again > 0 &&
          (isOne ? ' It was sent before.' : ` ${countText(again, statementWords)} of them went out before.`)}
      </p>
    </ConfirmDialog>
  )
}
