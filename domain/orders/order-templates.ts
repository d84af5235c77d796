/** Said where two templates of an organization would have one name, whatever its capitals. */
export const nameOfTemplate = 'There is a template of this name already'
