import { Button, Checkbox } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGetTenantServicesMeta } from '#generated/client/services/services.ts'
import type { ServiceMeta } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './applications.module.css'

/** As one page holds, and as one answer opens. */
const pagination = { pageSize: 100 }

interface ServiceChoiceProps {
  /** What comes of a yes, and of what is ticked. */
  readonly note: string
  /** What is opened by somebody who may see no services. */
  readonly unseen: string
  readonly confirmLabel: string
  /** Ticked from the start. */
  readonly isTicked: (service: ServiceMeta) => boolean
  /** @param chosen what is opened; left out: somebody said yes who may see no services */
  readonly confirm: (chosen: { serviceIds?: number[] }) => Promise<unknown>
  /** Said once it is done, and where one goes then. */
  readonly said: string
  readonly next: string
  readonly onClose: () => void
}

/** Says yes to an application or an offer, with the services that are opened to the other side. */
export function ServiceChoice(props: ServiceChoiceProps) {
  const { note, unseen, confirmLabel, isTicked, confirm, said, next, onClose } = props
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const maySeeServices = session.permissions.has('services.read')
  const { data, error, refetch } = useGetTenantServicesMeta(
    session.tenant.id,
    { pagination, state: 'offered' },
    { query: { enabled: maySeeServices } },
  )
  // Until something is ticked.
  const [ticked, setTicked] = useState<readonly number[] | null>(null)
  const [busy, setBusy] = useState(false)
  const services = data?.data
  const chosen = ticked ?? services?.filter(isTicked).map((service) => service.id) ?? []
  const run = async () => {
    setBusy(true)
    try {
      await confirm(services === undefined ? {} : { serviceIds: [...chosen] })
      showSuccess(said)
      void navigate(next, { replace: true })
    } catch (refused) {
      setBusy(false)
      tellRefusal(refused, `${confirmLabel.toLowerCase()} it`)
    }
    // Who is connected, what may be ordered and what waits are others now.
    void client.invalidateQueries()
  }
  return (
    <>
      <SideDrawerBody>
        <SideDrawerPart>
          <p className="wb-muted">{note}</p>
          {!maySeeServices ? (
            <p>{unseen}</p>
          ) : error !== null && services === undefined ? (
            <ErrorState title="The services could not be loaded" error={error} retry={() => void refetch()} />
          ) : services === undefined ? (
            <SkeletonLines count={4} what="the services" />
          ) : services.length === 0 ? (
            <p>You offer no services yet.</p>
          ) : (
            <Services services={services} chosen={chosen} onChange={setTicked} />
          )}
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        <Button text="Cancel" onClick={onClose} disabled={busy} />
        <Button
          text={confirmLabel}
          intent="primary"
          loading={busy}
          disabled={maySeeServices && services === undefined}
          onClick={() => void run()}
        />
      </SideDrawerFoot>
    </>
  )
}

interface ServicesProps {
  readonly services: readonly ServiceMeta[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

function Services({ services, chosen, onChange }: ServicesProps) {
  return (
    <fieldset className={styles.services}>
      <legend className="wb-label">Services</legend>
      {services.map(({ id, name, openToAll }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        >
          {name}
          {openToAll && <span className="wb-muted"> · open to all customers</span>}
        </Checkbox>
      ))}
    </fieldset>
  )
}
