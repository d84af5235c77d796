import { ImportScreen } from '#src/imports/ImportScreen.tsx'
import { customerImport } from './import/customer-import.ts'

/** From a CSV file to the customers, with their locations and contacts. */
export function CustomerImportScreen() {
  return <ImportScreen of={customerImport} />
}
