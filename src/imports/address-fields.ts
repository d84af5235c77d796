import type { FieldFacts } from './file-import.ts'

/** The fields of an address, in the order in which people write them. */
export const addressFields = {
  streetAddress: {
    label: 'Address',
    required: true,
    names: ['streetaddress', 'address', 'street', 'addressline1', 'address1', 'adresse'],
    example: '737 Broadway Avenue',
  },
  unitNumber: {
    label: 'Unit',
    required: false,
    names: ['unit', 'unitnumber', 'suite', 'apartment', 'addressline2'],
    example: '',
  },
  city: { label: 'City', required: true, names: ['city', 'town', 'municipality', 'ville'], example: 'Saskatoon' },
  province: { label: 'Province', required: true, names: ['province', 'state', 'region', 'prov'], example: 'SK' },
  postalCode: {
    label: 'Postal code',
    required: false,
    names: ['postalcode', 'postcode', 'zip', 'zipcode', 'codepostal'],
    example: 'S7N 1B3',
  },
  phone: {
    label: 'Phone',
    required: false,
    names: ['phone', 'phonenumber', 'telephone', 'tel'],
    example: '306-651-7211',
  },
  latitude: { label: 'Latitude', required: false, names: ['latitude', 'lat', 'y'], example: '52.1198' },
  longitude: {
    label: 'Longitude',
    required: false,
    names: ['longitude', 'lng', 'lon', 'long', 'x'],
    example: '-106.6572',
  },
  timezone: { label: 'Time zone', required: false, names: ['timezone', 'tz', 'zone'], example: 'America/Regina' },
} as const satisfies Record<string, FieldFacts>
