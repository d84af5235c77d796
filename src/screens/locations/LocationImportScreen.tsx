import { ImportScreen } from '#src/imports/ImportScreen.tsx'
import { locationImport } from './import/location-import.ts'

/** From a CSV file to the address book. */
export function LocationImportScreen() {
  return <ImportScreen of={locationImport} />
}
