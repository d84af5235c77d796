import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getGetInvoiceExportQueryKey, reverseInvoiceExport } from '#generated/client/accounting/accounting.ts'
import type { PayExport } from '#generated/model/index.ts'
import { payExportActs } from '#generated/screens/payExport.ts'
import { useActs } from '#src/resources/use-acts.ts'
import { refreshPay } from '../refresh-pay.ts'

/** The acts on a pay run. To reverse it one says why first. */
export function usePayRunActs({ id, state }: Pick<PayExport, 'id' | 'state'>) {
  const client = useQueryClient()
  const reason = useRef('')
  const { acts } = payExportActs
  const contract = {
    ...payExportActs,
    acts: {
      ...acts,
      reverseInvoiceExport: {
        ...acts.reverseInvoiceExport,
        call: (runId: number) => reverseInvoiceExport(runId, { reason: reason.current }),
      },
    },
  }
  const actsOn = useActs(contract, {
    keep(_run, answer) {
      if (answer !== undefined) client.setQueryData(getGetInvoiceExportQueryKey(id), answer)
      return refreshPay(client)
    },
  })
  const row = { id, state, name: `Pay run ${id}` }
  const offered = actsOn(row)
  const act = (name: keyof typeof acts) => offered.find((one) => one.id === name)
  return {
    cancel: act('cancelInvoiceExport'),
    reverse: act('reverseInvoiceExport'),
    reverseBecause: async (why: string) => {
      reason.current = why
      await act('reverseInvoiceExport')?.run()
    },
  }
}
