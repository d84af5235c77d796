import { Skeleton } from '#src/ui/Skeleton.tsx'

const fields = ['po', 'speed', 'distance', 'time', 'date', 'clock']

/** The form in grey until the order is there. */
export function EditOrderSkeleton() {
  return (
    <div className="wb-edit-order-body" role="status" aria-label="Loading">
      <div className="wb-edit-order-skeleton">
        <Skeleton width={120} height={16} />
        <div className="wb-edit-order-grid">
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
    </div>
  )
}
