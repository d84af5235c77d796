import { litreText, type WeeklyFuelPrice } from '#domain/pricing/fuel-table.ts'
import styles from './fuel.module.css'

/** Weeks that are listed; of a longer list the first ones show how it was read. */
const mostShown = 60

const fuels = [
  ['regular', 'Regular'],
  ['diesel', 'Diesel'],
] as const

/** What was read of a text, week by week: seen before anything is saved. */
export function ReadPrices({ prices }: { readonly prices: readonly WeeklyFuelPrice[] }) {
  if (prices.length === 0) return null
  const shown = fuels.filter(([fuel]) => prices.some(({ fuelType }) => fuelType === fuel))
  const weeks = [...Map.groupBy(prices, ({ date }) => date)]
  const more = weeks.length - mostShown
  return (
    <div className={styles.read}>
      <table className={styles.table} aria-label="What was read">
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {shown.map(([fuel, label]) => (
              <th key={fuel} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.slice(0, mostShown).map(([date, ofWeek]) => (
            <tr key={date}>
              <td>{date}</td>
              {shown.map(([fuel]) => (
                <td key={fuel} className={styles.number}>
                  {priceText(ofWeek.find(({ fuelType }) => fuelType === fuel))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="wb-muted">And {more === 1 ? '1 more week' : `${more} more weeks`}</p>}
    </div>
  )
}

function priceText(price: WeeklyFuelPrice | undefined): string {
  return price === undefined ? '' : `${litreText(price.dollarsPerLitre)}/L`
}
