import { dayText, windowText } from '#domain/pricing/price-words.ts'
import { daySeconds } from '#domain/time/zoned-time.ts'
import { type Stretch, stripDays, weekLanes } from './week-lanes.ts'
import styles from './week-strip.module.css'

/** Hours that the strip names. */
const hours = [0, 6, 12, 18, 24] as const

/** Windows by weekday and holiday as one sees a week: a line for each day, from midnight to midnight. The numbers are those of the rows below. */
export function WeekStrip({ data }: { data: readonly unknown[] }) {
  const week = weekLanes(data)
  return (
    <div className={styles.strip} role="group" aria-label="The week">
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
            {hour}
          </span>
        ))}
      </div>
      <ul>
        {stripDays.map((day) => {
          const lanes = Math.max(1, ...week[day].map(({ lane }) => lane + 1))
          return (
            <li key={day} className={styles.day} data-day={day}>
              <span className={styles.name}>
                <span aria-hidden="true">{dayText(day).slice(0, day === 'holiday' ? undefined : 3)}</span>
                <span className="wb-visually-hidden">{dayText(day)}: </span>
              </span>
              <div className={styles.track} style={{ height: `${lanes * 22 + 2}px` }}>
                {week[day].map((stretch) => (
                  <Bar key={`${stretch.window}-${stretch.from}`} stretch={stretch} />
                ))}
                {week[day].length === 0 && <span className="wb-visually-hidden">nothing</span>}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Bar({ stretch: { window, name, from, to, goesOn, lane } }: { stretch: Stretch }) {
  const title = `${name || `Window ${window + 1}`}, ${windowText({ from, to })}`
  return (
    <span
      className={goesOn ? `${styles.bar} ${styles.goesOn}` : styles.bar}
      title={title}
      style={{
        left: `${(from / daySeconds) * 100}%`,
        width: `${((to - from) / daySeconds) * 100}%`,
        top: `${lane * 22 + 2}px`,
      }}
    >
      <span aria-hidden="true">
        <b>{window + 1}</b> {name}
      </span>
      <span className="wb-visually-hidden">{title}; </span>
    </span>
  )
}
