import { countText } from '#domain/amounts/count-text.ts'
import { getGetPaginatedLocationsQueryKey, importLocations } from '#generated/client/locations/locations.ts'
import type { LocationImportMapping, LocationImportRow } from '#generated/model/index.ts'
import { addressFields } from '#src/imports/address-fields.ts'
import { defineImport } from '#src/imports/file-import.ts'
import { paths } from '#src/paths.ts'
import { mayImport } from './may-import.ts'
import { referenceConflicts } from './reference-conflicts.ts'

/** The address book from a file. */
export const locationImport = defineImport<LocationImportMapping, LocationImportRow>({
  storageKey: 'locationImportMapping',
  fields: {
    name: {
      label: 'Name',
      required: true,
      names: ['name', 'locationname', 'storename', 'placename', 'company', 'nom'],
      example: 'Broadway & 10th',
    },
    ...addressFields,
    email: {
      label: 'E-mail',
      required: false,
      names: ['email', 'emailaddress', 'mail', 'contactemail', 'courriel', 'adressecourriel'],
      example: 'desk@broadway.example',
    },
    externalReference: {
      label: 'Reference',
      required: false,
      names: ['reference', 'externalreference', 'storenumber', 'locationnumber', 'number', 'code', 'id', 'ref'],
      example: '4639',
    },
  },
  words: {
    title: 'Import locations',
    act: 'import locations',
    list: { to: paths.locations.list(), label: 'Locations', see: 'See the locations' },
    shape: 'One location a row, with a heading.',
    exampleName: 'locations-example.csv',
    allThere: 'Every good row of this file is in the address book already.',
  },
  tally: {
    made: ({ length: count }) => ({ text: countText(count, { one: 'location', many: 'locations' }), count }),
    where: 'the address book',
  },
  partSize: 50,
  may: mayImport,
  send: (tenantId, csv, asked, signal) => importLocations(tenantId, csv, asked, undefined, signal),
  adds: ({ outcome }) => outcome === 'created',
  survey: (heading, mapping, rows) => ({ conflicts: referenceConflicts(heading, mapping, rows) }),
  listKeys: (tenantId) => [getGetPaginatedLocationsQueryKey(tenantId)],
})
