import { failureWords } from '#domain/text/failure-words.ts'
import type { FailedJob } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'

export const failedJobSorts = ['failedAt', 'name'] as const
export type FailedJobSort = (typeof failedJobSorts)[number]

/** Whose it is, in words. */
export function ownerOf({ tenant }: Pick<FailedJob, 'tenant'>): string {
  return tenant?.name ?? 'The installation'
}

export const failedJobColumns: readonly Column<FailedJob, FailedJobSort>[] = [
  {
    id: 'title',
    title: 'Job',
    width: 200,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ title }) => title,
  },
  { id: 'tenant', title: 'Organization', width: 160, byDefault: true, cell: ownerOf },
  { id: 'why', title: 'Why', width: 260, byDefault: true, cell: ({ error }) => failureWords(error) },
  { id: 'attempts', title: 'Tried', width: 70, align: 'right', byDefault: true, cell: ({ attempts }) => attempts },
  {
    id: 'failedAt',
    title: 'Failed',
    width: 130,
    sortField: 'failedAt',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ failedAt }) => <Moment at={failedAt} />,
  },
  {
    id: 'createdAt',
    title: 'Wanted since',
    width: 130,
    byDefault: false,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]
