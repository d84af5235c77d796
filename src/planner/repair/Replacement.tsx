import { HTMLSelect } from '@blueprintjs/core'
import { useState } from 'react'
import { useGetTenantServices } from '#generated/client/services/services.ts'
import type {
  RecurringOrderChange,
  RecurringOrderFault,
  RecurringOrderFaultLackingItem,
} from '#generated/model/index.ts'
import { Field } from '#src/forms/Field.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { CustomerField } from '#src/orders/scheduler/CustomerField.tsx'
import { StopField } from '#src/orders/scheduler/StopField.tsx'
import { type ServiceParts, useServiceParts } from '#src/orders/scheduler/use-service-parts.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './repair.module.css'

interface ReplacementProps {
  readonly fault: RecurringOrderFault
  /** @param change null: something has not been chosen yet */
  readonly onChange: (change: RecurringOrderChange | null) => void
}

/** What takes the place of that which is not to be had any more: a choice for each. */
export function Replacement({ fault, onChange }: ReplacementProps) {
  switch (fault.reason.reason) {
    case 'location_unavailable':
      return <OtherLocation fault={fault} onChange={onChange} />
    case 'customer_unavailable':
      return <OtherCustomer fault={fault} onChange={onChange} />
    default:
      return fault.lacking.length === 0 ? (
        <OtherService fault={fault} onChange={onChange} />
      ) : (
        <OtherParts fault={fault} onChange={onChange} />
      )
  }
}

function OtherLocation({ fault: { subjectId, stop, customerTenantId }, onChange }: ReplacementProps) {
  const now = useNow()
  const [locationId, setLocationId] = useState<number | null>(null)
  return (
    <StopField
      stop={stop ?? 'pickup'}
      locationId={locationId}
      customerTenantId={customerTenantId}
      errors={[]}
      at={now}
      now={now}
      onPick={(to) => {
        setLocationId(to)
        onChange({ location: { from: subjectId, to } })
      }}
    />
  )
}

function OtherCustomer({ onChange }: ReplacementProps) {
  const { tenant } = useSession()
  const [customer, setCustomer] = useState<{ readonly id: number; readonly name: string } | null>(null)
  return (
    <CustomerField
      customer={customer}
      itself={{ id: tenant.id, name: tenant.name }}
      errors={[]}
      onPick={(picked) => {
        setCustomer(picked)
        onChange({ customerTenantId: picked.id })
      }}
    />
  )
}

/** The services that can be ordered for the customer. */
function useServices({ customerTenantId }: RecurringOrderFault) {
  const { tenant } = useSession()
  return useGetTenantServices(tenant.id, { pagination: { page: 0, pageSize: 100 }, customerTenantId })
}

function OtherService({ fault, onChange }: ReplacementProps) {
  const { data, error, refetch } = useServices(fault)
  const [serviceId, setServiceId] = useState<Pick>(null)
  const service = data?.data.find(({ id }) => id === serviceId)
  const { parts } = useServiceParts(service?.revisionId ?? null)
  const [speedId, setSpeedId] = useState<Pick>(null)
  if (error !== null)
    return <ErrorState title="The services could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={2} what="the services" />
  return (
    <div className={styles.choices}>
      <Choice
        label="Service"
        pointer="/serviceId"
        options={data.data}
        value={serviceId}
        onPick={(id) => {
          setServiceId(id)
          setSpeedId(null)
          onChange(null)
        }}
      />
      {service !== undefined && (
        <Choice
          label="Speed"
          pointer="/serviceSpeedId"
          options={parts?.speeds ?? []}
          value={speedId}
          onPick={(id) => {
            setSpeedId(id)
            onChange(typeof id === 'number' ? { serviceId: service.id, serviceSpeedId: id } : null)
          }}
        />
      )}
    </div>
  )
}

type Chosen = Readonly<Record<string, Pick>>

function OtherParts({ fault, onChange }: ReplacementProps) {
  const { data, error, refetch } = useServices(fault)
  const service = data?.data.find(({ id }) => id === fault.serviceId)
  const { parts, error: partsError, retry } = useServiceParts(service?.revisionId ?? null)
  const [chosen, setChosen] = useState<Chosen>({})
  const failed = error ?? partsError
  if (failed !== null && failed !== undefined)
    return (
      <ErrorState
        title="The service could not be loaded"
        error={failed}
        retry={() => {
          void refetch()
          retry()
        }}
      />
    )
  if (parts === undefined) return <SkeletonLines count={2} what="the service" />
  const { lacking } = fault
  return (
    <div className={styles.choices}>
      {lacking.map((one) => (
        <Choice
          key={keyOf(one)}
          label={`${labels[one.part]} in the place of ${one.name}`}
          pointer={`/${keyOf(one)}`}
          options={partsOf(parts, one.part)}
          value={chosen[keyOf(one)] ?? null}
          mayLeaveAway={one.part === 'tag'}
          onPick={(id) => {
            const next = { ...chosen, [keyOf(one)]: id }
            setChosen(next)
            onChange(changeOf(lacking, next))
          }}
        />
      ))}
    </div>
  )
}

type Lacking = RecurringOrderFaultLackingItem

const labels: Readonly<Record<Lacking['part'], string>> = { speed: 'Speed', parcelType: 'Parcel type', tag: 'Tag' }

function keyOf({ part, name }: Lacking): string {
  return `${part} ${name}`
}

function partsOf(parts: ServiceParts, part: Lacking['part']) {
  return { speed: parts.speeds, parcelType: parts.parcelTypes, tag: parts.tags }[part]
}

/** null: not everything is chosen. */
function changeOf(lacking: readonly Lacking[], chosen: Chosen): RecurringOrderChange | null {
  const picked = lacking.map((one) => ({ ...one, id: chosen[keyOf(one)] ?? null }))
  if (picked.some(({ id }) => id === null)) return null
  const of = (part: Lacking['part']) => picked.filter((one) => one.part === part)
  const [speed] = of('speed')
  const [parcelTypes, tags] = [of('parcelType'), of('tag')]
  return {
    ...(typeof speed?.id === 'number' && { serviceSpeedId: speed.id }),
    ...(parcelTypes.length > 0 && {
      parcelTypes: parcelTypes.map(({ name, id }) => ({ name, parcelTypeId: Number(id) })),
    }),
    ...(tags.length > 0 && { tags: tags.map(({ name, id }) => ({ name, tagId: typeof id === 'number' ? id : null })) }),
  }
}

/** A part, none in its place, or nothing chosen yet. */
type Pick = number | 'none' | null

interface ChoiceProps {
  readonly label: string
  readonly pointer: string
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly value: Pick
  readonly mayLeaveAway?: boolean
  readonly onPick: (picked: Pick) => void
}

function Choice({ label, pointer, options, value, mayLeaveAway = false, onPick }: ChoiceProps) {
  return (
    <Field label={label} pointer={pointer} errors={[]}>
      {({ id }) => (
        <HTMLSelect fill id={id} value={value ?? ''} onChange={({ target }) => onPick(pickOf(target.value))}>
          <option value="">Choose…</option>
          {mayLeaveAway && <option value="none">Leave it away</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  )
}

function pickOf(value: string): Pick {
  if (value === 'none') return value
  return value === '' ? null : Number(value)
}
