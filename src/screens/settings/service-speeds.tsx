import { Time } from '@blueprintjs/icons'
import { formatCents } from '#domain/amounts/money.ts'
import type { BaseServiceSpeed } from '#generated/model/index.ts'
import { baseServiceSpeedContract } from '#generated/screens/baseServiceSpeed.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { SpeedCell } from '#src/orders/cells/SpeedCell.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import styles from './service-speeds.module.css'

/** How fast is delivered, in the order in which it is offered. */
export const serviceSpeeds = defineResource({
  contract: baseServiceSpeedContract,
  paths: paths.serviceSpeeds,
  nameOf: ({ name }) => name,
  icon: <Time size={18} />,
  empty:
    'How fast you deliver: same day, express, rush. Each has its promise, its color and what it adds to the price.',
  emptyArchived: 'Speeds that no new service offers are kept here.',
  archivedNote: 'No new service offers it.',
  search: 'Name or description',
  rights: servicesRights,
  columns: [
    {
      field: 'name',
      cell: SpeedName,
    },
    { field: 'durationMinutes', title: 'Promised within', width: 130, cell: promise },
    { id: 'charge', title: 'Adds', width: 100, align: 'right', cell: charge, text: charge },
    { field: 'description', width: 220 },
    { field: 'position', byDefault: false },
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
})

/** In the courier's colours; without one of its own behind it, in one that can be read on the theme's. */
function SpeedName({ name, textColor, backgroundColor }: BaseServiceSpeed) {
  if (backgroundColor === null) return <SpeedCell name={name} color={textColor} />
  return (
    <span className={styles.speed} style={{ color: textColor, backgroundColor }}>
      {name}
    </span>
  )
}

/** "90 min", "6 h" */
function promise({ durationMinutes: minutes }: BaseServiceSpeed): string | null {
  if (minutes === null) return null
  return minutes > 90 && minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`
}

/** "$9.00", "40 %" */
function charge({ charge: { type, amount } }: BaseServiceSpeed): string {
  if (type === 'none') return 'Nothing'
  return type === 'fee' ? formatCents(amount) : `${amount} %`
}
