import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCustomer, getGetCustomerQueryKey, updateCustomer } from '#generated/client/relationships/relationships.ts'
import type { AgeingCustomer } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshInvoices } from '../refresh-invoices.ts'

type Held = Pick<AgeingCustomer, 'id' | 'name'>

/** Puts a customer on credit hold with one press, and takes that back with another. */
export function useHold() {
  const { tenant } = useSession()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: async ({ customer: { id }, creditHold }: { customer: Held; creditHold: boolean }) => {
      const { version } = await getCustomer(tenant.id, id)
      return updateCustomer(tenant.id, id, { creditHold, version })
    },
    onSuccess(changed, { customer, creditHold }) {
      client.setQueryData(getGetCustomerQueryKey(tenant.id, customer.id), changed)
      if (creditHold)
        showSuccess(`${customer.name} is on credit hold`, {
          label: 'Undo',
          run: () => change.mutate({ customer, creditHold: false }),
        })
      else showSuccess(`${customer.name} is not on credit hold any more`)
    },
    onError: (error) => tellRefusal(error, 'change the credit hold'),
    onSettled: () => refreshInvoices(client),
  })
  return {
    isBusy: change.isPending,
    hold: (customer: Held) => change.mutate({ customer, creditHold: true }),
  }
}
