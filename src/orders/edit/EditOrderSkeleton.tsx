import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './edit-order.module.css'

const fields = ['po', 'speed', 'distance', 'time', 'date', 'clock']

/** The form in grey until the order is there. */
export function EditOrderSkeleton() {
  return (
    <OnItsWay label="Loading the order" className={styles.body}>
      <div className={styles.skeleton}>
        <Skeleton width={120} height={16} />
        <div className={styles.grid}>
          {fields.map((field) => (
            <div key={field}>
              <Skeleton width="40%" />
              <Skeleton height={32} />
            </div>
          ))}
        </div>
        <Skeleton width={80} height={16} />
        <Skeleton height={96} />
      </div>
    </OnItsWay>
  )
}
