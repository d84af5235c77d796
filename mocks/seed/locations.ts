import type { LocationKind } from '#generated/model/index.ts'

/** A location of the mock world: name, street, postal code, degrees north and east; all of them in Saskatoon. */
type SeedLocation = readonly [
  name: string,
  street: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  kind?: LocationKind,
]

/** The pharmacies and their patients' homes. */
export const pharmacyLocations: readonly SeedLocation[] = [
  ['Meewasin Pharmacy Broadway', '737 Broadway Avenue', 'S7N 1B3', 52.1183, -106.6555],
  ['Meewasin Pharmacy City Park', '610 Queen Street', 'S7K 0M9', 52.1379, -106.6565],
  ['Meewasin Pharmacy Riversdale', '230 Avenue D South', 'S7M 1P7', 52.1246, -106.6796],
  ['Meewasin Pharmacy Sutherland', '1204 Central Avenue', 'S7N 2H1', 52.1382, -106.5989],
  ['Meewasin Pharmacy Stonebridge', '3010 Preston Avenue South', 'S7T 1C3', 52.0846, -106.6239],
  ['Meewasin Pharmacy Lawson', '134 Primrose Drive', 'S7K 5S6', 52.1694, -106.6388],
  ['Meewasin Pharmacy Confederation', '300 Confederation Drive', 'S7L 4R6', 52.1322, -106.7245],
  ['Meewasin Pharmacy Rosewood', '1715 Rosewood Gate North', 'S7V 0T1', 52.0981, -106.5617],
  ['Caswell Hill Seniors’ Residence', '519 31st Street West', 'S7L 0R1', 52.1395, -106.6771, 'residential'],
  ['Nutana Manor', '817 Lansdowne Avenue', 'S7N 1C9', 52.1162, -106.6572, 'residential'],
  ['Lakeview Gardens Care Home', '226 Whiteshore Crescent', 'S7J 3W4', 52.0949, -106.6003, 'residential'],
  ['Silverspring Home Care', '414 Konihowski Road', 'S7S 1R2', 52.1633, -106.5851, 'residential'],
  ['Montgomery Place Lodge', '3318 Ortona Street', 'S7M 3R5', 52.1104, -106.7301, 'residential'],
  ['Evergreen Family Clinic', '210 Evergreen Square', 'S7W 0T5', 52.1669, -106.5632],
]

/** The supplier's warehouse and the clinics it serves. */
export const supplierLocations: readonly SeedLocation[] = [
  ['Northline Warehouse', '2625 Airport Drive', 'S7L 7L1', 52.1612, -106.6898],
  ['University Hospital Receiving', '103 Hospital Drive', 'S7N 0W8', 52.1314, -106.6417],
  ['City Hospital Stores', '701 Queen Street', 'S7K 0M7', 52.1381, -106.6541],
  ['St. Paul’s Hospital Dock', '1702 20th Street West', 'S7M 0Z9', 52.1266, -106.6996],
  ['Riverbend Dental', '128 4th Avenue North', 'S7K 2L5', 52.1293, -106.6606],
  ['Grosvenor Eye Centre', '2105 8th Street East', 'S7H 0T8', 52.1149, -106.6244],
  ['Attridge Physiotherapy', '1820 McOrmond Drive', 'S7S 0A6', 52.1498, -106.5731],
  ['Idylwyld Veterinary Clinic', '1701 Idylwyld Drive North', 'S7L 1B6', 52.1494, -106.6702],
  ['Wildwood Medical Imaging', '3301 8th Street East', 'S7H 5K5', 52.1151, -106.5889],
  ['Hampton Village Clinic', '335 Hampton Circle', 'S7R 0A2', 52.1497, -106.7353],
]

/** The courier's own depots, and locations it goes to for other customers. */
export const courierLocations: readonly SeedLocation[] = [
  ['Prairie Sky Depot', '306 Ontario Avenue', 'S7K 2H5', 52.1341, -106.6689],
  ['Prairie Sky North Yard', '3503 Millar Avenue', 'S7P 0B2', 52.1792, -106.6567],
  ['Bridge City Print Works', '820 51st Street East', 'S7K 0X8', 52.1706, -106.6472],
  ['Midtown Plaza Receiving', '201 1st Avenue South', 'S7K 1J5', 52.1279, -106.6667],
  ['Circle Park Auto Parts', '3310 Fairlight Drive', 'S7M 5H7', 52.1249, -106.7389],
  ['Canarda Machining', '3030 Millar Avenue', 'S7K 5X9', 52.1741, -106.6571],
  ['Exhibition Grounds Gate 3', '503 Ruth Street West', 'S7K 4E4', 52.1001, -106.6741],
  ['Forestry Farm Greenhouse', '1903 Forestry Farm Park Drive', 'S7S 1G9', 52.1598, -106.5806],
  ['Innovation Place Mailroom', '15 Innovation Boulevard', 'S7N 2X8', 52.1418, -106.6277],
  ['Broadway Books', '818 Broadway Avenue', 'S7N 1B6', 52.1167, -106.6557],
  ['Preston Crossing Bakery', '1723 Preston Avenue North', 'S7N 4V2', 52.1437, -106.6198],
  ['Holiday Park Brewing', '1610 11th Street West', 'S7M 1H5', 52.1163, -106.6969],
  ['Eastview Bicycle Repair', '2 Eastview Centre', 'S7J 3G8', 52.0972, -106.6363],
  ['Willowgrove School Office', '805 Stensrud Road', 'S7W 0A3', 52.1577, -106.5578],
  ['Parkridge Community Hall', '1045 McCormack Road', 'S7M 5L8', 52.1222, -106.7502],
  ['Churchill Law Office', '410 22nd Street East', 'S7K 5T6', 52.1303, -106.6602],
]

/** Days that a shop is open: weekdays long, Saturday short, Sunday closed. Seconds from midnight. */
export const shopHours = {
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [
      day,
      { closed: false, hours: { openTime: 28_800, closeTime: 64_800 } },
    ]),
  ),
  saturday: { closed: false, hours: { openTime: 34_200, closeTime: 61_200 } },
  sunday: { closed: true },
}
