import { halfPin } from '../../addresses/address-book.ts'

/** A field of an order that a column of a file can fill. */
export interface OrderFileField {
  readonly label: string
  readonly required: boolean
  /** What the column may be called in English and French, without case, accents, blanks and signs; the likeliest first. */
  readonly names: readonly string[]
  /** What stands in it in the template; empty for nothing. */
  readonly example: string
}

type StopField =
  | 'Name'
  | 'Street'
  | 'Unit'
  | 'City'
  | 'Province'
  | 'PostalCode'
  | 'Contact'
  | 'Phone'
  | 'Instructions'
  | 'Latitude'
  | 'Longitude'

/** What the columns of a stop are called behind "ship to", "from", "destinataire". */
const stopNames: Readonly<Record<StopField, readonly string[]>> = {
  Name: ['name', 'location', 'company', 'site', 'place', 'nom', 'lieu', 'entreprise', ''],
  Street: ['street', 'address', 'streetaddress', 'address1', 'addressline1', 'rue', 'adresse'],
  Unit: ['unit', 'suite', 'apartment', 'apt', 'address2', 'addressline2', 'unite', 'bureau'],
  City: ['city', 'town', 'ville', 'municipalite'],
  Province: ['province', 'prov', 'state'],
  PostalCode: ['postalcode', 'postcode', 'postal', 'zip', 'codepostal'],
  Contact: ['contact', 'contactname', 'attention', 'attn', 'recipient', 'personne'],
  Phone: ['phone', 'telephone', 'tel', 'phonenumber', 'mobile'],
  Instructions: ['instructions', 'directions', 'specialinstructions', 'consignes'],
  Latitude: ['latitude', 'lat'],
  Longitude: ['longitude', 'lng', 'lon', 'long'],
}

const stopLabels: Readonly<Record<StopField, string>> = {
  Name: '',
  Street: ' street',
  Unit: ' unit',
  City: ' city',
  Province: ' province',
  PostalCode: ' postal code',
  Contact: ' contact',
  Phone: ' phone',
  Instructions: ' instructions',
  Latitude: ' latitude',
  Longitude: ' longitude',
}

interface StopWords {
  readonly label: string
  readonly prefixes: readonly string[]
  /** Whether a plain "address" is this stop's: a file with one address says where things go. */
  readonly isPlain: boolean
  readonly examples: Readonly<Partial<Record<StopField, string>>>
}

const pickupWords: StopWords = {
  label: 'Pickup',
  prefixes: [
    'pickup',
    'pickupfrom',
    'from',
    'shipfrom',
    'origin',
    'sender',
    'collection',
    'shipper',
    'expediteur',
    'cueillette',
    'ramassage',
    'origine',
  ],
  isPlain: false,
  examples: { Name: 'Main depot', Instructions: 'Door 4' },
}

const dropoffWords: StopWords = {
  label: 'Drop-off',
  prefixes: [
    'dropoff',
    'deliverto',
    'delivery',
    'to',
    'shipto',
    'destination',
    'receiver',
    'consignee',
    'recipient',
    'destinataire',
    'livraison',
  ],
  isPlain: true,
  examples: {
    Name: 'Broadway Bakery',
    Street: '615 Broadway Avenue',
    City: 'Saskatoon',
    Province: 'SK',
    PostalCode: 'S7N 1B4',
    Contact: 'Ana Roy',
    Phone: '306-555-0143',
    Latitude: '52.1187',
    Longitude: '-106.6561',
  },
}

function stopField(
  { label, prefixes, isPlain, examples }: StopWords,
  field: StopField,
  required = false,
): OrderFileField {
  const plain = isPlain ? stopNames[field].filter((name) => name !== '') : []
  return {
    label: `${label}${stopLabels[field]}`,
    required,
    names: [...prefixes.flatMap((prefix) => stopNames[field].map((name) => prefix + name)), ...plain],
    example: examples[field] ?? '',
  }
}

/** The fields of an order in a file, in the order in which people write them (docs/rules/orders-by-file.md, "Columns"). */
export const orderFileFields = {
  reference: {
    label: 'Reference',
    required: false,
    names: [
      'reference',
      'ref',
      'yourreference',
      'customerreference',
      'ordernumber',
      'orderno',
      'orderid',
      'order',
      'numero',
      'nocommande',
      'numerodecommande',
      'commande',
    ],
    example: 'R-1042',
  },
  pickupName: stopField(pickupWords, 'Name', true),
  dropoffName: stopField(dropoffWords, 'Name', true),
  dropoffStreet: stopField(dropoffWords, 'Street'),
  dropoffUnit: stopField(dropoffWords, 'Unit'),
  dropoffCity: stopField(dropoffWords, 'City'),
  dropoffProvince: stopField(dropoffWords, 'Province'),
  dropoffPostalCode: stopField(dropoffWords, 'PostalCode'),
  dropoffContact: stopField(dropoffWords, 'Contact'),
  dropoffPhone: stopField(dropoffWords, 'Phone'),
  dropoffInstructions: stopField(dropoffWords, 'Instructions'),
  dropoffLatitude: stopField(dropoffWords, 'Latitude'),
  dropoffLongitude: stopField(dropoffWords, 'Longitude'),
  date: {
    label: 'Date',
    required: false,
    names: [
      'date',
      'pickupdate',
      'readydate',
      'deliverydate',
      'shipdate',
      'datedelivraison',
      'datederamassage',
      'jour',
    ],
    example: '2026-11-30',
  },
  time: {
    label: 'Time',
    required: false,
    names: ['time', 'pickuptime', 'readytime', 'ready', 'timewindow', 'window', 'heure', 'plagehoraire'],
    example: '9:30',
  },
  service: { label: 'Service', required: false, names: ['service', 'servicename', 'servicetype'], example: '' },
  speed: {
    label: 'Speed',
    required: false,
    names: ['speed', 'servicespeed', 'servicelevel', 'priority', 'vitesse', 'priorite', 'delai'],
    example: '',
  },
  parcelType: {
    label: 'Parcel type',
    required: false,
    names: ['parceltype', 'packagetype', 'package', 'parcel', 'type', 'typedecolis', 'colis', 'emballage'],
    example: '',
  },
  quantity: {
    label: 'Quantity',
    required: false,
    names: [
      'quantity',
      'qty',
      'pieces',
      'pcs',
      'parcels',
      'packages',
      'boxes',
      'quantite',
      'qte',
      'nombre',
      'nombredecolis',
    ],
    example: '2',
  },
  weight: {
    label: 'Weight of each',
    required: false,
    names: ['weight', 'weightkg', 'weightlb', 'weightlbs', 'kg', 'lb', 'lbs', 'poids', 'poidskg', 'poidslb'],
    example: '4.5 kg',
  },
  length: {
    label: 'Length',
    required: false,
    names: ['length', 'lengthcm', 'lengthin', 'longueur', 'longueurcm'],
    example: '',
  },
  width: {
    label: 'Width',
    required: false,
    names: ['width', 'widthcm', 'widthin', 'largeur', 'largeurcm'],
    example: '',
  },
  height: {
    label: 'Height',
    required: false,
    names: ['height', 'heightcm', 'heightin', 'hauteur', 'hauteurcm'],
    example: '',
  },
  poNumber: {
    label: 'PO number',
    required: false,
    names: ['ponumber', 'po', 'purchaseorder', 'pono', 'bondecommande'],
    example: 'PO-7781',
  },
  notes: {
    label: 'Notes',
    required: false,
    names: ['notes', 'note', 'comments', 'comment', 'remarks', 'ordernotes', 'commentaires', 'remarques'],
    example: 'Fragile',
  },
  tags: { label: 'Tags', required: false, names: ['tags', 'tag', 'options', 'etiquettes'], example: '' },
  pickupStreet: stopField(pickupWords, 'Street'),
  pickupUnit: stopField(pickupWords, 'Unit'),
  pickupCity: stopField(pickupWords, 'City'),
  pickupProvince: stopField(pickupWords, 'Province'),
  pickupPostalCode: stopField(pickupWords, 'PostalCode'),
  pickupContact: stopField(pickupWords, 'Contact'),
  pickupPhone: stopField(pickupWords, 'Phone'),
  pickupInstructions: stopField(pickupWords, 'Instructions'),
  pickupLatitude: stopField(pickupWords, 'Latitude'),
  pickupLongitude: stopField(pickupWords, 'Longitude'),
} as const satisfies Readonly<Record<string, OrderFileField>>

export type OrderFileColumn = keyof typeof orderFileFields

/** Which column of the file holds which field, by its heading; a courier's own fields by their ids. */
export type OrderFileMapping = Readonly<Partial<Record<OrderFileColumn, string>>> & {
  readonly line?: string
  readonly orderFields?: Readonly<Record<string, string>>
}

/**
 * What is said of a mapping that names columns which the file does not have, or half a pin, by the pointer of its field; empty for a
 * good one.
 */
export function orderMappingErrors(
  heading: readonly string[],
  { orderFields = {}, ...mapping }: OrderFileMapping,
): Record<string, string[]> {
  const named = [
    ...Object.entries(mapping).map(([field, column]) => [`/mapping/${field}`, column] as const),
    ...Object.entries(orderFields).map(([id, column]) => [`/mapping/orderFields/${id}`, column] as const),
  ]
  const halves = (['pickup', 'dropoff'] as const).flatMap((stop) => {
    const [latitude, longitude] = [`${stop}Latitude`, `${stop}Longitude`] as const
    if ((mapping[latitude] === undefined) === (mapping[longitude] === undefined)) return []
    return [[`/mapping/${mapping[latitude] === undefined ? latitude : longitude}`, [halfPin]] as const]
  })
  return Object.fromEntries([
    ...named.flatMap(([pointer, column]) =>
      heading.includes(column) ? [] : [[pointer, [`The file has no column "${column}"`]] as const],
    ),
    ...halves,
  ])
}

/** The file's own name of a column; of a field without one, what the field is called. */
export function columnNameOf(mapping: OrderFileMapping, field: OrderFileColumn): string {
  return mapping[field] ?? orderFileFields[field].label
}

/** How what a row says in a courier's own field is kept, to be compared with another row of its reference. */
export function ownFieldKey(id: string): string {
  return `orderField ${id}`
}

/** The id of the field again; null: it is none of a courier's own. */
export function ownFieldId(key: string): string | null {
  return /^orderField (\d+)$/.exec(key)?.[1] ?? null
}
