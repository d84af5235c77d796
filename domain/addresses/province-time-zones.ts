import type { Province } from '../geo/canada.ts'
import { greatCircleM, type LatLng } from '../geo/geo.ts'

/** The time zones of a province. */
interface ProvinceZones {
  /** That of most of its people. */
  readonly main: string
  /** Further ones, taken from the map of zones where it names them. */
  readonly others?: readonly string[]
  /** What the map of zones names beyond the border, and what clocks show on this side of it. */
  readonly across?: Readonly<Record<string, string>>
  /** Towns that keep another time than the land around them. Degrees; metres. */
  readonly towns?: readonly { readonly zone: string; readonly at: LatLng; readonly withinM: number }[]
}

/** By the tz database; towns by what their people keep. */
const zonesOf: Readonly<Record<Province, ProvinceZones>> = {
  AB: { main: 'America/Edmonton' },
  BC: {
    main: 'America/Vancouver',
    others: ['America/Edmonton', 'America/Creston', 'America/Dawson_Creek', 'America/Fort_Nelson'],
    across: { 'America/Denver': 'America/Edmonton', 'America/Boise': 'America/Edmonton' },
    // Valemount and McBride keep Pacific Time.
    towns: [
      { zone: 'America/Vancouver', at: { lat: 52.83, lng: -119.26 }, withinM: 30_000 },
      { zone: 'America/Vancouver', at: { lat: 53.3, lng: -120.17 }, withinM: 30_000 },
    ],
  },
  MB: { main: 'America/Winnipeg' },
  NB: { main: 'America/Moncton' },
  NL: {
    main: 'America/St_Johns',
    others: ['America/Goose_Bay'],
    across: { 'America/Toronto': 'America/Goose_Bay', 'America/Halifax': 'America/Goose_Bay' },
  },
  NS: { main: 'America/Halifax', others: ['America/Glace_Bay'] },
  NT: { main: 'America/Edmonton', others: ['America/Yellowknife', 'America/Inuvik'] },
  NU: {
    main: 'America/Iqaluit',
    others: ['America/Rankin_Inlet', 'America/Cambridge_Bay', 'America/Resolute', 'America/Atikokan'],
  },
  ON: {
    main: 'America/Toronto',
    others: ['America/Winnipeg', 'America/Atikokan'],
    across: { 'America/Chicago': 'America/Winnipeg' },
    towns: [{ zone: 'America/Atikokan', at: { lat: 48.757, lng: -91.622 }, withinM: 30_000 }],
  },
  PE: { main: 'America/Halifax' },
  QC: {
    main: 'America/Toronto',
    others: ['America/Halifax', 'America/Blanc-Sablon'],
    across: { 'America/St_Johns': 'America/Blanc-Sablon' },
  },
  SK: {
    main: 'America/Regina',
    others: ['America/Swift_Current'],
    // Lloydminster keeps the time of Alberta on both sides of its street, Creighton and Denare Beach that of Flin Flon.
    towns: [
      { zone: 'America/Edmonton', at: { lat: 53.278, lng: -110.0 }, withinM: 12_000 },
      { zone: 'America/Winnipeg', at: { lat: 54.72, lng: -101.98 }, withinM: 18_000 },
    ],
  },
  YT: { main: 'America/Whitehorse', others: ['America/Dawson'] },
}

/**
 * The time zone of a place: its province says it, and where that has several, the map of zones says which of them. The map alone is wrong
 * along every border.
 * @param onMap the IANA zone that the map names for the point
 */
export function timeZoneIn(province: Province, at: LatLng, onMap: string): string {
  const { main, others = [], across = {}, towns = [] } = zonesOf[province]
  const town = towns.find((each) => greatCircleM(each.at, at) <= each.withinM)
  if (town !== undefined) return town.zone
  return others.includes(onMap) ? onMap : (across[onMap] ?? main)
}
