import { Office } from '@blueprintjs/icons'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetCustomerTenants } from '#generated/client/tenants/tenants.ts'
import { Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import { onlySupplies } from '#domain/access/navigation.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { Field } from '#src/forms/Field.tsx'

interface CustomerFieldProps {
  readonly customer: { readonly id: number; readonly name: string } | null
  readonly errors: readonly string[] | undefined
  readonly onPick: (customer: { readonly id: number; readonly name: string }) => void
}

const shown = 20

/** Who pays: one of the organisation's customers, or itself unless it only supplies. */
export function CustomerField({ customer, errors, onPick }: CustomerFieldProps) {
  const session = useSession()
  const [typed, setTyped] = useState<string | null>(null)
  const text = (typed ?? '').trim()
  const search = useDebounced(text)
  const customers = useGetCustomerTenants(
    {
      pagination: { page: 0, pageSize: shown, sort: [{ field: 'name', direction: 'asc' }] },
      ...(search !== '' && { search }),
    },
    { query: { placeholderData: keepPreviousData } },
  )
  // A supplier orders for its customers: no courier delivers for itself.
  const itself = onlySupplies(session.features) ? [] : [session.tenant]
  const holdsTyped = ({ name }: { readonly name: string }) => holdsWords(name, text)
  // What answers these very words may be found by a phone number, which does not stand here.
  const isAnswer = search === text && !customers.isPlaceholderData
  const answer = customers.data?.data ?? []
  const found = [...(isAnswer ? answer : answer.filter(holdsTyped)), ...itself.filter(holdsTyped)]
  const status = customers.error === null ? 'No customer matches' : 'The customers could not be loaded'

  return (
    <Field label="Customer" pointer="/customerTenantId" required errors={errors}>
      {(control) => (
        <div
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) target.select()
          }}
        >
          <Combobox
            control={{ ...control, placeholder: 'Whom this delivery is for' }}
            label="Customers"
            text={typed ?? customer?.name ?? ''}
            options={found.map(({ id, name }) => ({
              key: String(id),
              label: name,
              ...(id === session.tenant.id && { note: 'Your organization' }),
            }))}
            status={found.length === 0 && !customers.isFetching ? status : undefined}
            busy={typed !== null && (customers.isFetching || text !== search)}
            icon={<Office />}
            onText={setTyped}
            onPick={({ key }) => {
              const picked = found.find(({ id }) => String(id) === key)
              setTyped(null)
              if (picked !== undefined) onPick({ id: picked.id, name: picked.name })
            }}
            onFocus={() => undefined}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Field>
  )
}
