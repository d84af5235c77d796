import type { FieldProps, WidgetProps } from '@rjsf/utils'
import { type ComponentType, lazy, Suspense } from 'react'
import { orMissing } from '#src/ui/missing-part.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import styles from './forms.module.css'

/**
 * A widget that is loaded when a form first shows it: phone metadata, the zone list and the like are not paid for by
 * people who never see them. A function component around it, because rjsf does not know lazy ones.
 */
export function lazyWidget(load: () => Promise<ComponentType<WidgetProps>>): ComponentType<WidgetProps> {
  const Loaded = lazy(() => orMissing('This field', load))
  return function LazyWidget(props: WidgetProps) {
    return (
      <Suspense fallback={<ControlSkeleton />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/** The same for a custom field. */
export function lazyField(load: () => Promise<ComponentType<FieldProps>>): ComponentType<FieldProps> {
  const Loaded = lazy(() => orMissing('This field', load))
  return function LazyField(props: FieldProps) {
    return (
      <Suspense fallback={<ControlSkeleton />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

export interface OverviewProps {
  /** The items of the list. */
  readonly data: readonly unknown[]
}

/** The same for what stands above a list. */
export function lazyOverview(load: () => Promise<ComponentType<OverviewProps>>): ComponentType<OverviewProps> {
  const Loaded = lazy(() => orMissing('This field', load))
  return function LazyOverview(props: OverviewProps) {
    return (
      <Suspense fallback={<ControlSkeleton />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

function ControlSkeleton() {
  return (
    <OnItsWay label="Loading the field" out={null}>
      <div className={`${styles.controlSkeleton} bp6-skeleton`} aria-busy="true" />
    </OnItsWay>
  )
}
