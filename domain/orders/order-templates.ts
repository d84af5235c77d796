/** Said where two templates of an organization would have one name, whatever its capitals. */
export const nameOfTemplate = 'There is a template of this name already'

/** Said to the people of another organization who have a role in this one. */
export const templatesOfColleagues = 'Templates are kept by the people of the organization itself'

/** Said of a courier that is not there, or that one has nothing to do with. */
export const unknownCourier = 'Choose one of your couriers'
