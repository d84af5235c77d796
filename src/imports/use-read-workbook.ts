import { useMemo } from 'react'
import { readSpreadsheet } from '#generated/client/orders/orders.ts'
import { formErrorOf, messageOf } from '#src/http/errors.ts'
import { useSession } from '#src/session/session.ts'
import type { ReadWorkbook } from './csv-file.ts'

/** Workbooks are read by the server: what reads them safely is more than a page should bring along. */
export function useReadWorkbook(): ReadWorkbook {
  const { tenant } = useSession()
  return useMemo(
    () => (bytes, sheet) => readSpreadsheet(tenant.id, new Blob([bytes]), sheet === undefined ? {} : { sheet }),
    [tenant.id],
  )
}

/** Why a workbook was not read, in a sentence. */
export function workbookFault(error: unknown): string {
  const [named] = Object.values(formErrorOf(error)?.errors ?? {}).flat()
  return named ?? messageOf(error) ?? 'It could not be read: try once more.'
}
