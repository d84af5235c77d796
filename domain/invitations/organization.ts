import type { FieldErrors } from '../text/refusal.ts'

/** The organization that somebody makes to be linked, as far as they have said what it is. */
export interface AskedOrganization {
  readonly accountType?: 'organization' | 'individual'
  readonly name?: string
  readonly address?: string
}

const required = ['Required']

/** What is missing in it: docs/rules/session.md, "Making an account". */
export function faultsOfOrganization({ accountType, name, address }: AskedOrganization): FieldErrors {
  return {
    ...(accountType === undefined && { '/accountType': required }),
    ...(accountType === 'organization' && isBlank(name) && { '/name': required }),
    ...(isBlank(address) && { '/address': required }),
  }
}

/** What it is called: that of a person by first and last name. */
export function nameOfOrganization(
  { accountType, name = '' }: AskedOrganization,
  person: { readonly firstName: string; readonly lastName: string },
): string {
  return accountType === 'individual' ? `${person.firstName.trim()} ${person.lastName.trim()}` : name.trim()
}

function isBlank(text = ''): boolean {
  return text.trim() === ''
}
