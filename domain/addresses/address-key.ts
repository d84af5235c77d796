import { bareLetters } from '../text/bare-letters.ts'
import { withUnit } from './address.ts'

/** Canada Post's short forms, and what people write instead of them; whole words alone. */
const shortForms: Readonly<Record<string, string>> = {
  avenue: 'ave',
  av: 'ave',
  street: 'st',
  road: 'rd',
  drive: 'dr',
  crescent: 'cres',
  boulevard: 'blvd',
  boul: 'blvd',
  court: 'crt',
  ct: 'crt',
  lane: 'ln',
  place: 'pl',
  highway: 'hwy',
  parkway: 'pky',
  pkwy: 'pky',
  square: 'sq',
  terrace: 'terr',
  trail: 'trl',
  circle: 'cir',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  unit: '',
  suite: '',
  ste: '',
  apt: '',
  apartment: '',
}

/**
 * What two addresses have in common that are one and the same once they are written alike: without regard to case, accents, signs, the place
 * of the unit's number and short forms. "Unit 110, 3160 Preston Avenue" is "110-3160 Preston Ave.".
 * @returns null where there is no street: it is like no other
 */
export function addressKey(address: {
  readonly unitNumber: string | null
  readonly streetAddress: string
  readonly city: string
  readonly province: string
}): string | null {
  const street = wordsOf(withUnit(address.streetAddress, address.unitNumber))
  return street === '' ? null : [street, wordsOf(address.city), wordsOf(address.province)].join('|')
}

function wordsOf(text: string): string {
  return bareLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => shortForms[word] ?? word)
    .filter((word) => word !== '')
    .join(' ')
}
