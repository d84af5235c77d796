import { Office } from '@blueprintjs/icons'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetCustomerTenants } from '#generated/client/tenants/tenants.ts'
import { Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { Field } from '#src/forms/Field.tsx'

interface Payer {
  readonly id: number
  readonly name: string
}

interface CustomerFieldProps {
  readonly customer: Payer | null
  /** One's own organization; null where it cannot be the one that pays. */
  readonly itself: Payer | null
  readonly errors: readonly string[] | undefined
  readonly onPick: (customer: Payer) => void
}

const shown = 20

/** Who pays: one of the organisation's customers, or itself. */
export function CustomerField({ customer, itself, errors, onPick }: CustomerFieldProps) {
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
  const holdsTyped = ({ name }: { readonly name: string }) => holdsWords(name, text)
  // What answers these very words may be found by a phone number, which does not stand here.
  const isAnswer = search === text && !customers.isPlaceholderData
  const answer = customers.data?.data ?? []
  const found = [
    ...(isAnswer ? answer : answer.filter(holdsTyped)),
    ...(itself === null ? [] : [itself].filter(holdsTyped)),
  ]
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
              ...(id === itself?.id && { note: 'Your organization' }),
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
