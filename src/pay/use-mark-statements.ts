import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { markPayStatementPaid } from '#generated/client/accounting/accounting.ts'
import type { PayStatement } from '#generated/model/index.ts'
import { isRefusal, messageOf } from '#src/http/errors.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { refreshPay } from './refresh-pay.ts'
import { statementWords } from './words.ts'

/** Says of statements that they are paid, one after the other; those that are refused stay, and the first says why. */
export function useMarkStatements() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const markPaid = async (statements: readonly PayStatement[]) => {
    setBusy(true)
    const refused: string[] = []
    let marked = 0
    try {
      for (const { id, state } of statements) {
        if (state !== 'unpaid') continue
        const refusal = await refusalOf(markPayStatementPaid(id))
        if (refusal === null) marked += 1
        else refused.push(refusal)
      }
    } catch (error) {
      showError(error, { action: 'mark the statements as paid' })
    }
    setBusy(false)
    const [first] = refused
    if (first !== undefined) showNotice(`${countText(refused.length, statementWords)} not marked: ${first}`)
    else if (marked > 0) showSuccess(`Marked ${countText(marked, statementWords)} as paid`)
    await refreshPay(client)
  }
  return { isBusy, markPaid }
}

/** @returns why not, or null */
async function refusalOf(act: Promise<unknown>): Promise<string | null> {
  try {
    await act
    return null
  } catch (error) {
    if (!isRefusal(error)) throw error
    return messageOf(error) ?? 'it was refused.'
  }
}
