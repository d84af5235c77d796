import { isProvince, provinceNames, type Province } from '../geo/canada.ts'
import type { LatLng } from '../geo/geo.ts'
import { provincesOfPostalCode } from './postal-code.ts'

/** The three that say which province an address is in, as far as they were given. */
export interface ProvinceClaims {
  readonly province: string
  readonly postalCode?: string | null | undefined
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** Which of them is to be mended, with a sentence for its field. */
export interface ProvinceFault {
  readonly field: 'province' | 'postalCode' | 'latitude'
  readonly message: string
}

/**
 * What is wrong with an address whose province, postal code and pin contradict each other: taxes follow the province
 * (docs/rules/fuel-and-tax.md, "Tax").
 * The one that the two others speak against is named; null where they agree, and near a border, where either may be right: K1A is in
 * Gatineau too, and Lloydminster in two provinces.
 * @param provincesNear of the finder of areas: the provinces that a point may be in
 */
export function provinceFault(
  { province, postalCode, latitude, longitude }: ProvinceClaims,
  provincesNear: (point: LatLng) => ReadonlySet<Province>,
): ProvinceFault | null {
  if (!isProvince(province)) return null
  const ofCode = provincesOfPostalCode(postalCode ?? '')
  const ofPin = provincesNear({ lat: latitude, lng: longitude })
  const code = (postalCode ?? '').trim()
  const pinAgrees = ofPin.has(province)
  const codeAgrees = ofCode.length === 0 || ofCode.includes(province)
  const isOneAnother = ofCode.some((each) => ofPin.has(each))
  const not = `not in ${provinceNames[province]}`
  if (codeAgrees && pinAgrees) return null
  if (codeAgrees)
    return ofCode.length === 0
      ? { field: 'province', message: `The pin is in ${namesOf([...ofPin])}, ${not}` }
      : { field: 'latitude', message: `The pin is in ${namesOf([...ofPin])}, ${not}` }
  if (!pinAgrees && isOneAnother)
    return { field: 'province', message: `${code} and the pin are in ${namesOf(ofCode)}, ${not}` }
  if (pinAgrees && isOneAnother) return null
  return { field: 'postalCode', message: `${code} is in ${namesOf(ofCode)}, ${not}` }
}

function namesOf(provinces: readonly Province[]): string {
  return provinces.map((province) => provinceNames[province]).join(' or ')
}
