/** What is refused all over the product, in the same words on both sides of the wire. */
export const signInNeeded = 'Sign in to continue.'
export const notPermitted = 'You do not have permission to do this.'
export const noSuchThing = 'There is no such thing.'
export const faultyForm = 'The form has errors.'

export const noSuchOrganization = 'There is no such organization.'
export const noSuchPerson = 'There is no such person.'
export const otherAdministrator = 'Another administrator has to do this'
export const noSuchColleague = 'No such person in this organization.'
export const ofAnotherPerson = 'This belongs to another person.'
export const notOfOrganization = 'You do not belong to this organization'
export const wrongPassword = 'Password is incorrect'
export const wrongCode = 'Code is incorrect or was used already'
export const wrongMailedCode = 'Code is incorrect, or too old. Ask for another one if need be'
export const sameEmail = 'This is your e-mail already'
export const noSuchTimeZone = 'There is no such time zone'
export const confirmNeeded = 'Please confirm that it is you.'
export const ownersAlone = 'Only the person themselves can do this, not somebody who acts as them.'

export const noSuchInvitation = 'There is no such invitation, or it is over.'
export const emailTaken = 'Email already exists'
export const passwordsDiffer = 'Passwords do not match.'

export const pricesHidden = 'You may not read prices.'
export const pricesUnsortable = 'Prices are hidden from you, so orders cannot be sorted by them.'
export const foreignCursor = 'pagination.after is not a cursor that this list answered in `next`.'

/** "The Planner is not part of the plan of Northline Depot." */
export function notInPlan(feature: string, organization: string): string {
  return `The ${feature} is not part of the plan of ${organization}.`
}

/** "No such vehicle."; of several, which: "No such vehicle: 7." */
export function noSuch(noun: string, id?: number): string {
  return id === undefined ? `No such ${noun}.` : `No such ${noun}: ${id}.`
}

export const noSuchFailedJob = 'No such failed job.'

export const internalAlone = 'It is about the whole installation: work in the internal organization.'

/** Why somebody outside is not written to: under a field, and in the message log. */
export const askedToStop = 'They asked not to be written to'
