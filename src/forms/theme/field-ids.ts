/** The id of the element that names a field, for groups, which no <label> can name. */
export function labelId(fieldId: string): string {
  return `${fieldId}--label`
}
