import { Link } from 'react-router-dom'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { refetchIntervalMs } from '#src/api/query-client.ts'
import { useSession } from '#src/session/session.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { type Figure, figuresFor } from './figures.ts'
import styles from './home.module.css'

/** The row of counts at the top, each a way to what it counts. */
export function Figures({ now }: { readonly now: number }) {
  const figures = figuresFor(useSession(), now)
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <FigureCard figure={figure} />
        </li>
      ))}
    </ul>
  )
}

function FigureCard({ figure }: { readonly figure: Figure }) {
  const { tenant } = useSession()
  const { data, isError } = useGetPaginatedDeliveryOrders(
    tenant.id,
    { pagination: { page: 0, pageSize: 1, filter: figure.filter } },
    { query: { refetchInterval: refetchIntervalMs } },
  )
  return (
    <Link to={figure.to} className={styles.figure} data-status={figure.status} title={figure.explanation}>
      <span className={styles.figureLabel}>{figure.label}</span>
      <span className={styles.figureCount}>
        {isError ? '–' : data === undefined ? <Skeleton width={40} height={28} /> : countText(data)}
      </span>
    </Link>
  )
}

/** Counting stops at 1,001: beyond it the figure says "1,000+". */
function countText({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string {
  return totalIsCapped ? '1,000+' : total.toLocaleString('en-CA')
}
