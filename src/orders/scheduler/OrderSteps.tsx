import { Button, InputGroup } from '@blueprintjs/core'
import { ChevronDown, SwapVertical } from '@blueprintjs/icons'
import { type ReactNode, useId, useState } from 'react'
import { orderFieldPointer } from '#domain/orders/order-fields.ts'
import { Link } from 'react-router-dom'
import type { OfferedOrderField } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { choose } from './choice.ts'
import { ServicePicker } from './ServicePicker.tsx'
import { SpeedPicker } from './SpeedPicker.tsx'
import { TagPicker } from './TagPicker.tsx'
import { OrderFieldInputs } from '#src/orders/entry/OrderFieldInputs.tsx'
import { OrderNotesField } from '#src/orders/entry/OrderNotesField.tsx'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { CustomerField } from './CustomerField.tsx'
import { Field } from '#src/forms/Field.tsx'
import { KeepTabStop } from './KeepTabStop.tsx'
import { FurtherDropoffs, FurtherParcels } from './FurtherDropoffs.tsx'
import { ParcelsField } from './ParcelsField.tsx'
import { StopField } from './StopField.tsx'
import type { OrderForm } from './use-order-form.ts'
import { WhenField } from './WhenField.tsx'
import '#src/ui/form-parts.css'
import styles from './scheduler.module.css'

interface StepsProps {
  readonly form: OrderForm
}

interface OrderStepsProps extends StepsProps {
  /** A step of its own in the place of the date and the time. */
  readonly when?: ReactNode
}

/** The steps in the order in which a clerk is told them on the telephone: for whom, from where to where, what, how fast. */
export function OrderSteps({ form, when }: OrderStepsProps) {
  return (
    <>
      <Step title="Customer and service">
        <CustomerAndService form={form} />
      </Step>
      <Step title="Stops">
        <Stops form={form} several={when === undefined} />
      </Step>
      <Step title="Parcels">
        <ServiceDependent form={form}>
          {form.parts?.parcelTypes.length === 0 ? (
            <CannotBeOrdered form={form} lacks="parcel type" />
          ) : (
            <>
              <ParcelsField
                {...(form.draft.further.length > 0 && { label: 'Parcels of the first drop-off' })}
                parcels={form.meant.parcels}
                types={form.parts?.parcelTypes ?? []}
                errors={form.errors}
                onChange={(parcels) => form.change({ parcels })}
              />
              <FurtherParcels form={form} />
            </>
          )}
        </ServiceDependent>
      </Step>
      <Step title={when === undefined ? 'Speed and time' : 'Speed'}>
        <ServiceDependent form={form}>
          <SpeedAndTags form={form} />
        </ServiceDependent>
        {when === undefined && <WhenStep form={form} />}
      </Step>
      {when}
      <Step title="References">
        <References form={form} />
        <OwnFields form={form} />
      </Step>
    </>
  )
}

export function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={`wb-card ${styles.step}`} aria-labelledby={id}>
      <h2 className="wb-section-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function CustomerAndService({ form }: StepsProps) {
  const { tenant } = useSession()
  const { customer, entry, services, meant, errors, change } = form
  const severalCouriers = new Set(services?.map(({ courierTenant }) => courierTenant.id)).size > 1
  return (
    <>
      {entry.isForItself ? (
        <p className={styles.orderFor}>
          Ordering for <strong>{tenant.name}</strong>
        </p>
      ) : (
        <CustomerField
          customer={customer}
          itself={entry.canPay ? tenant : null}
          errors={errors['/customerTenantId']}
          onPick={(picked) => change({ customer: picked })}
        />
      )}
      {customer !== null && (
        <Field label="Service" pointer="/serviceId" required group errors={errors['/serviceId']}>
          {(control, labelId) => (
            <KeepTabStop loading={form.loadError === null && services === undefined}>
              {form.loadError !== null && services === undefined ? (
                <ErrorState title="The services could not be loaded" error={form.loadError} retry={form.retryLoad} />
              ) : services === undefined ? (
                <SkeletonLines count={2} what="the services" />
              ) : services.length === 0 ? (
                <p className="wb-muted">No courier offers a service for {customer.name} yet.</p>
              ) : (
                <ServicePicker
                  labelledBy={labelId}
                  describedBy={control['aria-describedby']}
                  services={services}
                  selectedId={meant.service?.id ?? null}
                  showCourier={severalCouriers || entry.variants[0] !== 'courier-on-behalf-of-customer'}
                  onPick={(service) =>
                    change({ service: { ...choose(service), courierTenantId: service.courierTenant.id } })
                  }
                />
              )}
            </KeepTabStop>
          )}
        </Field>
      )}
    </>
  )
}

/** @param several whether there may be more drop-offs than one */
function Stops({ form, several }: StepsProps & { readonly several: boolean }) {
  const { draft, customer, errors, change, at, now, price } = form
  const customerTenantId = customer?.id ?? null
  const { pickupLocationId, dropoffLocationId } = draft
  return (
    <div className={styles.stops}>
      <StopField
        stop="pickup"
        locationId={pickupLocationId}
        customerTenantId={customerTenantId}
        errors={errors['/pickupLocationId']}
        at={at}
        now={now}
        onPick={(id) => change({ pickupLocationId: id })}
      />
      <Button
        className={styles.swap}
        variant="minimal"
        icon={<SwapVertical />}
        aria-label="Swap pickup and drop-off"
        title="Swap pickup and drop-off"
        // From stop to stop it is one Tab: swapping, which few do, has a key of its own.
        tabIndex={-1}
        aria-keyshortcuts="Control+Shift+X Meta+Shift+X"
        disabled={pickupLocationId === null && dropoffLocationId === null}
        onClick={() => change({ pickupLocationId: dropoffLocationId, dropoffLocationId: pickupLocationId })}
      />
      <div className={styles.dropoffs}>
        <StopField
          stop="dropoff"
          locationId={dropoffLocationId}
          customerTenantId={customerTenantId}
          errors={errors['/dropoffLocationId']}
          at={price.preview?.dueAt ?? at}
          now={now}
          onPick={(id) => change({ dropoffLocationId: id })}
        />
        {several && <FurtherDropoffs form={form} />}
      </div>
    </div>
  )
}

/** Parcels and speeds are those of a service: until one is chosen there is nothing to choose from. */
function ServiceDependent({ form, children }: StepsProps & { readonly children: ReactNode }) {
  if (form.meant.service === null)
    return <p className="wb-muted">Choose a service first: it decides what there is to choose.</p>
  if (form.parts !== undefined) return children
  if (form.loadError !== null)
    return <ErrorState title="The service could not be loaded" error={form.loadError} retry={form.retryLoad} />
  return <SkeletonLines count={2} what="the service" />
}

/** A service that was published before it had to have both. The person who sets it up is led to where it is mended. */
function CannotBeOrdered({ form, lacks }: StepsProps & { readonly lacks: 'parcel type' | 'speed' }) {
  const session = useSession()
  const { service } = form.meant
  if (service === null) return null
  const isOwn = service.courierTenant.id === session.tenant.id && servicesRights.update(session).allowed
  return (
    <p className="wb-muted">
      {service.name} has no {lacks}, so it cannot be ordered.{' '}
      {isOwn ? <Link to={paths.service(service.id)}>Add one in its settings</Link> : 'Choose another service.'}
    </p>
  )
}

function SpeedAndTags({ form }: StepsProps) {
  const { parts, meant, errors, change } = form
  if (parts === undefined) return null
  return (
    <>
      <Field label="Speed" pointer="/serviceSpeedId" required group errors={errors['/serviceSpeedId']}>
        {(control, labelId) =>
          parts.speeds.length === 0 ? (
            <CannotBeOrdered form={form} lacks="speed" />
          ) : (
            <SpeedPicker
              labelledBy={labelId}
              describedBy={control['aria-describedby']}
              speeds={parts.speeds}
              selectedId={meant.speed?.id ?? null}
              onPick={(speed) => change({ speed: choose(speed) })}
            />
          )
        }
      </Field>
      {parts.tags.length > 0 && (
        <Field label="Tags" pointer="/tagIds" group errors={errors['/tagIds']}>
          {(_control, labelId) => (
            <TagPicker
              labelledBy={labelId}
              tags={parts.tags}
              selectedIds={new Set(meant.tags.map(({ id }) => id))}
              onToggle={(tag, chosen) => {
                const others = meant.tags.filter(({ id }) => id !== tag.id)
                change({ tags: (chosen ? [...others, tag] : others).map(choose) })
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}

function WhenStep({ form }: StepsProps) {
  const { timeZone } = useSession()
  return (
    <WhenField
      chosen={form.draft.availableAt}
      at={form.at}
      now={form.now}
      schedule={form.schedule}
      timeZone={timeZone}
      errors={form.errors['/availableAt']}
      onChange={(availableAt) => form.change({ availableAt })}
    />
  )
}

function References({ form: { draft, meant, errors, change } }: StepsProps) {
  const isAsked = meant.asked?.poNumberRequired ?? false
  return (
    <div className={styles.references}>
      <Field label="PO number" pointer="/poNumber" required={isAsked} errors={errors['/poNumber']}>
        {(control) => (
          <InputGroup
            {...control}
            fill
            placeholder={isAsked ? `${meant.asked?.courierName} asks for one` : undefined}
            autoComplete="off"
            value={draft.poNumber}
            onValueChange={(poNumber) => change({ poNumber })}
          />
        )}
      </Field>
      <OrderNotesField
        label="Order notes"
        value={draft.orderNotes}
        errors={errors['/orderNotes']}
        onChange={(orderNotes) => change({ orderNotes })}
      />
    </div>
  )
}

/** The courier's own fields: pinned ones and those that must be filled in at once, the others under more details. */
function OwnFields({ form: { meant, errors, change } }: StepsProps) {
  const [isOpen, setOpen] = useState(false)
  const { fields, orderFields } = meant
  const isAtOnce = ({ id, pinned, required }: OfferedOrderField) =>
    pinned || required || orderFields[id] !== undefined || errors[orderFieldPointer(id)] !== undefined
  const shown = isOpen ? fields : fields.filter(isAtOnce)
  if (fields.length === 0) return null
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.ownFields}>
          <OrderFieldInputs
            fields={shown}
            values={orderFields}
            errors={errors}
            onChange={(values) => change({ orderFields: values })}
          />
        </div>
      )}
      {shown.length < fields.length && (
        <Button
          className={styles.moreDetails}
          variant="minimal"
          icon={<ChevronDown />}
          text="More details"
          onClick={() => setOpen(true)}
        />
      )}
    </>
  )
}
