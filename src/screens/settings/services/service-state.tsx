import { stateOf } from '#domain/acts/acts.ts'
import type { GetTenantServicesMetaState, ServiceMeta } from '#generated/model/index.ts'
import { serviceMetaActs } from '#generated/screens/serviceMeta.ts'
import styles from './services.module.css'

/** In what state a service is, as the list is filtered by. */
export type ServiceState = GetTenantServicesMetaState

export const stateLabels: Readonly<Record<ServiceState, string>> = {
  offered: 'Can be ordered',
  unpublished: 'Never published',
  disabled: 'Disabled',
  template: 'Template',
}

/** A dot and the word, never the colour alone. */
export function StateTag({ service }: { readonly service: ServiceMeta }) {
  const state = stateOf(serviceMetaActs, service)
  return (
    <span className={styles.state} data-state={state}>
      {stateLabels[state]}
    </span>
  )
}

export const pricingLabels = { variable: 'By its rules', fixed: 'One price', manual: 'Typed by a dispatcher' } as const
