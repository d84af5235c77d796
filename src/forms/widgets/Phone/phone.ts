import {
  type CountryCode,
  type PhoneNumber,
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'

/** Numbers without a country code are read as Canadian (docs/rules/messages-and-words.md, "Forms"). */
const defaultCountry: CountryCode = 'CA'

/** The country of the option `country`, the default one when it is none that is known. */
export function phoneCountry(option: unknown): CountryCode {
  return typeof option === 'string' && isSupportedCountry(option) ? option : defaultCountry
}

/**
 * A number in E.164 as people read it: "(306) 651-7211 ext. 204" at home, "+44 20 7946 0958" abroad. Other text stays as it
 * is.
 */
export function phoneText(value: unknown, country: CountryCode): string {
  if (typeof value !== 'string') return ''
  // An extension is read behind this prefix alone.
  const number = parsePhoneNumberFromString(`tel:${value}`, country)
  if (number === undefined || !number.isValid() || storedText(number) !== value) return unmarkUnreadable(value)
  const home = number.countryCallingCode === '1' && (country === 'CA' || country === 'US')
  return home ? number.formatNational() : number.formatInternational()
}

/**
 * What was typed in E.164 once it is a number that can exist; before that text which the contract's `format: phone`
 * refuses, undefined for nothing. "+1306651" has the shape of E.164 without being a number, so it is made to look wrong.
 */
export function phoneValue(text: string, country: CountryCode): string | undefined {
  if (text.trim() === '') return undefined
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() === true ? storedText(number) : markUnreadable(text)
}

function storedText({ number, ext }: PhoneNumber): string {
  return ext === undefined ? number : `${number};ext=${ext}`
}

/** The text with the punctuation of its country so far: "30665" is "(306) 65". An extension is left as it is typed. */
export function formatTyping(text: string, country: CountryCode): string {
  if (/[^\d\s()+.-]/.test(text)) return text
  return new AsYouType(country).input(text)
}
