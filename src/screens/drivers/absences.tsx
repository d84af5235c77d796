import { Calendar } from '@blueprintjs/icons'
import { daysOffWords } from '#domain/orders/days-off.ts'
import type { Absence } from '#generated/model/index.ts'
import { absenceContract } from '#generated/screens/absence.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { mayChangeDaysOff } from './may-change.ts'

/** The days off of all drivers. */
export const absences = defineResource({
  contract: absenceContract,
  paths: paths.absences,
  nameOf: (absence: Absence) => `${absence.driverName}, off ${daysOffWords(absence)}`,
  titleOf: ({ driverName }) => driverName,
  icon: <Calendar size={18} />,
  empty: 'When your drivers are off. Nobody is suggested for an order of such a day, and giving them one asks first.',
  search: 'Driver or note',
  rights: { create: mayChangeDaysOff, update: mayChangeDaysOff, delete: mayChangeDaysOff },
  columns: [
    'driverName',
    'fromDay',
    'untilDay',
    { field: 'note', width: 260 },
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
  cleared: { userId: undefined, fromDay: undefined, untilDay: undefined },
})
