import type { ServiceSummary } from '#generated/model/index.ts'
import styles from './service-pickers.module.css'

interface ServicePickerProps {
  /** Ties the group to its label and error. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly services: readonly ServiceSummary[]
  readonly selectedId: number | null
  /** The courier is only worth naming to whom several deliver. */
  readonly showCourier: boolean
  readonly onPick: (service: ServiceSummary) => void
}

/** The services that can be ordered, one to choose; arrows move the choice as in any set of radio buttons. */
export function ServicePicker({
  labelledBy,
  describedBy,
  services,
  selectedId,
  showCourier,
  onPick,
}: ServicePickerProps) {
  return (
    <div className={styles.serviceCards} role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {services.map((service) => (
        <label key={service.id} className={styles.serviceCard}>
          <input
            type="radio"
            name={`service-${labelledBy}`}
            checked={service.id === selectedId}
            onChange={() => onPick(service)}
          />
          <span className={styles.serviceName}>{service.name}</span>
          <span className={styles.serviceVehicle}>{service.vehicleName ?? 'Any vehicle'}</span>
          <span className={styles.serviceText}>
            {[showCourier && service.courierTenant.name, service.description].filter(Boolean).join(' · ')}
          </span>
        </label>
      ))}
    </div>
  )
}
