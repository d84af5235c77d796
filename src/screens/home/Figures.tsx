import { ChevronRight, WarningSign } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { useExceptionCount } from '#src/orders/find/exception-count.ts'
import { useSession } from '#src/session/session.ts'
import { FigureTile } from '#src/ui/FigureTile.tsx'
import { type Figure, figuresFor } from './figures.ts'
import styles from './home.module.css'

/** The row of counts at the top, each a way to what it counts. */
export function Figures({ now }: { readonly now: number }) {
  const session = useSession()
  const figures = figuresFor(session, now)
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <FigureCard figure={figure} />
        </li>
      ))}
      {can.dispatch(session).allowed && <Exceptions />}
    </ul>
  )
}

/** The orders that need attention; no figure of nothing. */
function Exceptions() {
  const text = useExceptionCount()
  if (text === undefined || text === '0') return null
  return (
    <li className={styles.exceptions}>
      <Link to={paths.dispatch({ view: 'exceptions' })} className={styles.exceptionsLink}>
        <WarningSign size={16} />
        <strong>{text}</strong> {text === '1' ? 'order needs' : 'orders need'} attention: a price, or an answer
        <ChevronRight size={16} className={styles.exceptionsGo} />
      </Link>
    </li>
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
    <FigureTile
      label={figure.label}
      to={figure.to}
      value={data && countText(data)}
      isFaulty={isError}
      status={figure.status}
      title={figure.explanation}
    />
  )
}

/** Counting stops at 1,001: beyond it the figure says "1,000+". */
function countText({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string {
  return totalIsCapped ? '1,000+' : total.toLocaleString('en-CA')
}
