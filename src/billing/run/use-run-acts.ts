import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getGetBillingExportQueryKey, reverseBillingExport } from '#generated/client/accounting/accounting.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { billingExportActs } from '#generated/screens/billingExport.ts'
import { useActs } from '#src/resources/use-acts.ts'
import { refreshBilling, refreshRuns } from '../refresh-billing.ts'

/** The acts on a run. To reverse it one says why first. */
export function useRunActs({ id, state }: Pick<BillingExport, 'id' | 'state'>) {
  const client = useQueryClient()
  const reason = useRef('')
  const { acts } = billingExportActs
  const contract = {
    ...billingExportActs,
    acts: {
      ...acts,
      reverseBillingExport: {
        ...acts.reverseBillingExport,
        call: (runId: number) => reverseBillingExport(runId, { reason: reason.current }),
      },
    },
  }
  const actsOn = useActs(contract, {
    keep(_run, answer) {
      if (answer !== undefined) client.setQueryData(getGetBillingExportQueryKey(id), answer)
      return Promise.all([refreshRuns(client), refreshBilling(client)])
    },
  })
  const row = { id, state, name: `Billing run ${id}` }
  const offered = actsOn(row)
  const act = (name: keyof typeof acts) => offered.find((one) => one.id === name)
  return {
    cancel: act('cancelBillingExport'),
    reverse: act('reverseBillingExport'),
    reverseBecause: async (why: string) => {
      reason.current = why
      await act('reverseBillingExport')?.run()
    },
  }
}
